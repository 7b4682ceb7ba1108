<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AttachmentJob</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>CellPeek</name>
        <message>
            <source>
… %1 bytes in all</source>
            <translation>
… %1 Bytes insgesamt</translation>
        </message>
        <message>
            <source>The document has no such field any more.</source>
            <translation>Das Dokument hat dieses Feld nicht mehr.</translation>
        </message>
    </context>
    <context>
        <name>ConditionParser</name>
        <message>
            <source>a field is missing here</source>
            <translation>hier fehlt ein Feld</translation>
        </message>
        <message>
            <source>the name of a field is missing behind the dot</source>
            <translation>hinter dem Punkt fehlt der Name eines Felds</translation>
        </message>
        <message>
            <source>a field cannot be called so; write it as ["name"]</source>
            <translation>so kann ein Feld nicht heißen; schreiben Sie ["name"]</translation>
        </message>
        <message>
            <source>the quote is not closed</source>
            <translation>das Anführungszeichen ist nicht geschlossen</translation>
        </message>
        <message>
            <source>between brackets stands a number, or a key in quotes</source>
            <translation>zwischen Klammern steht eine Zahl oder ein Schlüssel in Anführungszeichen</translation>
        </message>
        <message>
            <source>the bracket is not closed</source>
            <translation>die Klammer ist nicht geschlossen</translation>
        </message>
        <message>
            <source>an operator is missing: %1</source>
            <translation>ein Operator fehlt: %1</translation>
        </message>
        <message>
            <source>“%1” is no operator: %2</source>
            <translation>„%1“ ist kein Operator: %2</translation>
        </message>
    </context>
    <context>
        <name>DocumentCopy</name>
        <message>
            <source>The selection is longer than %1. Export it to a file instead.</source>
            <translation>Die Auswahl ist länger als %1. Exportieren Sie sie stattdessen in eine Datei.</translation>
        </message>
    </context>
    <context>
        <name>TakeBack</name>
        <message>
            <source>It was changed since.</source>
            <translation>Es wurde seither geändert.</translation>
        </message>
        <message>
            <source>Its old body was compacted away, and was too large for the journal.</source>
            <translation>Sein alter Inhalt ist verdichtet und war zu groß für das Journal.</translation>
        </message>
        <message>
            <source>The attachments it had were compacted away.</source>
            <translation>Seine Anhänge sind verdichtet.</translation>
        </message>
    </context>
    <context>
        <name>TimeText</name>
        <message numerus="yes">
            <source>%n second(s) ago</source>
            <translation>
                <numerusform>vor %n Sekunde</numerusform>
                <numerusform>vor %n Sekunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>in %n second(s)</source>
            <translation>
                <numerusform>in %n Sekunde</numerusform>
                <numerusform>in %n Sekunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s) ago</source>
            <translation>
                <numerusform>vor %n Minute</numerusform>
                <numerusform>vor %n Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>in %n minute(s)</source>
            <translation>
                <numerusform>in %n Minute</numerusform>
                <numerusform>in %n Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s) ago</source>
            <translation>
                <numerusform>vor %n Stunde</numerusform>
                <numerusform>vor %n Stunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>in %n hour(s)</source>
            <translation>
                <numerusform>in %n Stunde</numerusform>
                <numerusform>in %n Stunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) ago</source>
            <translation>
                <numerusform>vor %n Tag</numerusform>
                <numerusform>vor %n Tagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>in %n day(s)</source>
            <translation>
                <numerusform>in %n Tag</numerusform>
                <numerusform>in %n Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>local</source>
            <translation>Ortszeit</translation>
        </message>
    </context>
    <context>
        <name>UndoJournal</name>
        <message>
            <source>%1 cannot be written: %2</source>
            <translation>%1 kann nicht geschrieben werden: %2</translation>
        </message>
        <message>
            <source>%1 is no entry of this version.</source>
            <translation>%1 ist kein Eintrag dieser Version.</translation>
        </message>
    </context>
    <context>
        <name>davenport::app::RestoreDialog</name>
        <message>
            <source>Tabs of the last session</source>
            <translation>Seiten der letzten Sitzung</translation>
        </message>
        <message>
            <source>The program did not end well with these open. Open them one by one.</source>
            <translation>Das Programm endete mit diesen nicht gut. Öffnen Sie sie einzeln.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Open tab</source>
            <translation>Seite öffnen</translation>
        </message>
        <message>
            <source>%1 (not in the workspace any more)</source>
            <translation>%1 (nicht mehr im Arbeitsbereich)</translation>
        </message>
    </context>
    <context>
        <name>davenport::app::Studio</name>
        <message>
            <source>What is open was not kept on disk</source>
            <translation>Was offen ist, wurde nicht auf der Platte aufgehoben</translation>
        </message>
        <message>
            <source>Making the sample workspace</source>
            <translation>Der Beispiel-Arbeitsbereich entsteht</translation>
        </message>
        <message>
            <source>The sample workspace was not made</source>
            <translation>Der Beispiel-Arbeitsbereich wurde nicht angelegt</translation>
        </message>
        <message>
            <source>Open a workspace: a folder of databases</source>
            <translation>Arbeitsbereich öffnen: ein Ordner mit Datenbanken</translation>
        </message>
        <message>
            <source>The workspace was not read</source>
            <translation>Der Arbeitsbereich wurde nicht gelesen</translation>
        </message>
        <message>
            <source>A part of the last session was not read</source>
            <translation>Ein Teil der letzten Sitzung wurde nicht gelesen</translation>
        </message>
        <message numerus="yes">
            <source>%n tab(s) did not come back</source>
            <translation>
                <numerusform>%n Seite kam nicht wieder</numerusform>
                <numerusform>%n Seiten kamen nicht wieder</numerusform>
            </translation>
        </message>
        <message>
            <source>What they showed is not in the workspace any more: %1</source>
            <translation>Was sie zeigten, ist nicht mehr im Arbeitsbereich: %1</translation>
        </message>
        <message numerus="yes">
            <source>Restored %n tab(s)</source>
            <translation>
                <numerusform>%n Seite wiederhergestellt</numerusform>
                <numerusform>%n Seiten wiederhergestellt</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 und %2</translation>
        </message>
        <message numerus="yes">
            <source>%n unsaved document(s)</source>
            <translation>
                <numerusform>%n ungespeichertes Dokument</numerusform>
                <numerusform>%n ungespeicherte Dokumente</numerusform>
            </translation>
        </message>
        <message>
            <source>As they were at %1.</source>
            <translation>Wie sie um %1 waren.</translation>
        </message>
        <message>
            <source>Safe mode</source>
            <translation>Sicherer Modus</translation>
        </message>
        <message>
            <source>No tabs were opened.</source>
            <translation>Keine Seiten wurden geöffnet.</translation>
        </message>
        <message numerus="yes">
            <source>The %n tab(s) that were open last were left closed.</source>
            <translation>
                <numerusform>Die %n zuletzt offene Seite blieb geschlossen.</numerusform>
                <numerusform>Die %n zuletzt offenen Seiten blieben geschlossen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Open one by one…</source>
            <translation>Einzeln öffnen…</translation>
        </message>
    </context>
    <context>
        <name>davenport::app::TourPlayer</name>
        <message>
            <source>the screen “%1” (%2) cannot be shown: after %3 seconds still waiting for %4</source>
            <translation>der Schirm „%1“ (%2) kann nicht gezeigt werden: nach %3 Sekunden fehlt noch %4</translation>
        </message>
        <message>
            <source>the picture “%1” cannot be written to %2</source>
            <translation>das Bild „%1“ kann nicht nach %2 geschrieben werden</translation>
        </message>
    </context>
    <context>
        <name>davenport::app::WorkspaceGuard</name>
        <message>
            <source>Workspace is &amp;Read-Only</source>
            <translation>Arbeitsbereich nur &amp;lesen</translation>
        </message>
        <message>
            <source>Nothing in this workspace can be changed while this is ticked</source>
            <translation>Nichts in diesem Arbeitsbereich lässt sich ändern, solange dies angehakt ist</translation>
        </message>
        <message>
            <source>The workspace is read-only: allow writing in the File menu</source>
            <translation>Der Arbeitsbereich ist nur lesbar: Schreiben im Menü „Datei“ erlauben</translation>
        </message>
    </context>
    <context>
        <name>davenport::changes::ChangeBodyView</name>
        <message>
            <source>Open document</source>
            <translation>Dokument öffnen</translation>
        </message>
        <message>
            <source>Show the document among the others and in the inspector</source>
            <translation>Das Dokument unter den anderen und im Inspektor zeigen</translation>
        </message>
        <message>
            <source>The document at this change</source>
            <translation>Das Dokument bei dieser Änderung</translation>
        </message>
        <message>
            <source>No change selected</source>
            <translation>Keine Änderung ausgewählt</translation>
        </message>
        <message>
            <source>Choose a change to see the document as it was then.</source>
            <translation>Wählen Sie eine Änderung, um das Dokument von damals zu sehen.</translation>
        </message>
        <message>
            <source>superseded</source>
            <translation>überholt</translation>
        </message>
        <message>
            <source>current</source>
            <translation>aktuell</translation>
        </message>
        <message>
            <source>This change deleted the document. The tombstone's own body:</source>
            <translation>Diese Änderung hat das Dokument gelöscht. Der Inhalt des Grabsteins:</translation>
        </message>
        <message>
            <source>The body of this revision is no longer kept: the document has changed since, and old bodies go with the next compaction.</source>
            <translation>Der Inhalt dieser Revision ist nicht mehr da: Das Dokument hat sich seither geändert, und alte Inhalte gehen mit der nächsten Verdichtung.</translation>
        </message>
    </context>
    <context>
        <name>davenport::changes::ChangesFeature</name>
        <message>
            <source>&amp;Changes</source>
            <translation>&amp;Änderungen</translation>
        </message>
        <message>
            <source>Watch the changes of the database as they happen</source>
            <translation>Den Änderungen der Datenbank zusehen, während sie geschehen</translation>
        </message>
    </context>
    <context>
        <name>davenport::changes::ChangesModel</name>
        <message>
            <source>deleted</source>
            <translation>gelöscht</translation>
        </message>
        <message>
            <source>design document</source>
            <translation>Entwurfsdokument</translation>
        </message>
        <message>
            <source>created</source>
            <translation>angelegt</translation>
        </message>
        <message>
            <source>edited</source>
            <translation>bearbeitet</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n leaves</source>
            <translation>
                <numerusform>%1, %n Blatt</numerusform>
                <numerusform>%1, %n Blätter</numerusform>
            </translation>
        </message>
        <message>
            <source>%1
The document has changed again since.</source>
            <translation>%1
Das Dokument hat sich seither wieder geändert.</translation>
        </message>
        <message>
            <source>When the change came while this page watched. The database itself keeps no times.</source>
            <translation>Wann die Änderung kam, während diese Seite zusah. Die Datenbank selbst merkt sich keine Zeiten.</translation>
        </message>
        <message>
            <source>seq</source>
            <translation>Seq</translation>
        </message>
        <message>
            <source>seen</source>
            <translation>gesehen</translation>
        </message>
        <message>
            <source>what</source>
            <translation>was</translation>
        </message>
    </context>
    <context>
        <name>davenport::changes::ChangesPage</name>
        <message>
            <source>%1 · Changes</source>
            <translation>%1 · Änderungen</translation>
        </message>
        <message>
            <source>The changes were not read</source>
            <translation>Die Änderungen wurden nicht gelesen</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Changes, newest first</source>
            <translation>Änderungen, die neueste zuerst</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Keep the list as it is while one reads (Ctrl+P)</source>
            <translation>Die Liste stehen lassen, während man liest (Strg+P)</translation>
        </message>
        <message>
            <source>&amp;Since</source>
            <translation>&amp;Seit</translation>
        </message>
        <message>
            <source>the latest</source>
            <translation>der letzten</translation>
        </message>
        <message>
            <source>Since which sequence</source>
            <translation>Seit welcher Sequenz</translation>
        </message>
        <message>
            <source>Show the changes after this sequence: 0 for all of them, nothing for the latest</source>
            <translation>Änderungen nach dieser Sequenz zeigen: 0 für alle, nichts für die letzte</translation>
        </message>
        <message>
            <source>Which changes</source>
            <translation>Welche Änderungen</translation>
        </message>
        <message>
            <source>Which changes the list shows</source>
            <translation>Welche Änderungen die Liste zeigt</translation>
        </message>
        <message>
            <source>All changes</source>
            <translation>Alle Änderungen</translation>
        </message>
        <message>
            <source>Edits</source>
            <translation>Bearbeitungen</translation>
        </message>
        <message>
            <source>Deletions</source>
            <translation>Löschungen</translation>
        </message>
        <message>
            <source>With several leaves</source>
            <translation>Mit mehreren Blättern</translation>
        </message>
        <message>
            <source>Design documents</source>
            <translation>Entwurfsdokumente</translation>
        </message>
        <message>
            <source>Filter by id</source>
            <translation>Nach Id filtern</translation>
        </message>
        <message>
            <source>Show the changes of documents whose id contains this</source>
            <translation>Änderungen von Dokumenten zeigen, deren Id dies enthält</translation>
        </message>
        <message>
            <source>Read the next changes after the last one of the list</source>
            <translation>Die nächsten Änderungen nach der letzten der Liste lesen</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pausiert</translation>
        </message>
        <message>
            <source>No change has come since.</source>
            <translation>Seither ist keine Änderung gekommen.</translation>
        </message>
        <message numerus="yes">
            <source>%n changes wait.</source>
            <translation>
                <numerusform>%n Änderung wartet.</numerusform>
                <numerusform>%n Änderungen warten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changes</source>
            <translation>
                <numerusform>%n Änderung</numerusform>
                <numerusform>%n Änderungen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 changes</source>
            <translation>%1 von %2 Änderungen</translation>
        </message>
        <message>
            <source> · %1 earlier ones left the list</source>
            <translation> · %1 frühere haben die Liste verlassen</translation>
        </message>
        <message>
            <source>Read on: up to %1 more</source>
            <translation>Weiterlesen: bis zu %1 weitere</translation>
        </message>
        <message>
            <source>up to sequence %1</source>
            <translation>bis Sequenz %1</translation>
        </message>
        <message>
            <source>live · sequence %1</source>
            <translation>live · Sequenz %1</translation>
        </message>
        <message>
            <source>update_seq %1</source>
            <translation>update_seq %1</translation>
        </message>
        <message>
            <source>Live</source>
            <translation>Live</translation>
        </message>
        <message>
            <source>No change yet</source>
            <translation>Noch keine Änderung</translation>
        </message>
        <message>
            <source>Changes appear here as they happen.</source>
            <translation>Änderungen erscheinen hier, sobald sie geschehen.</translation>
        </message>
        <message>
            <source>Nothing has changed after sequence %1.</source>
            <translation>Nach Sequenz %1 hat sich nichts geändert.</translation>
        </message>
        <message>
            <source>No change matches</source>
            <translation>Keine Änderung passt</translation>
        </message>
        <message numerus="yes">
            <source>%n changes are hidden by the filter.</source>
            <translation>
                <numerusform>%n Änderung ist durch den Filter verborgen.</numerusform>
                <numerusform>%n Änderungen sind durch den Filter verborgen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::CellEditor</name>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Enter saves, Esc leaves the value as it is</source>
            <translation>Eingabe speichert, Esc lässt den Wert, wie er ist</translation>
        </message>
        <message>
            <source>Enter saves this value, Esc leaves it as it was.</source>
            <translation>Eingabe speichert diesen Wert, Esc lässt ihn, wie er war.</translation>
        </message>
        <message>
            <source>This document has no field “%1”. Set field adds one.</source>
            <translation>Dieses Dokument hat kein Feld „%1“. „Feld setzen“ fügt eines hinzu.</translation>
        </message>
        <message>
            <source>“%1” holds an array or object: edit it in the inspector (Return).</source>
            <translation>„%1“ enthält ein Array oder Objekt: im Inspektor bearbeiten (Eingabe).</translation>
        </message>
        <message>
            <source>“%1” is too long for a cell: edit it in the inspector (Return).</source>
            <translation>„%1“ ist zu lang für eine Zelle: im Inspektor bearbeiten (Eingabe).</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>This is no JSON value, so nothing was saved: %1. A text stands in quotes.</source>
            <translation>Das ist kein JSON-Wert, deshalb wurde nichts gespeichert: %1. Ein Text steht in Anführungszeichen.</translation>
        </message>
        <message>
            <source>Not saved: %1</source>
            <translation>Nicht gespeichert: %1</translation>
        </message>
        <message>
            <source>The document was deleted meanwhile, so nothing was saved. Esc closes this; your text can still be copied.</source>
            <translation>Das Dokument wurde inzwischen gelöscht, deshalb wurde nichts gespeichert. Esc schließt dies; Ihr Text kann noch kopiert werden.</translation>
        </message>
        <message>
            <source>Somebody else wrote this document meanwhile (%1):</source>
            <translation>Jemand anderes hat dieses Dokument inzwischen geschrieben (%1):</translation>
        </message>
        <message numerus="yes">
            <source>… and %n more</source>
            <translation>
                <numerusform>… und %n weiteres</numerusform>
                <numerusform>… und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: added, %2</source>
            <translation>%1: hinzugefügt, %2</translation>
        </message>
        <message>
            <source>%1: removed, was %2</source>
            <translation>%1: entfernt, war %2</translation>
        </message>
        <message>
            <source>%1: %2 → %3</source>
            <translation>%1: %2 → %3</translation>
        </message>
        <message>
            <source>its text is the same.</source>
            <translation>sein Text ist derselbe.</translation>
        </message>
        <message>
            <source>The field you edit is gone. Esc closes this; your text can still be copied.</source>
            <translation>Das bearbeitete Feld ist weg. Esc schließt dies; Ihr Text kann noch kopiert werden.</translation>
        </message>
        <message>
            <source>Enter saves your value on top of it, Esc keeps theirs.</source>
            <translation>Eingabe speichert Ihren Wert darüber, Esc behält den anderen.</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::CellPeek</name>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::ColumnFilter</name>
        <message>
            <source>Filter by this column</source>
            <translation>Nach dieser Spalte filtern</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Anwenden</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Take the conditions on this field away</source>
            <translation>Die Bedingungen dieses Felds wegnehmen</translation>
        </message>
        <message>
            <source>Operator</source>
            <translation>Operator</translation>
        </message>
        <message>
            <source>is true</source>
            <translation>ist wahr</translation>
        </message>
        <message>
            <source>is false</source>
            <translation>ist falsch</translation>
        </message>
        <message>
            <source>has the element</source>
            <translation>hat das Element</translation>
        </message>
        <message>
            <source>contains</source>
            <translation>enthält</translation>
        </message>
        <message>
            <source>is</source>
            <translation>ist</translation>
        </message>
        <message>
            <source>is not</source>
            <translation>ist nicht</translation>
        </message>
        <message>
            <source>begins with</source>
            <translation>beginnt mit</translation>
        </message>
        <message>
            <source>lies between</source>
            <translation>liegt zwischen</translation>
        </message>
        <message>
            <source>is there</source>
            <translation>ist vorhanden</translation>
        </message>
        <message>
            <source>is missing</source>
            <translation>fehlt</translation>
        </message>
        <message>
            <source>is null</source>
            <translation>ist null</translation>
        </message>
        <message>
            <source>Filter by %1</source>
            <translation>Nach %1 filtern</translation>
        </message>
        <message>
            <source>From %1</source>
            <translation>Von %1</translation>
        </message>
        <message>
            <source>To %1</source>
            <translation>Bis %1</translation>
        </message>
        <message>
            <source>From</source>
            <translation>Von</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>To</source>
            <translation>Bis</translation>
        </message>
        <message>
            <source>“%1” is no number as JSON writes them: 100, 0.5, 1e3.</source>
            <translation>„%1“ ist keine Zahl, wie JSON sie schreibt: 100, 0.5, 1e3.</translation>
        </message>
        <message>
            <source>“%1” is no date: write 2026-10-01, or 2026-10-01T13:05:22Z.</source>
            <translation>„%1“ ist kein Datum: 2026-10-01 oder 2026-10-01T13:05:22Z.</translation>
        </message>
        <message>
            <source>Type a value.</source>
            <translation>Geben Sie einen Wert ein.</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::ConditionChip</name>
        <message>
            <source>Condition %1</source>
            <translation>Bedingung %1</translation>
        </message>
        <message>
            <source>%1
