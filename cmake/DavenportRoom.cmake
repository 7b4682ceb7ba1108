# A room is one folder with its headers and sources, built as the static library davenport_<name>.
# The folder's content is the list: a file that is added is built, without a list to keep in step.

add_library(davenport_options INTERFACE)
target_compile_options(davenport_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual -Wunused
  # g++ 12 warns of its own std::string where it adds a character to a text (GCC bug 105651).
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
  $<$<BOOL:$ENV{CI}>:-Werror>)
target_include_directories(davenport_options INTERFACE "${CMAKE_SOURCE_DIR}")
if(DAVENPORT_SANITIZE)
  target_compile_options(davenport_options INTERFACE
    -fsanitize=${DAVENPORT_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all
    # With the sanitizers' own code in between, g++ 12 warns of the standard library's variables.
    -Wno-maybe-uninitialized)
  target_link_options(davenport_options INTERFACE -fsanitize=${DAVENPORT_SANITIZE})
endif()

# davenport_room(<name> [PUBLIC <libraries>...] [PRIVATE <libraries>...])
function(davenport_room name)
  cmake_parse_arguments(ROOM "" "" "PUBLIC;PRIVATE" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp" "${CMAKE_CURRENT_SOURCE_DIR}/*.h")
  add_library(davenport_${name} STATIC ${sources})
  target_link_libraries(davenport_${name} PUBLIC davenport_options ${ROOM_PUBLIC} PRIVATE ${ROOM_PRIVATE})
endfunction()

# davenport_test(<name> SOURCES <files>... LIBRARIES <libraries>... [LABELS <labels>...])
# One Qt Test executable, run without a display. Extra labels choose it with ctest -L.
function(davenport_test name)
  cmake_parse_arguments(TEST "" "TIMEOUT" "SOURCES;LIBRARIES;LABELS" ${ARGN})
  add_executable(${name} ${TEST_SOURCES})
  target_link_libraries(${name} PRIVATE davenport_options Qt6::Core Qt6::Test ${TEST_LIBRARIES})
  target_compile_definitions(${name} PRIVATE
    DAVENPORT_SOURCE_DIR="${CMAKE_SOURCE_DIR}" DAVENPORT_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data")
  add_test(NAME ${name} COMMAND ${name})
  set(timeout 300)
  if(TEST_TIMEOUT)
    set(timeout ${TEST_TIMEOUT})
  endif()
  set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen" TIMEOUT ${timeout})
  if(TEST_LABELS)
    set_tests_properties(${name} PROPERTIES LABELS "${TEST_LABELS}")
  endif()
endfunction()
