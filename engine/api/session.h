#pragma once

#include "engine/api/attachments_role.h"
#include "engine/api/changes_role.h"
#include "engine/api/documents_role.h"
#include "engine/api/local_documents_role.h"
#include "engine/api/maintenance_role.h"
#include "engine/api/partitions_role.h"
#include "engine/api/revisions_role.h"

#include <string>

namespace davenport::api {

/// What a session offers: a role is non-null exactly when its flag is set. Screens ask these, never a connector's name.
struct Capabilities {
    bool documents = false;
    bool revisions = false;
    bool changes = false;
    bool partitions = false;
    bool attachments = false;
    bool localDocuments = false;
    bool maintenance = false;
    bool writable = false;
};

/// One open database, embedded or remote. Its roles live as long as it does. Destroying it waits for calls under way;
/// cancel them first. Every role may be called from any thread.
class Session {
public:
    virtual ~Session() = default;

    virtual std::string name() const = 0;
    virtual Capabilities capabilities() const = 0;

    virtual DocumentsRole *documents() { return nullptr; }
    virtual RevisionsRole *revisions() { return nullptr; }
    virtual ChangesRole *changes() { return nullptr; }
    virtual PartitionsRole *partitions() { return nullptr; }
    virtual AttachmentsRole *attachments() { return nullptr; }
    virtual LocalDocumentsRole *localDocuments() { return nullptr; }
    virtual MaintenanceRole *maintenance() { return nullptr; }
};

} // namespace davenport::api