A click changes it; the cross, Delete or Backspace removes it</source>
            <translation>%1
Ein Klick ändert sie; das Kreuz, Entf oder die Rücktaste entfernt sie</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::DocumentActions</name>
        <message>
            <source>One thing at a time</source>
            <translation>Eines nach dem anderen</translation>
        </message>
        <message>
            <source>Something is still running here. Wait for it, or cancel it (Esc).</source>
            <translation>Hier läuft noch etwas. Warten Sie darauf, oder brechen Sie es ab (Esc).</translation>
        </message>
        <message>
            <source>Copying</source>
            <translation>Kopieren läuft</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message numerus="yes">
            <source>%n document(s) are on the clipboard as %1.</source>
            <translation>
                <numerusform>%n Dokument liegt als %1 in der Zwischenablage.</numerusform>
                <numerusform>%n Dokumente liegen als %1 in der Zwischenablage.</numerusform>
            </translation>
        </message>
        <message>
            <source>The documents are on the clipboard as %1.</source>
            <translation>Die Dokumente liegen als %1 in der Zwischenablage.</translation>
        </message>
        <message>
            <source>Nothing was copied</source>
            <translation>Nichts wurde kopiert</translation>
        </message>
        <message>
            <source>%1: %2 documents</source>
            <translation>%1: %2 Dokumente</translation>
        </message>
        <message>
            <source>No document is selected</source>
            <translation>Kein Dokument ist ausgewählt</translation>
        </message>
        <message>
            <source>The selected ones are gone already.</source>
            <translation>Die ausgewählten sind schon weg.</translation>
        </message>
        <message>
            <source>The documents were not counted</source>
            <translation>Die Dokumente wurden nicht gezählt</translation>
        </message>
        <message>
            <source>Counting: %1</source>
            <translation>Zählen: %1</translation>
        </message>
        <message>
            <source>Delete the document %1?</source>
            <translation>Das Dokument %1 löschen?</translation>
        </message>
        <message>
            <source>Delete %1 documents of %2?</source>
            <translation>%1 Dokumente von %2 löschen?</translation>
        </message>
        <message>
            <source>A deletion is a new revision, a tombstone: it is replicated, and another live revision of a document in conflict becomes its winner. Documents that somebody changes from now on stay.</source>
            <translation>Eine Löschung ist eine neue Revision, ein Grabstein: Sie wird repliziert, und eine andere lebende Revision eines Dokuments im Konflikt wird Gewinner. Dokumente, die jemand von jetzt an ändert, bleiben.</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Delete %1</source>
            <translation>%1 löschen</translation>
        </message>
        <message>
            <source>Deleting</source>
            <translation>Löschen läuft</translation>
        </message>
        <message>
            <source>Setting %1</source>
            <translation>%1 wird gesetzt</translation>
        </message>
        <message>
            <source>Duplicating</source>
            <translation>Duplizieren läuft</translation>
        </message>
        <message>
            <source>It ended early</source>
            <translation>Es endete vorzeitig</translation>
        </message>
        <message>
            <source>%1: %2 of %3</source>
            <translation>%1: %2 von %3</translation>
        </message>
        <message>
            <source>%1 of %2 documents deleted</source>
            <translation>%1 von %2 Dokumenten gelöscht</translation>
        </message>
        <message>
            <source>%1 of %2 documents written</source>
            <translation>%1 von %2 Dokumenten geschrieben</translation>
        </message>
        <message>
            <source>It was cancelled; the others are as they were.</source>
            <translation>Es wurde abgebrochen; die anderen sind, wie sie waren.</translation>
        </message>
        <message numerus="yes">
            <source>%n had this value already.</source>
            <translation>
                <numerusform>%n hatte diesen Wert schon.</numerusform>
                <numerusform>%n hatten diesen Wert schon.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left as they are, the first: %1</source>
            <translation>
                <numerusform>%n blieb, wie es ist: %1</numerusform>
                <numerusform>%n blieben, wie sie sind, das erste: %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::DocumentHeader</name>
        <message>
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::DocumentPalette</name>
        <message>
            <source>in conflict</source>
            <translation>im Konflikt</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::DocumentTable</name>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>End of documents</source>
            <translation>Ende der Dokumente</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::DocumentTableModel</name>
        <message>
            <source>In conflict: more than one live revision</source>
            <translation>Im Konflikt: mehr als eine lebende Revision</translation>
        </message>
        <message>
            <source>Has edits that were not saved</source>
            <translation>Hat Änderungen, die nicht gespeichert sind</translation>
        </message>
        <message>
            <source>%1: deleted meanwhile</source>
            <translation>%1: inzwischen gelöscht</translation>
        </message>
        <message>
            <source>Marks: conflicts and unsaved edits</source>
            <translation>Marken: Konflikte und ungespeicherte Änderungen</translation>
        </message>
        <message>
            <source>Document id</source>
            <translation>Dokument-Id</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::DocumentsFeature</name>
        <message>
            <source>&amp;Delete Selected Documents …</source>
            <translation>Ausgewählte Dokumente &amp;löschen …</translation>
        </message>
        <message>
            <source>&amp;Copy Selected Documents as JSON</source>
            <translation>Ausgewählte Dokumente als JSON &amp;kopieren</translation>
        </message>
        <message>
            <source>Set a &amp;Field in Selected Documents …</source>
            <translation>&amp;Feld in ausgewählten Dokumenten setzen …</translation>
        </message>
        <message>
            <source>Edit the &amp;Value of the Cell</source>
            <translation>&amp;Wert der Zelle bearbeiten</translation>
        </message>
        <message>
            <source>Follow the &amp;Reference</source>
            <translation>Dem &amp;Verweis folgen</translation>
        </message>
        <message>
            <source>&amp;Pin the Document on Top, or Unpin</source>
            <translation>Dokument oben &amp;anheften oder lösen</translation>
        </message>
        <message>
            <source>&amp;Go to Id</source>
            <translation>&amp;Zur Id gehen</translation>
        </message>
        <message>
            <source>&amp;Filter Documents</source>
            <translation>Dokumente &amp;filtern</translation>
        </message>
        <message>
            <source>&amp;Turn the Order Round</source>
            <translation>Reihenfolge &amp;umdrehen</translation>
        </message>
        <message>
            <source>&amp;Refresh</source>
            <translation>&amp;Neu lesen</translation>
        </message>
        <message>
            <source>Documents as a &amp;Tree</source>
            <translation>Dokumente als &amp;Baum</translation>
        </message>
        <message>
            <source>&amp;Back to the Document Before</source>
            <translation>&amp;Zurück zum Dokument davor</translation>
        </message>
        <message>
            <source>F&amp;orward Again</source>
            <translation>Wieder &amp;vor</translation>
        </message>
        <message>
            <source>Documents as &amp;JSON</source>
            <translation>Dokumente als &amp;JSON</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::DocumentsPage</name>
        <message>
            <source>Not edited here</source>
            <translation>Hier nicht zu bearbeiten</translation>
        </message>
        <message>
            <source>Numbering rows</source>
            <translation>Zeilen werden nummeriert</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1 is read-only.</source>
            <translation>%1 ist nur lesbar.</translation>
        </message>
        <message>
            <source>Nothing is written here</source>
            <translation>Hier wird nichts geschrieben</translation>
        </message>
        <message>
            <source>The selection is still being read</source>
            <translation>Die Auswahl wird noch gelesen</translation>
        </message>
        <message>
            <source>Try again in a moment.</source>
            <translation>Gleich noch einmal versuchen.</translation>
        </message>
        <message>
            <source>Show the whole value</source>
            <translation>Den ganzen Wert zeigen</translation>
        </message>
        <message>
            <source>Follow the reference</source>
            <translation>Dem Verweis folgen</translation>
        </message>
        <message>
            <source>Edit the value</source>
            <translation>Den Wert bearbeiten</translation>
        </message>
        <message>
            <source>Only “%1”</source>
            <translation>Nur „%1“</translation>
        </message>
        <message>
            <source>Edit in the inspector</source>
            <translation>Im Inspektor bearbeiten</translation>
        </message>
        <message>
            <source>Duplicate %1 …</source>
            <translation>%1 duplizieren …</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Duplizieren</translation>
        </message>
        <message>
            <source>Set a field in %1 …</source>
            <translation>Ein Feld in %1 setzen …</translation>
        </message>
        <message>
            <source>Set a field …</source>
            <translation>Ein Feld setzen …</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Lösen</translation>
        </message>
        <message>
            <source>Pin on top</source>
            <translation>Oben anheften</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>%1 kopieren</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>As JSON</source>
            <translation>Als JSON</translation>
        </message>
        <message>
            <source>As NDJSON</source>
            <translation>Als NDJSON</translation>
        </message>
        <message>
            <source>As CSV</source>
            <translation>Als CSV</translation>
        </message>
        <message>
            <source>Show partition %1</source>
            <translation>Partition %1 zeigen</translation>
        </message>
        <message>
            <source>Delete %1 …</source>
            <translation>%1 löschen …</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Löschen …</translation>
        </message>
        <message>
            <source>New document</source>
            <translation>Neues Dokument</translation>
        </message>
        <message>
            <source>Export %1 …</source>
            <translation>%1 exportieren …</translation>
        </message>
        <message>
            <source>Export what is shown …</source>
            <translation>Gezeigtes exportieren …</translation>
        </message>
        <message>
            <source>Export …</source>
            <translation>Exportieren …</translation>
        </message>
        <message>
            <source>“%1” names no document</source>
            <translation>„%1“ nennt kein Dokument</translation>
        </message>
        <message>
            <source>Neither %1 nor another database of the workspace has a document of that id.</source>
            <translation>Weder %1 noch eine andere Datenbank des Arbeitsbereichs hat ein Dokument mit dieser Id.</translation>
        </message>
        <message>
            <source>Nothing to follow here</source>
            <translation>Hier ist nichts zu verfolgen</translation>
        </message>
        <message>
            <source>Only a text or a number can name a document.</source>
            <translation>Nur ein Text oder eine Zahl kann ein Dokument nennen.</translation>
        </message>
        <message>
            <source>%1 / %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Go to its row</source>
            <translation>Zu seiner Zeile gehen</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>No conflicts</source>
            <translation>Keine Konflikte</translation>
        </message>
        <message>
            <source>No document of %1 has more than one live revision.</source>
            <translation>Kein Dokument von %1 hat mehr als eine lebende Revision.</translation>
        </message>
        <message>
            <source>Show all documents</source>
            <translation>Alle Dokumente zeigen</translation>
        </message>
        <message>
            <source>No documents yet</source>
            <translation>Noch keine Dokumente</translation>
        </message>
        <message>
            <source>No document in this partition</source>
            <translation>Kein Dokument in dieser Partition</translation>
        </message>
        <message>
            <source>%1 is empty. Write its first document, or import a file of them.</source>
            <translation>%1 ist leer. Schreiben Sie das erste Dokument, oder importieren Sie eine Datei.</translation>
        </message>
        <message>
            <source>Nothing in %1 begins with “%2:”.</source>
            <translation>Nichts in %1 beginnt mit „%2:“.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>Show all partitions</source>
            <translation>Alle Partitionen zeigen</translation>
        </message>
        <message>
            <source>No document matches</source>
            <translation>Kein Dokument passt</translation>
        </message>
        <message>
            <source>“%1” excludes most: %2 of the %3 documents of %4 that were read meet it.</source>
            <translation>„%1“ schließt am meisten aus: %2 der %3 gelesenen Dokumente von %4 erfüllen es.</translation>
        </message>
        <message>
            <source>Without “%1”</source>
            <translation>Ohne „%1“</translation>
        </message>
        <message>
            <source>Without a filter</source>
            <translation>Ohne Filter</translation>
        </message>
        <message>
            <source>%1 did not open</source>
            <translation>%1 ging nicht auf</translation>
        </message>
        <message>
            <source>The documents were not read</source>
            <translation>Die Dokumente wurden nicht gelesen</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>%1 of about %2 read, %3 found</source>
            <translation>%1 von etwa %2 gelesen, %3 gefunden</translation>
        </message>
        <message>
            <source>examined %1</source>
            <translation>%1 geprüft</translation>
        </message>
        <message>
            <source>returned %1</source>
            <translation>%1 geliefert</translation>
        </message>
        <message>
            <source>sorted by %1, the first %2 of them are kept</source>
            <translation>nach %1 sortiert, die ersten %2 davon behalten</translation>
        </message>
        <message>
            <source>all of them sorted by %1</source>
            <translation>alle nach %1 sortiert</translation>
        </message>
        <message>
            <source>more than can be listed: narrow the filter</source>
            <translation>mehr, als sich auflisten lässt: Filter enger fassen</translation>
        </message>
        <message>
            <source>cancelled, not all were read</source>
            <translation>abgebrochen, nicht alle gelesen</translation>
        </message>
        <message>
            <source>scanning</source>
            <translation>wird durchsucht</translation>
        </message>
        <message>
            <source>full scan</source>
            <translation>ganz durchsucht</translation>
        </message>
        <message>
            <source>at least %1</source>
            <translation>mindestens %1</translation>
        </message>
        <message>
            <source>read %1 of %2</source>
            <translation>%1 von %2 gelesen</translation>
        </message>
        <message>
            <source>%1 shards</source>
            <translation>%1 Shards</translation>
        </message>
        <message>
            <source>1 of %1 shards</source>
            <translation>1 von %1 Shards</translation>
        </message>
        <message>
            <source>by _id</source>
            <translation>nach _id</translation>
        </message>
        <message>
            <source>No document “%1”</source>
            <translation>Kein Dokument „%1“</translation>
        </message>
        <message>
            <source>It is not among the documents that the filter lets through.</source>
            <translation>Es gehört nicht zu denen, die der Filter durchlässt.</translation>
        </message>
        <message>
            <source>This is the place where it would stand.</source>
            <translation>Hier würde es stehen.</translation>
        </message>
        <message>
            <source>%1 · Conflicts</source>
            <translation>%1 · Konflikte</translation>
        </message>
        <message>
            <source>%1 · Documents</source>
            <translation>%1 · Dokumente</translation>
        </message>
        <message>
            <source>%1 · %2 shards</source>
            <translation>%1 · %2 Shards</translation>
        </message>
        <message>
            <source>update_seq %1</source>
            <translation>update_seq %1</translation>
        </message>
        <message>
            <source>Live</source>
            <translation>Live</translation>
        </message>
        <message>
            <source>Not live</source>
            <translation>Nicht live</translation>
        </message>
        <message>
            <source>%1 documents</source>
            <translation>%1 Dokumente</translation>
        </message>
        <message>
            <source>%1 · %2 documents</source>
            <translation>%1 · %2 Dokumente</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Älteste zuerst</translation>
        </message>
        <message>
            <source>Smallest first</source>
            <translation>Kleinste zuerst</translation>
        </message>
        <message>
            <source>A to Z</source>
            <translation>A bis Z</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Neueste zuerst</translation>
        </message>
        <message>
            <source>Largest first</source>
            <translation>Größte zuerst</translation>
        </message>
        <message>
            <source>Z to A</source>
            <translation>Z bis A</translation>
        </message>
        <message>
            <source>The ids are stored in this order.</source>
            <translation>Die Ids sind in dieser Reihenfolge gespeichert.</translation>
        </message>
        <message>
            <source>Reads every document that the filter lets through, and sorts them.</source>
            <translation>Liest jedes Dokument, das der Filter durchlässt, und sortiert sie.</translation>
        </message>
        <message>
            <source>Filter by range …</source>
            <translation>Nach Bereich filtern …</translation>
        </message>
        <message>
            <source>Filter …</source>
            <translation>Filtern …</translation>
        </message>
        <message>
            <source>Show as</source>
            <translation>Zeigen als</translation>
        </message>
        <message>
            <source>Local time</source>
            <translation>Ortszeit</translation>
        </message>
        <message>
            <source>UTC</source>
            <translation>UTC</translation>
        </message>
        <message>
            <source>Raw</source>
            <translation>Roh</translation>
        </message>
        <message>
            <source>Pin left</source>
            <translation>Links anheften</translation>
        </message>
        <message>
            <source>Hide column</source>
            <translation>Spalte verbergen</translation>
        </message>
        <message>
            <source>Fit to content</source>
            <translation>An Inhalt anpassen</translation>
        </message>
        <message numerus="yes">
            <source>Show %n hidden field(s)</source>
            <translation>
                <numerusform>%n verborgenes Feld zeigen</numerusform>
                <numerusform>%n verborgene Felder zeigen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n field(s) of few documents</source>
            <translation>
                <numerusform>%n Feld weniger Dokumente</numerusform>
                <numerusform>%n Felder weniger Dokumente</numerusform>
            </translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Alle zeigen</translation>
        </message>
        <message>
            <source>Documents with more than %1 fields: show the tree</source>
            <translation>Dokumente mit mehr als %1 Feldern: zum Baum wechseln</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::DuplicateDialog</name>
        <message>
            <source>Duplicate</source>
            <translation>Duplizieren</translation>
        </message>
        <message numerus="yes">
            <source>Duplicate %n document(s)</source>
            <translation>
                <numerusform>%n Dokument duplizieren</numerusform>
                <numerusform>%n Dokumente duplizieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Each copy's id is the document's own with this behind it:</source>
            <translation>Die Id jeder Kopie ist die des Dokuments mit diesem dahinter:</translation>
        </message>
        <message>
            <source>Where a document with such an id is there already, nothing is written.</source>
            <translation>Wo es schon ein Dokument mit dieser Id gibt, wird nichts geschrieben.</translation>
        </message>
        <message>
            <source>Duplicate %1</source>
            <translation>%1 duplizieren</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::FilterBar</name>
        <message>
            <source>Go to an id (Ctrl F)</source>
            <translation>Zu einer Id gehen (Strg F)</translation>
        </message>
        <message>
            <source>Only documents in conflict</source>
            <translation>Nur Dokumente im Konflikt</translation>
        </message>
        <message>
            <source>Read the documents anew (F5)</source>
            <translation>Dokumente neu lesen (F5)</translation>
        </message>
        <message>
            <source>Show as a table</source>
            <translation>Als Tabelle zeigen</translation>
        </message>
        <message>
            <source>Show as a tree</source>
            <translation>Als Baum zeigen</translation>
        </message>
        <message>
            <source>Show as JSON</source>
            <translation>Als JSON zeigen</translation>
        </message>
        <message>
            <source>Go to id</source>
            <translation>Zur Id gehen</translation>
        </message>
        <message>
            <source>Type an id, or its beginning, and press Return; Esc goes back to the filter</source>
            <translation>Eine Id oder ihren Anfang eingeben und Eingabe drücken; Esc geht zum Filter zurück</translation>
        </message>
        <message>
            <source>By %1, last first. Turn the order round</source>
            <translation>Nach %1, letzte zuerst. Reihenfolge umdrehen</translation>
        </message>
        <message>
            <source>By %1, first first. Turn the order round</source>
            <translation>Nach %1, erste zuerst. Reihenfolge umdrehen</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::FilterField</name>
        <message>
            <source>Filter</source>
            <translation>Filter</translation>
        </message>
        <message>
            <source>Condition</source>
            <translation>Bedingung</translation>
        </message>
        <message>
            <source>Type a condition and press Return: type = order, total &gt; 100, name contains x, created_at &gt;= 2026-01-01, tags missing</source>
            <translation>Eine Bedingung eingeben und Eingabe drücken: type = order, total &gt; 100, name contains x, created_at &gt;= 2026-01-01, tags missing</translation>
        </message>
        <message>
            <source>Filter: field op value</source>
            <translation>Filter: Feld Operator Wert</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::Footer</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>One screen up (Page Up)</source>
            <translation>Eine Seite hinauf (Bild auf)</translation>
        </message>
        <message>
            <source>One screen down (Page Down)</source>
            <translation>Eine Seite hinunter (Bild ab)</translation>
        </message>
        <message>
            <source>Fields of these documents that no column shows</source>
            <translation>Felder dieser Dokumente, die keine Spalte zeigt</translation>
        </message>
        <message>
            <source>Stop this task (Esc)</source>
            <translation>Diese Aufgabe anhalten (Esc)</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>exact</source>
            <translation>genau</translation>
        </message>
        <message>
            <source>at least</source>
            <translation>mindestens</translation>
        </message>
        <message>
            <source>1 change</source>
            <translation>1 Änderung</translation>
        </message>
        <message>
            <source>%1 changes</source>
            <translation>%1 Änderungen</translation>
        </message>
        <message>
            <source>Documents came or went since these rows were read. Read them anew (F5)</source>
            <translation>Dokumente kamen oder gingen, seit diese Zeilen gelesen wurden. Neu lesen (F5)</translation>
        </message>
        <message numerus="yes">
            <source>%n hidden field(s)</source>
            <translation>
                <numerusform>%n verborgenes Feld</numerusform>
                <numerusform>%n verborgene Felder</numerusform>
            </translation>
        </message>
        <message>
            <source>More fields</source>
            <translation>Weitere Felder</translation>
        </message>
        <message>
            <source>%1  %2 %</source>
            <translation>%1  %2 %</translation>
        </message>
        <message>
            <source>Rows %1 – %2</source>
            <translation>Zeilen %1 – %2</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::JsonPageView</name>
        <message>
            <source>Documents as JSON</source>
            <translation>Dokumente als JSON</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::PartitionBox</name>
        <message>
            <source>All partitions</source>
            <translation>Alle Partitionen</translation>
        </message>
        <message>
            <source>Partition</source>
            <translation>Partition</translation>
        </message>
        <message>
            <source>Show one partition: type the beginning of its name</source>
            <translation>Eine Partition zeigen: den Anfang ihres Namens eingeben</translation>
        </message>
        <message>
            <source>more: type to narrow</source>
            <translation>mehr: zum Eingrenzen tippen</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::PinnedStrip</name>
        <message>
            <source>Pinned documents</source>
            <translation>Angeheftete Dokumente</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::SetFieldDialog</name>
        <message>
            <source>Set in %1</source>
            <translation>In %1 setzen</translation>
        </message>
        <message>
            <source>Set a field</source>
            <translation>Ein Feld setzen</translation>
        </message>
        <message numerus="yes">
            <source>Set a field in %n document(s) of %1</source>
            <translation>
                <numerusform>Ein Feld in %n Dokument von %1 setzen</numerusform>
                <numerusform>Ein Feld in %n Dokumenten von %1 setzen</numerusform>
            </translation>
        </message>
        <message>
            <source>Field</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>shipped, 12.50, true, null, ["a"], "007"</source>
            <translation>shipped, 12.50, true, null, ["a"], "007"</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Names that begin with “_” belong to the database.</source>
            <translation>Namen, die mit „_“ beginnen, gehören der Datenbank.</translation>
        </message>
        <message>
            <source>The quoted string is not closed.</source>
            <translation>Das Anführungszeichen ist nicht geschlossen.</translation>
        </message>
        <message>
            <source>The field is added where a document does not have it. The rest of each text stays as it is.</source>
            <translation>Das Feld wird hinzugefügt, wo ein Dokument es nicht hat. Der Rest jedes Textes bleibt, wie er ist.</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::SummaryRow</name>
        <message>
            <source>Summary of the rows in view</source>
            <translation>Überblick über die Zeilen im Blick</translation>
        </message>
        <message>
            <source>%1 in view, %2 selected</source>
            <translation>%1 im Blick, %2 ausgewählt</translation>
        </message>
    </context>
    <context>
        <name>davenport::documents::TreePageView</name>
        <message>
            <source>Documents as a tree</source>
            <translation>Dokumente als Baum</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>%1 bytes: too long for the tree. Return opens the inspector.</source>
            <translation>%1 Bytes: zu lang für den Baum. Eingabe öffnet den Inspektor.</translation>
        </message>
        <message>
            <source>… %1 more</source>
            <translation>… %1 weitere</translation>
        </message>
        <message>
            <source>Return shows the next of them</source>
            <translation>Eingabe zeigt die nächsten davon</translation>
        </message>
    </context>
    <context>
        <name>davenport::explorer::DatabaseNameDialog</name>
        <message>
            <source>Rename %1</source>
            <translation>%1 umbenennen</translation>
        </message>
        <message>
            <source>New database</source>
            <translation>Neue Datenbank</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>&amp;Name</translation>
        </message>
        <message>
            <source>&amp;Partitioned: every id begins with its partition, as in customer-42:order-7</source>
            <translation>&amp;Partitioniert: jede Id beginnt mit ihrer Partition, wie in customer-42:order-7</translation>
        </message>
        <message>
            <source>Hash ranges of the database; they cannot be changed later</source>
            <translation>Hash-Bereiche der Datenbank; später nicht zu ändern</translation>
        </message>
        <message>
            <source>&amp;Shards</source>
            <translation>&amp;Shards</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>Anlegen</translation>
        </message>
    </context>
    <context>
        <name>davenport::explorer::DatabasePalette</name>
        <message>
            <source>%1 documents</source>
            <translation>%1 Dokumente</translation>
        </message>
        <message>
            <source>Databases</source>
            <translation>Datenbanken</translation>
        </message>
    </context>
    <context>
        <name>davenport::explorer::DeleteDatabaseDialog</name>
        <message>
            <source>Delete %1</source>
            <translation>%1 löschen</translation>
        </message>
        <message>
            <source>This removes %1 with its %2 documents from the disk. It cannot be undone.</source>
            <translation>Das entfernt %1 mit %2 Dokumenten von der Platte. Es ist nicht rückgängig zu machen.</translation>
        </message>
        <message>
            <source>This removes %1 from the disk. It cannot be undone.</source>
            <translation>Das entfernt %1 von der Platte. Es ist nicht rückgängig zu machen.</translation>
        </message>
        <message>
            <source>&amp;Type %1 to go on:</source>
            <translation>%1 &amp;eingeben, um weiterzumachen:</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>Endgültig löschen</translation>
        </message>
    </context>
    <context>
        <name>davenport::explorer::ExplorerFeature</name>
        <message>
            <source>&amp;Open Workspace …</source>
            <translation>Arbeitsbereich &amp;öffnen …</translation>
        </message>
        <message>
            <source>Open a folder of databases</source>
            <translation>Einen Ordner mit Datenbanken öffnen</translation>
        </message>
        <message>
            <source>&amp;New Database …</source>
            <translation>&amp;Neue Datenbank …</translation>
        </message>
        <message>
            <source>Read the &amp;Folder Again</source>
            <translation>Ordner &amp;neu lesen</translation>
        </message>
        <message>
            <source>New database (Ctrl Shift N)</source>
            <translation>Neue Datenbank (Strg Umschalt N)</translation>
        </message>
        <message>
            <source>More: what can be done with the database</source>
            <translation>Mehr: was sich mit der Datenbank tun lässt</translation>
        </message>
        <message>
            <source>Navigator</source>
            <translation>Navigator</translation>
        </message>
    </context>
    <context>
        <name>davenport::explorer::ExplorerModel</name>
        <message>
            <source>Local workspace</source>
            <translation>Lokaler Arbeitsbereich</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>Conflicts</source>
            <translation>Konflikte</translation>
        </message>
        <message>
            <source>%1 documents, %2 deleted</source>
            <translation>%1 Dokumente, %2 gelöscht</translation>
        </message>
        <message>
            <source>%1 documents with more than one live revision</source>
            <translation>%1 Dokumente mit mehr als einer lebenden Revision</translation>
        </message>
        <message>
            <source>Changes</source>
            <translation>Änderungen</translation>
        </message>
        <message>
            <source>live</source>
            <translation>live</translation>
        </message>
        <message>
            <source>The changes of the database as they happen; update sequence %1</source>
            <translation>Die Änderungen der Datenbank, während sie geschehen; Sequenz %1</translation>
        </message>
        <message>
            <source>partitioned</source>
            <translation>partitioniert</translation>
        </message>
        <message>
            <source>%1
%2 documents, %3 on disk</source>
            <translation>%1
%2 Dokumente, %3 auf der Platte</translation>
        </message>
    </context>
    <context>
        <name>davenport::explorer::ExplorerPanel</name>
        <message>
            <source>Filter</source>
            <translation>Filter</translation>
        </message>
        <message>
            <source>Filter databases by name</source>
            <translation>Datenbanken nach Namen filtern</translation>
        </message>
        <message>
            <source>Show databases whose name contains this</source>
            <translation>Datenbanken zeigen, deren Name dies enthält</translation>
        </message>
        <message>
            <source>Open documents</source>
            <translation>Dokumente öffnen</translation>
        </message>
        <message>
            <source>Import …</source>
            <translation>Importieren …</translation>
        </message>
        <message>
            <source>Export …</source>
            <translation>Exportieren …</translation>
        </message>
        <message>
            <source>Compact</source>
            <translation>Verdichten</translation>
        </message>
        <message>
            <source>Verify</source>
            <translation>Prüfen</translation>
        </message>
        <message>
            <source>Rename …</source>
            <translation>Umbenennen …</translation>
        </message>
        <message>
            <source>Delete …</source>
            <translation>Löschen …</translation>
        </message>
        <message>
            <source>New database …</source>
            <translation>Neue Datenbank …</translation>
        </message>
        <message>
            <source>No workspace is open</source>
            <translation>Kein Arbeitsbereich ist offen</translation>
        </message>
        <message>
            <source>Open a folder first: databases live in one.</source>
            <translation>Öffnen Sie zuerst einen Ordner: Darin leben Datenbanken.</translation>
        </message>
        <message>
            <source>The database was not created</source>
            <translation>Die Datenbank wurde nicht angelegt</translation>
        </message>
        <message>
            <source>The database was not renamed</source>
            <translation>Die Datenbank wurde nicht umbenannt</translation>
        </message>
        <message>
            <source>%1 is deleted</source>
            <translation>%1 ist gelöscht</translation>
        </message>
        <message>
            <source>The database was not deleted</source>
            <translation>Die Datenbank wurde nicht gelöscht</translation>
        </message>
        <message>
            <source>Compacting %1</source>
            <translation>%1 wird verdichtet</translation>
        </message>
        <message>
            <source>%1 is compacted</source>
            <translation>%1 ist verdichtet</translation>
        </message>
        <message>
            <source>%1 before, %2 now. %3 old bodies and %4 attachments dropped.</source>
            <translation>%1 vorher, %2 jetzt. %3 alte Inhalte und %4 Anhänge entfernt.</translation>
        </message>
        <message>
            <source>Compaction stopped</source>
            <translation>Verdichten angehalten</translation>
        </message>
        <message>
            <source>Verifying %1</source>
            <translation>%1 wird geprüft</translation>
        </message>
        <message>
            <source>%1 documents, %2 revisions and %3 attachments were read.</source>
            <translation>%1 Dokumente, %2 Revisionen und %3 Anhänge wurden gelesen.</translation>
        </message>
        <message>
            <source>%1 is sound</source>
            <translation>%1 ist in Ordnung</translation>
        </message>
        <message>
            <source>%1 has %2 problems</source>
            <translation>%1 hat %2 Probleme</translation>
        </message>
        <message>
            <source>Verification stopped</source>
            <translation>Prüfen angehalten</translation>
        </message>
    </context>
    <context>
        <name>davenport::explorer::ExplorerTree</name>
        <message>
            <source>Databases</source>
            <translation>Datenbanken</translation>
        </message>
    </context>
    <context>
        <name>davenport::explorer::TaskStrip</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
    </context>
    <context>
        <name>davenport::help::GuidePage</name>
        <message>
            <source>User's guide</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>First steps</source>
            <translation>Erste Schritte</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>The inspector</source>
            <translation>Der Inspektor</translation>
        </message>
        <message>
            <source>Changes and surroundings</source>
            <translation>Änderungen und Umgebung</translation>
        </message>
        <message>
            <source>Import, export, backup</source>
            <translation>Importieren, Exportieren, Sichern</translation>
        </message>
        <message>
            <source>Nothing is lost</source>
            <translation>Nichts geht verloren</translation>
        </message>
        <message>
            <source>Look, text, keys</source>
            <translation>Aussehen, Text, Tasten</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Kapitel</translation>
        </message>
        <message>
            <source>Chapters of the guide</source>
            <translation>Kapitel des Handbuchs</translation>
        </message>
        <message>
            <source>Chapter</source>
            <translation>Kapitel</translation>
        </message>
    </context>
    <context>
        <name>davenport::help::HelpFeature</name>
        <message>
            <source>User's &amp;Guide</source>
            <translation>&amp;Handbuch</translation>
        </message>
        <message>
            <source>Read how the studio works</source>
            <translation>Lesen, wie das Studio arbeitet</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::AttachmentPanel</name>
        <message>
            <source>Attachments</source>
            <translation>Anhänge</translation>
        </message>
        <message>
            <source>Attach files…</source>
            <translation>Dateien anhängen…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Typ</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Since</source>
            <translation>Seit</translation>
        </message>
        <message>
            <source>gen %1</source>
            <translation>Gen. %1</translation>
        </message>
        <message>
            <source>%1
%2, %3 bytes
%4
brought by generation %5</source>
            <translation>%1
%2, %3 Bytes
%4
mit Generation %5 gekommen</translation>
        </message>
        <message>
            <source>none · drop files here</source>
            <translation>keine · Dateien hier ablegen</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>This revision cannot be written</source>
            <translation>Diese Revision kann nicht geschrieben werden</translation>
        </message>
        <message>
            <source>Attachments stay as they are</source>
            <translation>Anhänge bleiben, wie sie sind</translation>
        </message>
        <message>
            <source>this revision cannot be written</source>
            <translation>diese Revision kann nicht geschrieben werden</translation>
        </message>
        <message>
            <source>another one is under way</source>
            <translation>ein anderer Vorgang läuft noch</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Angehalten</translation>
        </message>
        <message>
            <source>nothing was written of what was under way</source>
            <translation>vom laufenden Vorgang wurde nichts geschrieben</translation>
        </message>
        <message>
            <source>%1 %2 %</source>
            <translation>%1 %2 %</translation>
        </message>
        <message>
            <source>There already: %1</source>
            <translation>Schon vorhanden: %1</translation>
        </message>
        <message>
            <source>Replace, in its menu, puts a new file in its place</source>
            <translation>„Ersetzen“ in seinem Menü setzt eine neue Datei an seine Stelle</translation>
        </message>
        <message>
            <source>Not attached</source>
            <translation>Nicht angehängt</translation>
        </message>
        <message>
            <source>%1 is saved</source>
            <translation>%1 ist gespeichert</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Nicht gespeichert</translation>
        </message>
        <message>
            <source>No preview</source>
            <translation>Keine Vorschau</translation>
        </message>
        <message>
            <source>%1 cannot be shown here</source>
            <translation>%1 kann hier nicht gezeigt werden</translation>
        </message>
        <message>
            <source>save it to look at it elsewhere</source>
            <translation>zum Ansehen anderswo speichern</translation>
        </message>
        <message>
            <source>Remove attachment</source>
            <translation>Anhang entfernen</translation>
        </message>
        <message>
            <source>Remove %1?</source>
            <translation>%1 entfernen?</translation>
        </message>
        <message>
            <source>A new revision without it goes on top. Its bytes go at the next compaction.</source>
            <translation>Eine neue Revision ohne ihn kommt obenauf. Seine Bytes gehen mit der nächsten Verdichtung.</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Not removed</source>
            <translation>Nicht entfernt</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>Dateien anhängen</translation>
        </message>
        <message>
            <source>Save attachment as</source>
            <translation>Anhang speichern unter</translation>
        </message>
        <message>
            <source>Replace %1 by</source>
            <translation>%1 ersetzen durch</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Anzeigen</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Speichern unter…</translation>
        </message>
        <message>
            <source>Replace…</source>
            <translation>Ersetzen…</translation>
        </message>
        <message>
            <source>Remove…</source>
            <translation>Entfernen…</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::AttachmentWindow</name>
        <message>
            <source>%1 × %2 pixels shown, %3</source>
            <translation>%1 × %2 Pixel gezeigt, %3</translation>
        </message>
        <message>
            <source>the first %1 of %2</source>
            <translation>die ersten %1 von %2</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::ChangeList</name>
        <message>
            <source>Path</source>
            <translation>Pfad</translation>
        </message>
        <message>
            <source>Changes</source>
            <translation>Änderungen</translation>
        </message>
        <message>
            <source>(document)</source>
            <translation>(Dokument)</translation>
        </message>
        <message>
            <source>other order</source>
            <translation>andere Reihenfolge</translation>
        </message>
        <message>
            <source>same values</source>
            <translation>gleiche Werte</translation>
        </message>
        <message>
            <source>absent</source>
            <translation>fehlt</translation>
        </message>
        <message>
            <source>removed</source>
            <translation>entfernt</translation>
        </message>
        <message>
            <source>%1 more</source>
            <translation>%1 weitere</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::ComparePanel</name>
        <message>
            <source>Comparison</source>
            <translation>Vergleich</translation>
        </message>
        <message>
            <source>there</source>
            <translation>dort</translation>
        </message>
        <message>
            <source>here</source>
            <translation>hier</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>The same as %1</source>
            <translation>Dasselbe wie %1</translation>
        </message>
        <message>
            <source>%1 other than %2</source>
            <translation>%1 anders als %2</translation>
        </message>
        <message>
            <source>Only the layout differs.</source>
            <translation>Nur die Anordnung ist anders.</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::ConflictPanel</name>
        <message>
            <source>Changed meanwhile</source>
            <translation>Inzwischen geändert</translation>
        </message>
        <message>
            <source>was</source>
            <translation>war</translation>
        </message>
        <message>
            <source>is now</source>
            <translation>ist jetzt</translation>
        </message>
        <message>
            <source>Take theirs</source>
            <translation>Andere übernehmen</translation>
        </message>
        <message>
            <source>Mine on top…</source>
            <translation>Meine obenauf…</translation>
        </message>
        <message>
            <source>Merge…</source>
            <translation>Zusammenführen…</translation>
        </message>
        <message>
            <source>Keeps your text and puts it on top of their revision; shows what that changes before it is written</source>
            <translation>Behält Ihren Text und setzt ihn auf die andere Revision; zeigt vor dem Schreiben, was sich ändert</translation>
        </message>
        <message>
            <source>Mine, theirs and what both began with, place by place; the result is shown before it is written</source>
            <translation>Meine, die andere und die gemeinsame Fassung Stelle für Stelle; das Ergebnis wird vor dem Schreiben gezeigt</translation>
        </message>
        <message>
            <source>Keep editing</source>
            <translation>Weiter bearbeiten</translation>
        </message>
        <message>
            <source>Back to the text (Esc)</source>
            <translation>Zurück zum Text (Esc)</translation>
        </message>
        <message>
            <source>Somebody purged this document meanwhile</source>
            <translation>Jemand hat dieses Dokument inzwischen ausgemerzt</translation>
        </message>
        <message>
            <source>You opened %1. Your text is still here; it can be saved as a new document.</source>
            <translation>Sie haben %1 geöffnet. Ihr Text ist noch da; er kann als neues Dokument gespeichert werden.</translation>
        </message>
        <message>
            <source>Somebody deleted this document meanwhile</source>
            <translation>Jemand hat dieses Dokument inzwischen gelöscht</translation>
        </message>
        <message>
            <source>You opened %1; %2 is its tombstone. Your text is still here; it can be saved as a new revision on top of the tombstone.</source>
            <translation>Sie haben %1 geöffnet; %2 ist sein Grabstein. Ihr Text ist noch da; er kann als neue Revision auf den Grabstein gespeichert werden.</translation>
        </message>
        <message>
            <source>There is a document of this id already</source>
            <translation>Es gibt schon ein Dokument mit dieser Id</translation>
        </message>
        <message>
            <source>It is at revision %1. Nothing was written.</source>
            <translation>Es steht bei Revision %1. Nichts wurde geschrieben.</translation>
        </message>
        <message>
            <source>Somebody changed this document meanwhile</source>
            <translation>Jemand hat dieses Dokument inzwischen geändert</translation>
        </message>
        <message>
            <source>You opened %1, it is %2 now: %3. Nothing was written, your text is still here.</source>
            <translation>Sie haben %1 geöffnet, jetzt ist es %2: %3. Nichts wurde geschrieben, Ihr Text ist noch da.</translation>
        </message>
        <message>
            <source>Your text changes this, too</source>
            <translation>Ihr Text ändert auch dies</translation>
        </message>
        <message>
            <source>Replace my text</source>
            <translation>Meinen Text ersetzen</translation>
        </message>
        <message>
            <source>Undo (Ctrl Z) brings your text back</source>
            <translation>Rückgängig (Strg Z) bringt Ihren Text zurück</translation>
        </message>
        <message>
            <source>Puts their text in the editor; asks once more</source>
            <translation>Setzt den anderen Text in den Editor; fragt noch einmal</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::DraftKeeper</name>
        <message>
            <source>%1. It was put aside as %2.</source>
            <translation>%1. Es wurde als %2 beiseitegelegt.</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::DraftStore</name>
        <message>
            <source>%1 cannot be removed</source>
            <translation>%1 kann nicht entfernt werden</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2</source>
            <translation>%1 kann nicht geschrieben werden: %2</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2</source>
            <translation>%1 kann nicht gelesen werden: %2</translation>
        </message>
        <message>
            <source>%1 holds no drafts of this version</source>
            <translation>%1 enthält keine Entwürfe dieser Version</translation>
        </message>
        <message>
            <source>%1 ends too early</source>
            <translation>%1 endet zu früh</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::FindBar</name>
        <message>
            <source>Find in this document</source>
            <translation>In diesem Dokument suchen</translation>
        </message>
        <message>
            <source>Match case</source>
            <translation>Groß und klein unterscheiden</translation>
        </message>
        <message>
            <source>Previous hit (Shift F3)</source>
            <translation>Voriger Treffer (Umschalt F3)</translation>
        </message>
        <message>
            <source>Next hit (F3)</source>
            <translation>Nächster Treffer (F3)</translation>
        </message>
        <message>
            <source>Close the search (Esc)</source>
            <translation>Suche schließen (Esc)</translation>
        </message>
        <message>
            <source>no hit</source>
            <translation>kein Treffer</translation>
        </message>
        <message>
            <source>at least %1</source>
            <translation>mindestens %1</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>1 hit</source>
            <translation>1 Treffer</translation>
        </message>
        <message>
            <source>%1 hits</source>
            <translation>%1 Treffer</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::InspectorDock</name>
        <message>
            <source>Revision tree</source>
            <translation>Revisionsbaum</translation>
        </message>
        <message>
            <source>Show the chosen revision</source>
            <translation>Die gewählte Revision zeigen</translation>
        </message>
        <message>
            <source>The body of %1 is not kept</source>
            <translation>Der Inhalt von %1 ist nicht mehr da</translation>
        </message>
        <message>
            <source>compaction keeps the bodies of leaves alone</source>
            <translation>Verdichten behält nur die Inhalte der Blätter</translation>
        </message>
        <message>
            <source>No document selected</source>
            <translation>Kein Dokument ausgewählt</translation>
        </message>
        <message>
            <source>Choose a row to see its document here.</source>
            <translation>Wählen Sie eine Zeile, um ihr Dokument hier zu sehen.</translation>
        </message>
        <message>
            <source>%1 cannot be shown</source>
            <translation>%1 kann nicht gezeigt werden</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Show winner</source>
            <translation>Gewinner zeigen</translation>
        </message>
        <message>
            <source>Conflicting revision</source>
            <translation>Revision im Konflikt</translation>
        </message>
        <message>
            <source>read-only</source>
            <translation>nur lesen</translation>
        </message>
        <message>
            <source>Earlier revision</source>
            <translation>Frühere Revision</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Gelöscht</translation>
        </message>
        <message>
            <source>this is its tombstone</source>
            <translation>dies ist sein Grabstein</translation>
        </message>
        <message>
            <source>Create again…</source>
            <translation>Wieder anlegen…</translation>
        </message>
        <message>
            <source>Deleted leaf</source>
            <translation>Gelöschtes Blatt</translation>
        </message>
        <message>
            <source>New document</source>
            <translation>Neues Dokument</translation>
        </message>
        <message>
            <source>not saved yet</source>
            <translation>noch nicht gespeichert</translation>
        </message>
        <message>
            <source>Changed meanwhile</source>
            <translation>Inzwischen geändert</translation>
        </message>
        <message>
            <source>your draft is on an earlier revision</source>
            <translation>Ihr Entwurf steht auf einer früheren Revision</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Anzeigen</translation>
        </message>
        <message>
            <source>Working…</source>
            <translation>Arbeitet…</translation>
        </message>
        <message>
            <source>Cannot be saved: %1</source>
            <translation>Nicht zu speichern: %1</translation>
        </message>
        <message>
            <source>Nothing has changed</source>
            <translation>Nichts hat sich geändert</translation>
        </message>
        <message>
            <source>save or revert your edits first</source>
            <translation>speichern oder verwerfen Sie zuerst Ihre Änderungen</translation>
        </message>
        <message>
            <source>No path</source>
            <translation>Kein Pfad</translation>
        </message>
        <message>
            <source>the cursor is on the whole document</source>
            <translation>der Cursor steht auf dem ganzen Dokument</translation>
        </message>
        <message>
            <source>Path copied</source>
            <translation>Pfad kopiert</translation>
        </message>
        <message>
            <source>what is saved</source>
            <translation>dem Gespeicherten</translation>
        </message>
        <message>
            <source>the winner %1</source>
            <translation>dem Gewinner %1</translation>
        </message>
        <message>
            <source>%1 cannot be compared</source>
            <translation>%1 kann nicht verglichen werden</translation>
        </message>
        <message>
            <source>Compare with another document</source>
            <translation>Mit einem anderen Dokument vergleichen</translation>
        </message>
        <message>
            <source>Its id in %1:</source>
            <translation>Seine Id in %1:</translation>
        </message>
        <message>
            <source>Mine and theirs have no revision in common: choose for every place.</source>
            <translation>Meine und die andere haben keine gemeinsame Revision: an jeder Stelle wählen.</translation>
        </message>
        <message>
            <source>Both began with %1; its body is not kept: choose for every place.</source>
            <translation>Beide begannen mit %1; ihr Inhalt ist nicht mehr da: an jeder Stelle wählen.</translation>
        </message>
        <message>
            <source>Both began with %1. What only one side changed is settled already.</source>
            <translation>Beide begannen mit %1. Was nur eine Seite änderte, ist schon geklärt.</translation>
        </message>
        <message>
            <source>A new document in %1</source>
            <translation>Ein neues Dokument in %1</translation>
        </message>
        <message>
            <source>A new revision on top of %1</source>
            <translation>Eine neue Revision auf %1</translation>
        </message>
        <message>
            <source>Saved</source>
            <translation>Gespeichert</translation>
        </message>
        <message>
            <source>as %1</source>
            <translation>als %1</translation>
        </message>
        <message>
            <source>line %1, column %2</source>
            <translation>Zeile %1, Spalte %2</translation>
        </message>
        <message>
            <source>Put it right</source>
            <translation>Berichtigen</translation>
        </message>
        <message>
            <source>Go</source>
            <translation>Los</translation>
        </message>
        <message>
            <source>Not written (%1)</source>
            <translation>Nicht geschrieben (%1)</translation>
        </message>
        <message>
            <source>it was purged</source>
            <translation>es wurde ausgemerzt</translation>
        </message>
        <message>
            <source>it is %1 now</source>
            <translation>es ist jetzt %1</translation>
        </message>
        <message>
            <source>The copy is not saved before you say so.</source>
            <translation>Die Kopie ist erst gespeichert, wenn Sie es sagen.</translation>
        </message>
        <message>
            <source>The stored revision and its attachment are copied at once.</source>
            <translation>Die gespeicherte Revision und ihr Anhang werden sofort kopiert.</translation>
        </message>
        <message>
            <source>The stored revision and its %1 attachments are copied at once.</source>
            <translation>Die gespeicherte Revision und ihre %1 Anhänge werden sofort kopiert.</translation>
        </message>
        <message>
            <source>Delete document</source>
            <translation>Dokument löschen</translation>
        </message>
        <message>
            <source>Delete %1?</source>
            <translation>%1 löschen?</translation>
        </message>
        <message>
            <source>A tombstone goes on top of revision %1. It stays, so that replicas learn of the deletion.</source>
            <translation>Ein Grabstein kommt auf Revision %1. Er bleibt, damit Replikate von der Löschung erfahren.</translation>
        </message>
        <message>
            <source>The conflicting revision then wins.</source>
            <translation>Dann gewinnt die Revision im Konflikt.</translation>
        </message>
        <message>
            <source>The greatest of its %1 conflicting revisions then wins.</source>
            <translation>Dann gewinnt die größte ihrer %1 Revisionen im Konflikt.</translation>
        </message>
        <message>
            <source>Your unsaved edits of it are dropped.</source>
            <translation>Ihre ungespeicherten Änderungen daran werden verworfen.</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::InspectorFeature</name>
        <message>
            <source>Stay with this document</source>
            <translation>Bei diesem Dokument bleiben</translation>
        </message>
        <message>
            <source>More actions</source>
            <translation>Weitere Aktionen</translation>
        </message>
        <message>
            <source>Inspector</source>
            <translation>Inspektor</translation>
        </message>
        <message>
            <source>Unsaved edits are not safe on disk</source>
            <translation>Ungespeicherte Änderungen sind nicht sicher auf der Platte</translation>
        </message>
        <message>
            <source>Drafts were not read</source>
            <translation>Entwürfe wurden nicht gelesen</translation>
        </message>
        <message numerus="yes">
            <source>%n unsaved edits are back</source>
            <translation>
                <numerusform>%n ungespeicherte Änderung ist wieder da</numerusform>
                <numerusform>%n ungespeicherte Änderungen sind wieder da</numerusform>
            </translation>
        </message>
        <message>
            <source>The latest is of %1, from %2. They are in the inspector's menu.</source>
            <translation>Die letzte betrifft %1, von %2. Sie stehen im Menü des Inspektors.</translation>
        </message>
        <message>
            <source>&amp;New document…</source>
            <translation>&amp;Neues Dokument…</translation>
        </message>
        <message>
            <source>&amp;Save document</source>
            <translation>Dokument &amp;speichern</translation>
        </message>
        <message>
            <source>&amp;Revert document</source>
            <translation>Dokument &amp;zurücksetzen</translation>
        </message>
        <message>
            <source>D&amp;uplicate document…</source>
            <translation>Dokument d&amp;uplizieren…</translation>
        </message>
        <message>
            <source>&amp;Delete document…</source>
            <translation>Dokument &amp;löschen…</translation>
        </message>
        <message>
            <source>&amp;Format JSON</source>
            <translation>JSON &amp;formatieren</translation>
        </message>
        <message>
            <source>&amp;Minify JSON</source>
            <translation>JSON &amp;verkleinern</translation>
        </message>
        <message>
            <source>F&amp;ind in the document…</source>
            <translation>&amp;Im Dokument suchen…</translation>
        </message>
        <message>
            <source>&amp;Copy path</source>
            <translation>&amp;Pfad kopieren</translation>
        </message>
        <message>
            <source>&amp;Go to path…</source>
            <translation>Zum Pfad &amp;gehen…</translation>
        </message>
        <message>
            <source>C&amp;ompare with what is saved</source>
            <translation>Mit dem Gespeicherten &amp;vergleichen</translation>
        </message>
        <message>
            <source>Compare with another docu&amp;ment…</source>
            <translation>Mit einem anderen &amp;Dokument vergleichen…</translation>
        </message>
        <message>
            <source>Compare with a revision</source>
            <translation>Mit einer Revision vergleichen</translation>
        </message>
        <message>
            <source>Unsaved edits (%1)</source>
            <translation>Ungespeicherte Änderungen (%1)</translation>
        </message>
        <message>
            <source>%1 in %2</source>
            <translation>%1 in %2</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::InspectorHeader</name>
        <message>
            <source>Copy the revision</source>
            <translation>Die Revision kopieren</translation>
        </message>
        <message>
            <source>winner</source>
            <translation>Gewinner</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Revert</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>Copy the id</source>
            <translation>Die Id kopieren</translation>
        </message>
        <message>
            <source>Back to the text that was opened; undo takes it back</source>
            <translation>Zurück zum geöffneten Text; Rückgängig nimmt es zurück</translation>
        </message>
        <message>
            <source>Partition %1</source>
            <translation>Partition %1</translation>
        </message>
        <message>
            <source>1 conflict</source>
            <translation>1 Konflikt</translation>
        </message>
        <message>
            <source>%1 conflicts</source>
            <translation>%1 Konflikte</translation>
        </message>
        <message>
            <source>none yet</source>
            <translation>noch keine</translation>
        </message>
        <message>
            <source>Revision %1</source>
            <translation>Revision %1</translation>
        </message>
        <message>
            <source>conflict</source>
            <translation>Konflikt</translation>
        </message>
        <message>
            <source>earlier</source>
            <translation>früher</translation>
        </message>
        <message>
            <source>deleted</source>
            <translation>gelöscht</translation>
        </message>
        <message>
            <source>new</source>
            <translation>neu</translation>
        </message>
        <message>
            <source>1 line edited</source>
            <translation>1 Zeile bearbeitet</translation>
        </message>
        <message>
            <source>%1 lines edited</source>
            <translation>%1 Zeilen bearbeitet</translation>
        </message>
        <message>
            <source>Shows what will change, then saves (Ctrl S)</source>
            <translation>Zeigt, was sich ändert, und speichert dann (Strg S)</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::JsonEditor</name>
        <message>
            <source>Document text</source>
            <translation>Text des Dokuments</translation>
        </message>
        <message>
            <source>%1 %2 local time
%3 UTC</source>
            <translation>%1 %2 Ortszeit
%3 UTC</translation>
        </message>
        <message>
            <source>today</source>
            <translation>heute</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>gestern</translation>
        </message>
        <message>
            <source>%1 days ago</source>
            <translation>vor %1 Tagen</translation>
        </message>
        <message>
            <source>in %1 days</source>
            <translation>in %1 Tagen</translation>
        </message>
        <message>
            <source>tomorrow</source>
            <translation>morgen</translation>
        </message>
        <message>
            <source>As seconds since 1970:
%1
%2</source>
            <translation>Als Sekunden seit 1970:
%1
%2</translation>
        </message>
        <message>
            <source>As milliseconds since 1970:
%1
%2</source>
            <translation>Als Millisekunden seit 1970:
%1
%2</translation>
        </message>
        <message>
            <source>
The text names no zone: taken as UTC.</source>
            <translation>
Der Text nennt keine Zone: als UTC gelesen.</translation>
        </message>
        <message>
            <source>%1 characters</source>
            <translation>%1 Zeichen</translation>
        </message>
        <message>
            <source>%1 significant digits: more than a double holds.
Kept here as it is spelled; JavaScript and many other readers round it.</source>
            <translation>%1 gültige Ziffern: mehr, als ein double fasst.
Hier bleibt sie, wie sie geschrieben ist; JavaScript und viele andere Leser runden sie.</translation>
        </message>
        <message>
            <source>Fold all</source>
            <translation>Alles falten</translation>
        </message>
        <message>
            <source>Unfold all</source>
            <translation>Alles entfalten</translation>
        </message>
        <message>
            <source>Find…</source>
            <translation>Suchen…</translation>
        </message>
        <message>
            <source>+ %1</source>
            <translation>+ %1</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::MergeDialog</name>
        <message>
            <source>Merge</source>
            <translation>Zusammenführen</translation>
        </message>
        <message>
            <source>Path</source>
            <translation>Pfad</translation>
        </message>
        <message>
            <source>Base</source>
            <translation>Gemeinsame</translation>
        </message>
        <message>
            <source>Mine</source>
            <translation>Meine</translation>
        </message>
        <message>
            <source>Theirs %1</source>
            <translation>Andere %1</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Places that differ</source>
            <translation>Stellen, die sich unterscheiden</translation>
        </message>
        <message>
            <source>Theirs</source>
            <translation>Andere</translation>
        </message>
        <message>
            <source>Edit…</source>
            <translation>Bearbeiten…</translation>
        </message>
        <message>
            <source>Next open place</source>
            <translation>Nächste offene Stelle</translation>
        </message>
        <message>
            <source>Result of the merge</source>
            <translation>Ergebnis der Zusammenführung</translation>
        </message>
        <message>
            <source>Use this text</source>
            <translation>Diesen Text nehmen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>absent</source>
            <translation>fehlt</translation>
        </message>
        <message>
            <source>choose: 1, 2 or E</source>
            <translation>wählen: 1, 2 oder E</translation>
        </message>
        <message>
            <source>removed</source>
            <translation>entfernt</translation>
        </message>
        <message>
            <source>only you changed it</source>
            <translation>nur Sie haben es geändert</translation>
        </message>
        <message>
            <source>only they changed it</source>
            <translation>nur die anderen haben es geändert</translation>
        </message>
        <message>
            <source>both made the same change</source>
            <translation>beide haben dasselbe geändert</translation>
        </message>
        <message>
            <source>both changed it</source>
            <translation>beide haben es geändert</translation>
        </message>
        <message>
            <source>%1 of %2 places settled</source>
            <translation>%1 von %2 Stellen geklärt</translation>
        </message>
        <message>
            <source>Puts the result in the editor and shows what a save writes; undo brings your text back</source>
            <translation>Setzt das Ergebnis in den Editor und zeigt, was Speichern schreibt; Rückgängig bringt Ihren Text zurück</translation>
        </message>
        <message>
            <source>Choose for every place first</source>
            <translation>Wählen Sie zuerst an jeder Stelle</translation>
        </message>
        <message>
            <source>Edit the value</source>
            <translation>Den Wert bearbeiten</translation>
        </message>
        <message>
            <source>%1, as JSON:</source>
            <translation>%1, als JSON:</translation>
        </message>
        <message>
            <source>Not taken: %1</source>
            <translation>Nicht übernommen: %1</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::NewDocumentDialog</name>
        <message>
            <source>Duplicate document</source>
            <translation>Dokument duplizieren</translation>
        </message>
        <message>
            <source>New document</source>
            <translation>Neues Dokument</translation>
        </message>
        <message>
            <source>Id, as partition:key, in %1</source>
            <translation>Id als Partition:Schlüssel in %1</translation>
        </message>
        <message>
            <source>Id in %1</source>
            <translation>Id in %1</translation>
        </message>
        <message>
            <source>Document id</source>
            <translation>Dokument-Id</translation>
        </message>
        <message>
            <source>New uuid</source>
            <translation>Neue UUID</translation>
        </message>
        <message>
            <source>Puts another unique key into the id</source>
            <translation>Setzt einen anderen eindeutigen Schlüssel in die Id</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Duplizieren</translation>
        </message>
        <message>
            <source>Create</source>
            <translation>Anlegen</translation>
        </message>
        <message>
            <source>An id has at least one character.</source>
            <translation>Eine Id hat mindestens ein Zeichen.</translation>
        </message>
        <message>
            <source>Only ids of design documents (_design/name) begin with an underscore.</source>
            <translation>Nur Ids von Entwurfsdokumenten (_design/name) beginnen mit einem Unterstrich.</translation>
        </message>
        <message>
            <source>This database is partitioned: an id is partition:key.</source>
            <translation>Diese Datenbank ist partitioniert: eine Id ist Partition:Schlüssel.</translation>
        </message>
        <message>
            <source>The partition before the colon is missing.</source>
            <translation>Die Partition vor dem Doppelpunkt fehlt.</translation>
        </message>
        <message>
            <source>The key behind the colon is missing.</source>
            <translation>Der Schlüssel nach dem Doppelpunkt fehlt.</translation>
        </message>
        <message>
            <source>There is a document of this id already.</source>
            <translation>Es gibt schon ein Dokument mit dieser Id.</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::PathBar</name>
        <message>
            <source>Go to path, such as lines[1].sku</source>
            <translation>Zum Pfad gehen, wie lines[1].sku</translation>
        </message>
        <message>
            <source>Path to go to</source>
            <translation>Pfad, zu dem es geht</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Schließen (Esc)</translation>
        </message>
        <message>
            <source>no such path</source>
            <translation>kein solcher Pfad</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::RevisionTreeView</name>
        <message>
            <source>Revision tree</source>
            <translation>Revisionsbaum</translation>
        </message>
        <message>
            <source>1 leaf</source>
            <translation>1 Blatt</translation>
        </message>
        <message>
            <source>%1 leaves</source>
            <translation>%1 Blätter</translation>
        </message>
        <message>
            <source> · %1 deleted</source>
            <translation> · %1 gelöscht</translation>
        </message>
        <message>
            <source>⋯ %1</source>
            <translation>⋯ %1</translation>
        </message>
        <message>
            <source>deleted</source>
            <translation>gelöscht</translation>
        </message>
        <message>
            <source>winner, deleted</source>
            <translation>Gewinner, gelöscht</translation>
        </message>
        <message>
            <source>winner</source>
            <translation>Gewinner</translation>
        </message>
        <message>
            <source>deleted leaf</source>
            <translation>gelöschtes Blatt</translation>
        </message>
        <message>
            <source>conflict</source>
            <translation>Konflikt</translation>
        </message>
        <message>
            <source>earlier revision</source>
            <translation>frühere Revision</translation>
        </message>
        <message>
            <source>generation %1</source>
            <translation>Generation %1</translation>
        </message>
        <message>
            <source>body kept: Return or a click shows it and what differs from the winner</source>
            <translation>Inhalt vorhanden: Eingabe oder ein Klick zeigt ihn und was ihn vom Gewinner unterscheidet</translation>
        </message>
        <message>
            <source>body not kept: compacted away, or never sent by the replica it came from</source>
            <translation>Inhalt nicht mehr da: verdichtet oder vom Replikat nie gesendet</translation>
        </message>
        <message>
            <source>The tree is replication history; earlier bodies may be compacted.</source>
            <translation>Der Baum ist Replikationsgeschichte; frühere Inhalte können verdichtet sein.</translation>
        </message>
    </context>
    <context>
        <name>davenport::inspector::SavePreview</name>
        <message>
            <source>What will be written</source>
            <translation>Was geschrieben wird</translation>
        </message>
        <message>
            <source>was</source>
            <translation>war</translation>
        </message>
        <message>
            <source>will be</source>
            <translation>wird</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Back to the text</source>
            <translation>Zurück zum Text</translation>
        </message>
        <message>
            <source>Save writes %1</source>
            <translation>Speichern schreibt %1</translation>
        </message>
    </context>
    <context>
        <name>davenport::related::HistoryView</name>
        <message>
            <source>what</source>
            <translation>was</translation>
        </message>
        <message>
            <source>changed members</source>
            <translation>geänderte Mitglieder</translation>
        </message>
        <message>
            <source>Changes of this document, newest first</source>
            <translation>Änderungen dieses Dokuments, die neueste zuerst</translation>
        </message>
        <message>
            <source>Choose a document to see what happened to it.</source>
            <translation>Wählen Sie ein Dokument, um zu sehen, was ihm geschah.</translation>
        </message>
        <message>
            <source>The document is not in the database yet.</source>
            <translation>Das Dokument ist noch nicht in der Datenbank.</translation>
        </message>
        <message>
            <source>deleted</source>
            <translation>gelöscht</translation>
        </message>
        <message>
            <source>edited</source>
            <translation>bearbeitet</translation>
        </message>
        <message>
            <source>created</source>
            <translation>angelegt</translation>
        </message>
        <message>
            <source>history begins</source>
            <translation>Anfang der Geschichte</translation>
        </message>
        <message>
            <source>, in conflict</source>
            <translation>, im Konflikt</translation>
        </message>
        <message>
            <source>body not kept</source>
            <translation>Inhalt nicht mehr da</translation>
        </message>
        <message>
            <source>no member changed</source>
            <translation>kein Mitglied geändert</translation>
        </message>
        <message>
            <source>tombstone</source>
            <translation>Grabstein</translation>
        </message>
        <message>
            <source>winner</source>
            <translation>Gewinner</translation>
        </message>
        <message>
            <source>conflict</source>
            <translation>Konflikt</translation>
        </message>
        <message>
            <source>%1
Return shows it in the inspector</source>
            <translation>%1
Eingabe zeigt sie im Inspektor</translation>
        </message>
        <message>
            <source>%1
Known by its id alone: replication history, or compacted</source>
            <translation>%1
Nur der Id nach bekannt: Replikationsgeschichte oder verdichtet</translation>
        </message>
    </context>
    <context>
        <name>davenport::related::LowerDock</name>
        <message>
            <source>Around the document</source>
            <translation>Um das Dokument herum</translation>
        </message>
        <message>
            <source>Related</source>
            <translation>Verwandte</translation>
        </message>
        <message>
            <source>Changes</source>
            <translation>Änderungen</translation>
        </message>
        <message>
            <source>Request log</source>
            <translation>Anfragen</translation>
        </message>
        <message>
            <source>Documents that this one refers to, and that refer to it</source>
            <translation>Dokumente, auf die dieses verweist, und die auf es verweisen</translation>
        </message>
        <message>
            <source>What happened to this document</source>
            <translation>Was diesem Dokument geschah</translation>
        </message>
        <message>
            <source>What was asked of this database, as CouchDB requests</source>
            <translation>Was diese Datenbank gefragt wurde, als CouchDB-Anfragen</translation>
        </message>
        <message>
            <source>Hide this panel</source>
            <translation>Dieses Feld verbergen</translation>
        </message>
        <message>
            <source>of %1</source>
            <translation>von %1</translation>
        </message>
    </context>
    <context>
        <name>davenport::related::RelatedFeature</name>
        <message>
            <source>Related</source>
            <translation>Verwandte</translation>
        </message>
        <message>
            <source>&amp;Related Documents</source>
            <translation>&amp;Verwandte Dokumente</translation>
        </message>
        <message>
            <source>Documents that this one refers to, and that refer to it</source>
            <translation>Dokumente, auf die dieses verweist, und die auf es verweisen</translation>
        </message>
        <message>
            <source>&amp;Changes of the Document</source>
            <translation>Änderungen des &amp;Dokuments</translation>
        </message>
        <message>
            <source>What happened to this document</source>
            <translation>Was diesem Dokument geschah</translation>
        </message>
        <message>
            <source>Re&amp;quest Log</source>
            <translation>An&amp;fragen</translation>
        </message>
        <message>
            <source>What was asked of this database, as CouchDB requests</source>
            <translation>Was diese Datenbank gefragt wurde, als CouchDB-Anfragen</translation>
        </message>
    </context>
    <context>
        <name>davenport::related::RelatedView</name>
        <message>
            <source>type</source>
            <translation>Typ</translation>
        </message>
        <message>
            <source>by field</source>
            <translation>durch Feld</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>Überblick</translation>
        </message>
        <message>
            <source>Related documents</source>
            <translation>Verwandte Dokumente</translation>
        </message>
        <message numerus="yes">
            <source>%n documents</source>
            <translation>
                <numerusform>%n Dokument</numerusform>
                <numerusform>%n Dokumente</numerusform>
            </translation>
        </message>
        <message>
            <source>is referred to</source>
            <translation>es wird verwiesen</translation>
        </message>
        <message>
            <source>refers to this document</source>
            <translation>verweist auf dieses Dokument</translation>
        </message>
        <message>
            <source>This document refers to it by %1</source>
            <translation>Dieses Dokument verweist durch %1 darauf</translation>
        </message>
        <message>
            <source>It refers to this document by %1</source>
            <translation>Es verweist durch %1 auf dieses Dokument</translation>
        </message>
        <message>
            <source>Choose a document to see what it refers to, and what refers to it.</source>
            <translation>Wählen Sie ein Dokument, um zu sehen, worauf es verweist und was auf es verweist.</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Sucht…</translation>
        </message>
        <message>
            <source>No value of this document is the id of another one, and no other one names it.</source>
            <translation>Kein Wert dieses Dokuments ist die Id eines anderen, und kein anderes nennt es.</translation>
        </message>
        <message>
            <source>References to this document were looked for among the first %1 documents of each database.</source>
            <translation>Verweise auf dieses Dokument wurden unter den ersten %1 Dokumenten jeder Datenbank gesucht.</translation>
        </message>
    </context>
    <context>
        <name>davenport::related::RequestLogView</name>
        <message>
            <source>failed</source>
            <translation>gescheitert</translation>
        </message>
        <message>
            <source>running</source>
            <translation>läuft</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>at</source>
            <translation>um</translation>
        </message>
        <message>
            <source>method</source>
            <translation>Methode</translation>
        </message>
        <message>
            <source>outcome</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>time</source>
            <translation>Dauer</translation>
        </message>
        <message>
            <source>items</source>
            <translation>Stück</translation>
        </message>
        <message>
            <source>request</source>
            <translation>Anfrage</translation>
        </message>
        <message>
            <source>Show &amp;polling</source>
            <translation>&amp;Nachfragen zeigen</translation>
        </message>
        <message>
            <source>Filter requests</source>
            <translation>Anfragen filtern</translation>
        </message>
        <message>
            <source>Show the requests that contain this</source>
            <translation>Die Anfragen zeigen, die dies enthalten</translation>
        </message>
        <message>
            <source>Show the questions for the database's figures, too</source>
            <translation>Auch die Fragen nach den Zahlen der Datenbank zeigen</translation>
        </message>
        <message>
            <source>Copy as curl</source>
            <translation>Als curl kopieren</translation>
        </message>
        <message>
            <source>Copy the selected request as a command for a CouchDB server (Ctrl+C)</source>
            <translation>Die ausgewählte Anfrage als Befehl für einen CouchDB-Server kopieren (Strg+C)</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Forget the requests so far</source>
            <translation>Die bisherigen Anfragen vergessen</translation>
        </message>
        <message>
            <source>Requests, the newest last</source>
            <translation>Anfragen, die neueste zuletzt</translation>
        </message>
        <message>
            <source>Nothing has been asked of a database yet.</source>
            <translation>Noch wurde keine Datenbank etwas gefragt.</translation>
        </message>
    </context>
    <context>
        <name>davenport::session::SessionJournal</name>
        <message>
            <source>It does not begin as a record of a session does.</source>
            <translation>Sie beginnt nicht, wie eine Aufzeichnung beginnt.</translation>
        </message>
        <message>
            <source>It was written by a newer version of the program (format %1).</source>
            <translation>Sie wurde von einer neueren Version des Programms geschrieben (Format %1).</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2</source>
            <translation>%1 kann nicht geschrieben werden: %2</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2</source>
            <translation>%1 kann nicht gelesen werden: %2</translation>
        </message>
        <message>
            <source>Line %1 is damaged; its tab was passed over.</source>
            <translation>Zeile %1 ist beschädigt; ihre Seite wurde übergangen.</translation>
        </message>
        <message>
            <source>The file was kept as %1.</source>
            <translation>Die Datei wurde als %1 aufgehoben.</translation>
        </message>
    </context>
    <context>
        <name>davenport::session::Workspace</name>
        <message>
            <source>Give the database a name.</source>
            <translation>Geben Sie der Datenbank einen Namen.</translation>
        </message>
        <message>
            <source>A name begins with a letter a–z and goes on with a–z, 0–9 and _ $ ( ) + -</source>
            <translation>Ein Name beginnt mit einem Buchstaben a–z und geht mit a–z, 0–9 und _ $ ( ) + - weiter</translation>
        </message>
        <message>
            <source>There is a database of this name already.</source>
            <translation>Es gibt schon eine Datenbank dieses Namens.</translation>
        </message>
    </context>
    <context>
        <name>davenport::settings::SettingsFeature</name>
        <message>
            <source>Se&amp;ttings…</source>
            <translation>Eins&amp;tellungen…</translation>
        </message>
        <message>
            <source>Look, size of text, times, language and shortcuts</source>
            <translation>Aussehen, Textgröße, Zeiten, Sprache und Tasten</translation>
        </message>
    </context>
    <context>
        <name>davenport::settings::SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>As the desktop</source>
            <translation>Wie die Arbeitsfläche</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Light or dark</source>
            <translation>Hell oder dunkel</translation>
        </message>
        <message>
            <source>The look of all windows</source>
            <translation>Das Aussehen aller Fenster</translation>
        </message>
        <message>
            <source> %</source>
            <translation> %</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>Textgröße</translation>
        </message>
        <message>
            <source>Ctrl + and Ctrl − change it anywhere, Ctrl 0 brings it back</source>
            <translation>Strg + und Strg − ändern sie überall, Strg 0 stellt sie zurück</translation>
        </message>
        <message>
            <source>Local time</source>
            <translation>Ortszeit</translation>
        </message>
        <message>
            <source>UTC</source>
            <translation>UTC</translation>
        </message>
        <message>
            <source>Raw (ISO 8601)</source>
            <translation>Roh (ISO 8601)</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Zeiten</translation>
        </message>
        <message>
            <source>How moments are written outside of documents</source>
            <translation>Wie Zeitpunkte außerhalb von Dokumenten geschrieben werden</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Of menus and messages, from the next start on</source>
            <translation>Der Menüs und Meldungen, vom nächsten Start an</translation>
        </message>
        <message>
            <source>The language changes when Davenport is started again.</source>
            <translation>Die Sprache wechselt, wenn Davenport neu gestartet wird.</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Find a command or a key</source>
            <translation>Einen Befehl oder eine Taste finden</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>Ändern…</translation>
        </message>
        <message>
            <source>Record new keys for the command (F2)</source>
            <translation>Neue Tasten für den Befehl aufnehmen (F2)</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>Give the command the keys it came with</source>
            <translation>Dem Befehl seine ursprünglichen Tasten geben</translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation>Alle zurücksetzen</translation>
        </message>
        <message>
            <source>Give every command the keys it came with</source>
            <translation>Jedem Befehl seine ursprünglichen Tasten geben</translation>
        </message>
        <message>
            <source>F2 or a double click records new keys; Backspace takes them away.</source>
            <translation>F2 oder ein Doppelklick nimmt neue Tasten auf; die Rücktaste nimmt sie weg.</translation>
        </message>
    </context>
    <context>
        <name>davenport::settings::SettingsPalette</name>
        <message>
            <source>Light or dark</source>
            <translation>Hell oder dunkel</translation>
        </message>
        <message>
            <source>the look of the windows</source>
            <translation>das Aussehen der Fenster</translation>
        </message>
        <message>
            <source>Size of text</source>
            <translation>Textgröße</translation>
        </message>
        <message>
            <source>100 to 200 percent</source>
            <translation>100 bis 200 Prozent</translation>
        </message>
        <message>
            <source>Times: local, UTC or raw</source>
            <translation>Zeiten: Ortszeit, UTC oder roh</translation>
        </message>
        <message>
            <source>how moments are written</source>
            <translation>wie Zeitpunkte geschrieben werden</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>of menus and messages</source>
            <translation>der Menüs und Meldungen</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>the keys of every command</source>
            <translation>die Tasten jedes Befehls</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>davenport::settings::ShortcutTable</name>
        <message>
            <source>Shortcuts</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Every command with its keys</source>
            <translation>Jeder Befehl mit seinen Tasten</translation>
        </message>
        <message>
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Comes with</source>
            <translation>Ursprünglich</translation>
        </message>
        <message>
            <source>Press the keys…</source>
            <translation>Tasten drücken…</translation>
        </message>
        <message>
            <source>Press the keys for “%1”; Esc gives up.</source>
            <translation>Drücken Sie die Tasten für „%1“; Esc gibt auf.</translation>
        </message>
        <message>
            <source>%1 is taken by “%2”. Change that one first.</source>
            <translation>%1 gehört schon zu „%2“. Ändern Sie zuerst jenen.</translation>
        </message>
        <message>
            <source>“%1” has no keys now.</source>
            <translation>„%1“ hat jetzt keine Tasten.</translation>
        </message>
        <message>
            <source>“%1” is %2 now.</source>
            <translation>„%1“ ist jetzt %2.</translation>
        </message>
        <message>
            <source>Every command has the keys it came with.</source>
            <translation>Jeder Befehl hat seine ursprünglichen Tasten.</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>Nichts wurde geändert.</translation>
        </message>
        <message>
            <source>Hold Ctrl or Alt with it: a key alone is for typing.</source>
            <translation>Halten Sie Strg oder Alt dazu: Eine Taste allein ist zum Schreiben.</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::CommandPalette</name>
        <message>
            <source>move</source>
            <translation>bewegen</translation>
        </message>
        <message>
            <source>run</source>
            <translation>ausführen</translation>
        </message>
        <message>
            <source>narrow</source>
            <translation>eingrenzen</translation>
        </message>
        <message>
            <source>Command palette</source>
            <translation>Befehlspalette</translation>
        </message>
        <message>
            <source>Search documents, fields and commands</source>
            <translation>Dokumente, Felder und Befehle suchen</translation>
        </message>
        <message>
            <source>Type what you look for; a sign named below looks in one place only</source>
            <translation>Geben Sie ein, was Sie suchen; ein Zeichen aus der Zeile unten sucht nur an einem Ort</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>Gefundenes</translation>
        </message>
        <message>
            <source>Nothing found here</source>
            <translation>Hier nichts gefunden</translation>
        </message>
        <message>
            <source>Search documents for “%1”</source>
            <translation>Dokumente nach „%1“ durchsuchen</translation>
        </message>
        <message>
            <source>ids of the database in front</source>
            <translation>Ids der vorderen Datenbank</translation>
        </message>
        <message>
            <source>Nothing to offer yet</source>
            <translation>Noch nichts anzubieten</translation>
        </message>
        <message>
            <source>Nothing found for “%1”</source>
            <translation>Nichts gefunden für „%1“</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::CommandProvider</name>
        <message>
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::DockHost</name>
        <message>
            <source>Show or hide %1</source>
            <translation>%1 zeigen oder verbergen</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::ExplainCard</name>
        <message>
            <source>Space presses it, Tab goes on to the next.</source>
            <translation>Die Leertaste drückt ihn, Tab geht zum nächsten.</translation>
        </message>
        <message>
            <source>Type into it; Tab goes on to the next.</source>
            <translation>Hier tippen; Tab geht zum nächsten.</translation>
        </message>
        <message>
            <source>Up and Down choose, Tab goes on to the next.</source>
            <translation>Auf und Ab wählen, Tab geht zum nächsten.</translation>
        </message>
        <message>
            <source>The arrow keys move in it, F6 goes on to the next part of the window.</source>
            <translation>Die Pfeiltasten bewegen darin, F6 geht zum nächsten Teil des Fensters.</translation>
        </message>
        <message>
            <source>Tab goes on to the next, F6 to the next part of the window.</source>
            <translation>Tab geht zum nächsten, F6 zum nächsten Teil des Fensters.</translation>
        </message>
        <message>
            <source>Explanation</source>
            <translation>Erklärung</translation>
        </message>
        <message>
            <source>Open the guide</source>
            <translation>Handbuch öffnen</translation>
        </message>
        <message>
            <source>button</source>
            <translation>Knopf</translation>
        </message>
        <message>
            <source>tick box</source>
            <translation>Kästchen</translation>
        </message>
        <message>
            <source>choice</source>
            <translation>Auswahl</translation>
        </message>
        <message>
            <source>field to type in</source>
            <translation>Eingabefeld</translation>
        </message>
        <message>
            <source>list to choose from</source>
            <translation>Auswahlliste</translation>
        </message>
        <message>
            <source>number</source>
            <translation>Zahl</translation>
        </message>
        <message>
            <source>table</source>
            <translation>Tabelle</translation>
        </message>
        <message>
            <source>tree</source>
            <translation>Baum</translation>
        </message>
        <message>
            <source>list</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>tabs</source>
            <translation>Reiter</translation>
        </message>
        <message>
            <source>part of the window</source>
            <translation>Teil des Fensters</translation>
        </message>
        <message>
            <source>Nothing has the focus</source>
            <translation>Nichts hat den Fokus</translation>
        </message>
        <message>
            <source>Without a name</source>
            <translation>Ohne Namen</translation>
        </message>
        <message>
            <source>Press Tab or F6 to go to the first part of the window.</source>
            <translation>Tab oder F6 führt zum ersten Teil des Fensters.</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::FieldProvider</name>
        <message>
            <source>Fields</source>
            <translation>Felder</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::MainWindow</name>
        <message>
            <source>Messages</source>
            <translation>Meldungen</translation>
        </message>
        <message>
            <source>Switch between light and dark</source>
            <translation>Zwischen hell und dunkel wechseln</translation>
        </message>
        <message>
            <source>&amp;Close page</source>
            <translation>Seite &amp;schließen</translation>
        </message>
        <message>
            <source>Ctrl+W</source>
            <translation>Ctrl+W</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>Ctrl+Q</source>
            <translation>Ctrl+Q</translation>
        </message>
        <message>
            <source>&amp;Find anything…</source>
            <translation>Alles &amp;finden…</translation>
        </message>
        <message>
            <source>Ctrl+K</source>
            <translation>Ctrl+K</translation>
        </message>
        <message>
            <source>&amp;Switch between light and dark</source>
            <translation>Zwischen hell und dunkel &amp;wechseln</translation>
        </message>
        <message>
            <source>Ctrl+Shift+L</source>
            <translation>Ctrl+Shift+L</translation>
        </message>
        <message>
            <source>Follow the &amp;desktop's light or dark</source>
            <translation>Hell oder dunkel wie die &amp;Arbeitsfläche</translation>
        </message>
        <message>
            <source>&amp;Next page</source>
            <translation>&amp;Nächste Seite</translation>
        </message>
        <message>
            <source>Ctrl+Tab</source>
            <translation>Ctrl+Tab</translation>
        </message>
        <message>
            <source>&amp;Previous page</source>
            <translation>&amp;Vorige Seite</translation>
        </message>
        <message>
            <source>Ctrl+Shift+Tab</source>
            <translation>Ctrl+Shift+Tab</translation>
        </message>
        <message>
            <source>Next &amp;region</source>
            <translation>Nächster &amp;Bereich</translation>
        </message>
        <message>
            <source>F6</source>
            <translation>F6</translation>
        </message>
        <message>
            <source>Previous r&amp;egion</source>
            <translation>Voriger B&amp;ereich</translation>
        </message>
        <message>
            <source>Shift+F6</source>
            <translation>Shift+F6</translation>
        </message>
        <message>
            <source>&amp;Larger text</source>
            <translation>&amp;Größerer Text</translation>
        </message>
        <message>
            <source>Ctrl++</source>
            <translation>Ctrl++</translation>
        </message>
        <message>
            <source>Ctrl+=</source>
            <translation>Ctrl+=</translation>
        </message>
        <message>
            <source>S&amp;maller text</source>
            <translation>&amp;Kleinerer Text</translation>
        </message>
        <message>
            <source>Ctrl+-</source>
            <translation>Ctrl+-</translation>
        </message>
        <message>
            <source>&amp;Usual size of text</source>
            <translation>&amp;Übliche Textgröße</translation>
        </message>
        <message>
            <source>Ctrl+0</source>
            <translation>Ctrl+0</translation>
        </message>
        <message>
            <source>&amp;Explain what has the focus</source>
            <translation>&amp;Erklären, was den Fokus hat</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>Put &amp;message away</source>
            <translation>&amp;Meldung weglegen</translation>
        </message>
        <message>
            <source>Ctrl+Shift+M</source>
            <translation>Ctrl+Shift+M</translation>
        </message>
        <message>
            <source>Edits were not kept</source>
            <translation>Änderungen wurden nicht aufgehoben</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::NoticeArea</name>
        <message>
            <source>Messages</source>
            <translation>Meldungen</translation>
        </message>
        <message>
            <source>No messages yet</source>
            <translation>Noch keine Meldungen</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::NoticeCard</name>
        <message>
            <source>Put this message away</source>
            <translation>Diese Meldung weglegen</translation>
        </message>
        <message>
            <source>Can be selected and copied</source>
            <translation>Lässt sich auswählen und kopieren</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::PageTabBar</name>
        <message>
            <source>Open pages</source>
            <translation>Offene Seiten</translation>
        </message>
        <message>
            <source>Close this page (Ctrl W)</source>
            <translation>Diese Seite schließen (Strg W)</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::PageTabs</name>
        <message>
            <source>Pages</source>
            <translation>Seiten</translation>
        </message>
        <message>
            <source>%1, not saved</source>
            <translation>%1, nicht gespeichert</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::Rail</name>
        <message>
            <source>Tools</source>
            <translation>Werkzeuge</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::RailButton</name>
        <message numerus="yes">
            <source>%n waiting</source>
            <translation>
                <numerusform>%n wartet</numerusform>
                <numerusform>%n warten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::StatusRow</name>
        <message>
            <source>Where you are, and how fresh it is</source>
            <translation>Wo Sie sind, und wie frisch es ist</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Status</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::TitleRow</name>
        <message>
            <source>Search documents, fields and commands</source>
            <translation>Dokumente, Felder und Befehle suchen</translation>
        </message>
        <message>
            <source>Read-only</source>
            <translation>Nur lesen</translation>
        </message>
        <message>
            <source>Title row</source>
            <translation>Titelzeile</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Workspace %1</source>
            <translation>Arbeitsbereich %1</translation>
        </message>
        <message>
            <source>Workspace %1, out of reach</source>
            <translation>Arbeitsbereich %1, nicht erreichbar</translation>
        </message>
    </context>
    <context>
        <name>davenport::shell::UnsavedDialog</name>
        <message>
            <source>Not saved</source>
            <translation>Nicht gespeichert</translation>
        </message>
        <message>
            <source>These changes are not saved</source>
            <translation>Diese Änderungen sind nicht gespeichert</translation>
        </message>
        <message>
            <source>These edits are not saved yet</source>
            <translation>Diese Änderungen sind noch nicht gespeichert</translation>
        </message>
        <message>
            <source>They are kept for the next time, unless you discard them.</source>
            <translation>Sie werden für das nächste Mal aufgehoben, außer Sie verwerfen sie.</translation>
        </message>
        <message>
            <source>Edits are kept for the next time. What is marked is lost when you close.</source>
            <translation>Änderungen werden für das nächste Mal aufgehoben. Was markiert ist, geht beim Schließen verloren.</translation>
        </message>
        <message>
            <source>They are lost when you close without saving.</source>
            <translation>Sie gehen verloren, wenn Sie ohne Speichern schließen.</translation>
        </message>
        <message>
            <source>Changes that are not saved</source>
            <translation>Änderungen, die nicht gespeichert sind</translation>
        </message>
        <message>
            <source>  (lost)</source>
            <translation>  (geht verloren)</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <source>Close and keep the edits</source>
            <translation>Schließen und Änderungen aufheben</translation>
        </message>
        <message>
            <source>Close without saving</source>
            <translation>Ohne Speichern schließen</translation>
        </message>
        <message>
            <source>Keep open</source>
            <translation>Offen lassen</translation>
        </message>
        <message>
            <source>Keep for next time</source>
            <translation>Für das nächste Mal aufheben</translation>
        </message>
    </context>
    <context>
        <name>davenport::transfer::BackupDialog</name>
        <message>
            <source>Back up %1</source>
            <translation>%1 sichern</translation>
        </message>
        <message>
            <source>Every document of %1 with all its revisions, conflicts, tombstones and attachments, design and local documents, and the settings</source>
            <translation>Jedes Dokument von %1 mit allen Revisionen, Konflikten, Grabsteinen und Anhängen, Entwurfs- und lokale Dokumente und die Einstellungen</translation>
        </message>
        <message>
            <source>Restore a backup</source>
            <translation>Sicherung einspielen</translation>
        </message>
        <message>
            <source>Backup to restore</source>
            <translation>Einzuspielende Sicherung</translation>
        </message>
        <message>
            <source>File to write</source>
            <translation>Zu schreibende Datei</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Auswählen…</translation>
        </message>
        <message>
            <source>Choose a backup</source>
            <translation>Sicherung auswählen</translation>
        </message>
        <message>
            <source>Choose where the backup goes</source>
            <translation>Ziel der Sicherung auswählen</translation>
        </message>
        <message>
            <source>Compare with the database at the end</source>
            <translation>Am Ende mit der Datenbank vergleichen</translation>
        </message>
        <message>
            <source>Reads the file again and compares every revision and attachment</source>
            <translation>Liest die Datei noch einmal und vergleicht jede Revision und jeden Anhang</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Einspielen</translation>
        </message>
        <message>
            <source>Back up</source>
            <translation>Sichern</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sicherung</translation>
        </message>
        <message>
            <source>Holds</source>
            <translation>Enthält</translation>
        </message>
        <message>
            <source>Name of the new database</source>
            <translation>Name der neuen Datenbank</translation>
        </message>
        <message>
            <source>The database that is made of the backup</source>
            <translation>Die Datenbank, die aus der Sicherung entsteht</translation>
        </message>
        <message>
            <source>Into</source>
            <translation>In</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Back up to</source>
            <translation>Sichern nach</translation>
        </message>
        <message>
            <source>Backups (*.davenport-backup *.davenport-backup.gz);;All files (*)</source>
            <translation>Sicherungen (*.davenport-backup *.davenport-backup.gz);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weitermachen</translation>
        </message>
        <message>
            <source>Begun before</source>
            <translation>Früher begonnen</translation>
        </message>
        <message>
            <source>it goes on behind its last checkpoint</source>
            <translation>es geht nach dem letzten Haltepunkt weiter</translation>
        </message>
        <message>
            <source>The partitioned database %1, q = %2, about %3 changes</source>
            <translation>Die partitionierte Datenbank %1, q = %2, etwa %3 Änderungen</translation>
        </message>
        <message>
            <source>The database %1, q = %2, about %3 changes</source>
            <translation>Die Datenbank %1, q = %2, etwa %3 Änderungen</translation>
        </message>
        <message>
            <source>Not a backup</source>
            <translation>Keine Sicherung</translation>
        </message>
        <message>
            <source>This file exists</source>
            <translation>Diese Datei gibt es schon</translation>
        </message>
        <message>
            <source>it is replaced when the backup is whole</source>
            <translation>sie wird ersetzt, sobald die Sicherung vollständig ist</translation>
        </message>
        <message>
            <source>Replace</source>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Backing up</source>
            <translation>Sichern läuft</translation>
        </message>
        <message>
            <source>Checking the file</source>
            <translation>Datei wird geprüft</translation>
        </message>
        <message>
            <source>Restoring</source>
            <translation>Einspielen läuft</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Vergleichen läuft</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pausiert</translation>
        </message>
        <message>
            <source>it goes on from here, also after a restart of the program</source>
            <translation>es geht von hier weiter, auch nach einem Neustart des Programms</translation>
        </message>
        <message>
            <source>Not backed up</source>
            <translation>Nicht gesichert</translation>
        </message>
        <message>
            <source>Not restored</source>
            <translation>Nicht eingespielt</translation>
        </message>
        <message>
            <source>%1 documents with %2 revisions and %3 attachments</source>
            <translation>%1 Dokumente mit %2 Revisionen und %3 Anhängen</translation>
        </message>
        <message>
            <source>Backed up</source>
            <translation>Gesichert</translation>
        </message>
        <message>
            <source> · compared: all the same</source>
            <translation> · verglichen: alles gleich</translation>
        </message>
        <message>
            <source>Backed up, but the database differs now</source>
            <translation>Gesichert, aber die Datenbank ist inzwischen anders</translation>
        </message>
        <message>
            <source>Restored, but not the same</source>
            <translation>Eingespielt, aber nicht gleich</translation>
        </message>
        <message>
            <source>Restored</source>
            <translation>Eingespielt</translation>
        </message>
        <message>
            <source>Open %1</source>
            <translation>%1 öffnen</translation>
        </message>
        <message>
            <source>Pausing…</source>
            <translation>Wird angehalten…</translation>
        </message>
    </context>
    <context>
        <name>davenport::transfer::ExportDialog</name>
        <message>
            <source>Export from %1</source>
            <translation>Export aus %1</translation>
        </message>
        <message>
            <source>1 chosen document of %1</source>
            <translation>1 ausgewähltes Dokument von %1</translation>
        </message>
        <message>
            <source>%1 chosen documents of %2</source>
            <translation>%1 ausgewählte Dokumente von %2</translation>
        </message>
        <message>
            <source>A chosen range of the documents of %1</source>
            <translation>Ein gewählter Bereich der Dokumente von %1</translation>
        </message>
        <message>
            <source>The documents of %1 in conflict</source>
            <translation>Die Dokumente von %1 im Konflikt</translation>
        </message>
        <message>
            <source>All documents of %1</source>
            <translation>Alle Dokumente von %1</translation>
        </message>
        <message>
            <source>Partition %1 of %2</source>
            <translation>Partition %1 von %2</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>NDJSON: one document a line</source>
            <translation>NDJSON: ein Dokument je Zeile</translation>
        </message>
        <message>
            <source>JSON: one array</source>
            <translation>JSON: ein Array</translation>
        </message>
        <message>
            <source>CSV: a row a document</source>
            <translation>CSV: eine Zeile je Dokument</translation>
        </message>
        <message>
            <source>Compress (gzip)</source>
            <translation>Packen (gzip)</translation>
        </message>
        <message>
            <source>With _rev</source>
            <translation>Mit _rev</translation>
        </message>
        <message>
            <source>With the bytes of attachments</source>
            <translation>Mit den Bytes der Anhänge</translation>
        </message>
        <message>
            <source>File to write</source>
            <translation>Zu schreibende Datei</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Auswählen…</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Export to</source>
            <translation>Exportieren nach</translation>
        </message>
        <message>
            <source>This file exists</source>
            <translation>Diese Datei gibt es schon</translation>
        </message>
        <message>
            <source>it is replaced when the export is complete</source>
            <translation>sie wird ersetzt, sobald der Export vollständig ist</translation>
        </message>
        <message>
            <source>Replace</source>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>%1 documents, %2, in %3</source>
            <translation>%1 Dokumente, %2, in %3</translation>
        </message>
        <message>
            <source> · %1 of the chosen are gone</source>
            <translation> · %1 der ausgewählten sind weg</translation>
        </message>
        <message>
            <source>Exported</source>
            <translation>Exportiert</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>Abgebrochen</translation>
        </message>
        <message>
            <source>no file was written</source>
            <translation>keine Datei wurde geschrieben</translation>
        </message>
        <message>
            <source>Not exported</source>
            <translation>Nicht exportiert</translation>
        </message>
        <message>
            <source>%1 documents</source>
            <translation>%1 Dokumente</translation>
        </message>
    </context>
    <context>
        <name>davenport::transfer::ImportPage</name>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>A JSON, NDJSON or CSV file, gzip or not; or drop it here</source>
            <translation>Eine JSON-, NDJSON- oder CSV-Datei, mit oder ohne gzip; oder hier ablegen</translation>
        </message>
        <message>
            <source>File to import</source>
            <translation>Zu importierende Datei</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Auswählen…</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>Detect the format</source>
            <translation>Format erkennen</translation>
        </message>
        <message>
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <source>NDJSON</source>
            <translation>NDJSON</translation>
        </message>
        <message>
            <source>CSV</source>
            <translation>CSV</translation>
        </message>
        <message>
            <source>Records in</source>
            <translation>Datensätze in</translation>
        </message>
        <message>
            <source>Where the records stand in the JSON</source>
            <translation>Wo die Datensätze im JSON stehen</translation>
        </message>
        <message>
            <source>Names with dots between them, such as data.features; empty for a file that is an array</source>
            <translation>Namen mit Punkten dazwischen, wie data.features; leer für eine Datei, die ein Array ist</translation>
        </message>
        <message>
            <source>such as {country}:city:{cityId}; empty takes each record's _id</source>
            <translation>wie {country}:city:{cityId}; leer nimmt das _id jedes Datensatzes</translation>
        </message>
        <message>
            <source>Id template</source>
            <translation>Id-Vorlage</translation>
        </message>
        <message>
            <source>Documents that exist with other content</source>
            <translation>Dokumente, die es mit anderem Inhalt gibt</translation>
        </message>
        <message>
            <source>Existing documents: leave, and reject the record</source>
            <translation>Vorhandene Dokumente: lassen und den Datensatz abweisen</translation>
        </message>
        <message>
            <source>Existing documents: leave, and skip the record</source>
            <translation>Vorhandene Dokumente: lassen und den Datensatz übergehen</translation>
        </message>
        <message>
            <source>Existing documents: replace</source>
            <translation>Vorhandene Dokumente: ersetzen</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Id</source>
            <translation>Id</translation>
        </message>
        <message>
            <source>Into</source>
            <translation>In</translation>
        </message>
        <message>
            <source>Beginning of the file</source>
            <translation>Anfang der Datei</translation>
        </message>
        <message>
            <source>First records</source>
            <translation>Erste Datensätze</translation>
        </message>
        <message>
            <source>Rejected records</source>
            <translation>Abgewiesene Datensätze</translation>
        </message>
        <message>
            <source>line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>reason</source>
            <translation>Grund</translation>
        </message>
        <message>
            <source>record</source>
            <translation>Datensatz</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Data (*.json *.ndjson *.jsonl *.csv *.gz);;All files (*)</source>
            <translation>Daten (*.json *.ndjson *.jsonl *.csv *.gz);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Import of %1 under way</source>
            <translation>Import von %1 läuft</translation>
        </message>
        <message>
            <source>Cannot be imported so</source>
            <translation>So nicht zu importieren</translation>
        </message>
        <message>
            <source>made of line and content</source>
            <translation>aus Zeile und Inhalt gebildet</translation>
        </message>
        <message>
            <source> (line %1)</source>
            <translation> (Zeile %1)</translation>
        </message>
        <message>
            <source>Cannot be read as it stands</source>
            <translation>So nicht zu lesen</translation>
        </message>
        <message>
            <source>%1, %2 records</source>
            <translation>%1, %2 Datensätze</translation>
        </message>
        <message>
            <source>%1, first %2 records</source>
            <translation>%1, erste %2 Datensätze</translation>
        </message>
        <message>
            <source>ids %1 …</source>
            <translation>Ids %1 …</translation>
        </message>
        <message>
            <source>no id twice</source>
            <translation>keine Id doppelt</translation>
        </message>
        <message>
            <source>1 id twice: that record will be rejected</source>
            <translation>1 Id doppelt: dieser Datensatz wird abgewiesen</translation>
        </message>
        <message>
            <source>%1 ids twice: those records will be rejected</source>
            <translation>%1 Ids doppelt: diese Datensätze werden abgewiesen</translation>
        </message>
        <message>
            <source>%1 without an id: made of line and content</source>
            <translation>%1 ohne Id: aus Zeile und Inhalt gebildet</translation>
        </message>
        <message>
            <source>%1 would be rejected</source>
            <translation>%1 würden abgewiesen</translation>
        </message>
        <message>
            <source>Import every record of the file</source>
            <translation>Jeden Datensatz der Datei importieren</translation>
        </message>
        <message>
            <source>The database was not made</source>
            <translation>Die Datenbank wurde nicht angelegt</translation>
        </message>
        <message>
            <source>Import into %1</source>
            <translation>Import in %1</translation>
        </message>
        <message>
            <source>Cancelling…</source>
            <translation>Wird abgebrochen…</translation>
        </message>
        <message>
            <source>%1 records</source>
            <translation>%1 Datensätze</translation>
        </message>
        <message>
            <source>%1 a second</source>
            <translation>%1 je Sekunde</translation>
        </message>
        <message>
            <source>%1 s left</source>
            <translation>noch %1 s</translation>
        </message>
        <message>
            <source>%1 min left</source>
            <translation>noch %1 min</translation>
        </message>
        <message>
            <source>%1 rejected</source>
            <translation>%1 abgewiesen</translation>
        </message>
        <message>
            <source>The first %1 of %2 rejected records</source>
            <translation>Die ersten %1 von %2 abgewiesenen Datensätzen</translation>
        </message>
        <message>
            <source>%1 records in %2 s</source>
            <translation>%1 Datensätze in %2 s</translation>
        </message>
        <message>
            <source>%1 written</source>
            <translation>%1 geschrieben</translation>
        </message>
        <message>
            <source>%1 already there</source>
            <translation>%1 schon da</translation>
        </message>
        <message>
            <source>%1 skipped</source>
            <translation>%1 übergangen</translation>
        </message>
        <message>
            <source>all of them in %1</source>
            <translation>alle in %1</translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>Importiert</translation>
        </message>
        <message>
            <source>Open %1</source>
            <translation>%1 öffnen</translation>
        </message>
        <message>
            <source>%1 documents are written</source>
            <translation>%1 Dokumente sind geschrieben</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>Abgebrochen</translation>
        </message>
        <message>
            <source>; importing again goes on where this ended</source>
            <translation>; noch einmal importieren macht hier weiter</translation>
        </message>
        <message>
            <source>The import ended early</source>
            <translation>Der Import endete vorzeitig</translation>
        </message>
    </context>
    <context>
        <name>davenport::transfer::ImportTarget</name>
        <message>
            <source>Partitioned</source>
            <translation>Partitioniert</translation>
        </message>
        <message>
            <source>Import into</source>
            <translation>Importieren in</translation>
        </message>
        <message>
            <source>The database that the records go into</source>
            <translation>Die Datenbank, in die die Datensätze kommen</translation>
        </message>
        <message>
            <source>Name of the new database</source>
            <translation>Name der neuen Datenbank</translation>
        </message>
        <message>
            <source>Every id begins with its partition, as in customer-42:order-7</source>
            <translation>Jede Id beginnt mit ihrer Partition, wie in customer-42:order-7</translation>
        </message>
        <message>
            <source>q = </source>
            <translation>q = </translation>
        </message>
        <message>
            <source>Shards</source>
            <translation>Shards</translation>
        </message>
        <message>
            <source>Hash ranges of the new database</source>
            <translation>Hash-Bereiche der neuen Datenbank</translation>
        </message>
        <message>
            <source>New database…</source>
            <translation>Neue Datenbank…</translation>
        </message>
        <message>
            <source>Open a workspace first.</source>
            <translation>Öffnen Sie zuerst einen Arbeitsbereich.</translation>
        </message>
        <message>
            <source>The new database needs a name.</source>
            <translation>Die neue Datenbank braucht einen Namen.</translation>
        </message>
    </context>
    <context>
        <name>davenport::transfer::TransferFeature</name>
        <message>
            <source>&amp;Import…</source>
            <translation>&amp;Importieren…</translation>
        </message>
        <message>
            <source>Bring a JSON, NDJSON or CSV file into a database</source>
            <translation>Eine JSON-, NDJSON- oder CSV-Datei in eine Datenbank bringen</translation>
        </message>
        <message>
            <source>&amp;Export…</source>
            <translation>&amp;Exportieren…</translation>
        </message>
        <message>
            <source>Write the documents of a database to a file</source>
            <translation>Die Dokumente einer Datenbank in eine Datei schreiben</translation>
        </message>
        <message>
            <source>&amp;Back up the database…</source>
            <translation>Datenbank &amp;sichern…</translation>
        </message>
        <message>
            <source>Write a whole database to a file: every revision, conflict and attachment</source>
            <translation>Eine ganze Datenbank in eine Datei schreiben: jede Revision, jeden Konflikt und Anhang</translation>
        </message>
        <message>
            <source>&amp;Restore a backup…</source>
            <translation>Sicherung ein&amp;spielen…</translation>
        </message>
        <message>
            <source>Make a database out of a backup, with the same revision trees</source>
            <translation>Aus einer Sicherung eine Datenbank mit denselben Revisionsbäumen machen</translation>
        </message>
    </context>
    <context>
        <name>davenport::welcome::WelcomeFeature</name>
        <message>
            <source>&amp;Welcome</source>
            <translation>&amp;Willkommen</translation>
        </message>
    </context>
    <context>
        <name>davenport::welcome::WelcomePage</name>
        <message>
            <source>just now</source>
            <translation>gerade eben</translation>
        </message>
        <message>
            <source>%1 min ago</source>
            <translation>vor %1 min</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>gestern</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Willkommen</translation>
        </message>
        <message>
            <source>Show at start</source>
            <translation>Beim Start zeigen</translation>
        </message>
        <message>
            <source>Show this page whenever the program starts</source>
            <translation>Diese Seite bei jedem Start des Programms zeigen</translation>
        </message>
        <message>
            <source>1 database</source>
            <translation>1 Datenbank</translation>
        </message>
        <message>
            <source>%1 databases</source>
            <translation>%1 Datenbanken</translation>
        </message>
        <message>
            <source>A comfortable desk for your documents</source>
            <translation>Ein bequemer Schreibtisch für Ihre Dokumente</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Anfangen</translation>
        </message>
        <message>
            <source>New database</source>
            <translation>Neue Datenbank</translation>
        </message>
        <message>
            <source>on this computer</source>
            <translation>auf diesem Rechner</translation>
        </message>
        <message>
            <source>Open workspace</source>
            <translation>Arbeitsbereich öffnen</translation>
        </message>
        <message>
            <source>a folder</source>
            <translation>ein Ordner</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>JSON, CSV</source>
            <translation>JSON, CSV</translation>
        </message>
        <message>
            <source>Sample data</source>
            <translation>Beispieldaten</translation>
        </message>
        <message>
            <source>orders of a store</source>
            <translation>Bestellungen eines Ladens</translation>
        </message>
        <message>
            <source>Recent workspaces</source>
            <translation>Letzte Arbeitsbereiche</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Forget these workspaces; their files stay</source>
            <translation>Diese Arbeitsbereiche vergessen; ihre Dateien bleiben</translation>
        </message>
        <message>
            <source>Keys worth knowing</source>
            <translation>Nützliche Tasten</translation>
        </message>
        <message>
            <source>Find anything</source>
            <translation>Alles finden</translation>
        </message>
        <message>
            <source>New document</source>
            <translation>Neues Dokument</translation>
        </message>
        <message>
            <source>Go to an id</source>
            <translation>Zu einer Id gehen</translation>
        </message>
        <message>
            <source>Save the document</source>
            <translation>Das Dokument speichern</translation>
        </message>
        <message>
            <source>Next region of the window</source>
            <translation>Nächster Bereich des Fensters</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>%1 of %2 documents</source>
            <translation>%1 von %2 Dokumenten</translation>
        </message>
        <message>
            <source>Remove from this list</source>
            <translation>Aus dieser Liste entfernen</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>nicht da</translation>
        </message>
    </context>
    <context>
        <name>davenport::widgets::Chip</name>
        <message>
            <source>%1
Remove %2 with Delete or a click on the cross</source>
            <translation>%1
%2 entfernen mit Entf oder einem Klick auf das Kreuz</translation>
        </message>
    </context>
    <context>
        <name>davenport::widgets::DestructiveDialog</name>
        <message>
            <source>… and %1 more</source>
            <translation>… und %1 weitere</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Type %1 to confirm:</source>
            <translation>Zur Bestätigung %1 eingeben:</translation>
        </message>
    </context>
    <context>
        <name>davenport::widgets::KeyHint</name>
        <message>
            <source>Key: %1</source>
            <translation>Taste: %1</translation>
        </message>
    </context>
    <context>
        <name>davenport::widgets::LoadingBar</name>
        <message>
            <source>Loading</source>
            <translation>Lädt</translation>
        </message>
    </context>
    <context>
        <name>davenport::widgets::Ribbon</name>
        <message>
            <source>Hide this message</source>
            <translation>Diese Meldung verbergen</translation>
        </message>
    </context>
    <context>
        <name>davenport::widgets::SearchButton</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>davenport::widgets::SizeMeter</name>
        <message>
            <source>%1 of %2 bytes</source>
            <translation>%1 von %2 Bytes</translation>
        </message>
        <message>
            <source>%1 bytes</source>
            <translation>%1 Bytes</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1 B</source>
            <translation>%1 B</translation>
        </message>
    </context>
    <context>
        <name>std</name>
        <message>
            <source>“%1” takes no value</source>
            <translation>„%1“ nimmt keinen Wert</translation>
        </message>
        <message>
            <source>a value is missing here</source>
            <translation>hier fehlt ein Wert</translation>
        </message>
        <message>
            <source>the types are string, number, boolean, null, array and object</source>
            <translation>die Typen sind string, number, boolean, null, array und object</translation>
        </message>
        <message>
            <source>“in” takes a list: [placed, paid]</source>
            <translation>„in“ nimmt eine Liste: [placed, paid]</translation>
        </message>
        <message>
            <source>a value of the list is missing here</source>
            <translation>hier fehlt ein Wert der Liste</translation>
        </message>
    </context>
</TS>
