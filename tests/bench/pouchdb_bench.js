// pouchdb_bench.js FOLDER WORKLOAD: the workload on PouchDB with its LevelDB adapter, one line of figures on stdout.
// PouchDB is looked for beside the folder that NODE_PATH names; `bench` installs it into the build folder.
'use strict';
const fs = require('fs');
const PouchDB = require('pouchdb');

const BATCH = 1000;
const report = {};

/** Runs `work` and notes its wall and CPU time; it returns how many documents and how many bytes of bodies it handled. */
async function measure(part, work) {
  const wall = process.hrtime.bigint();
  const cpu = process.cpuUsage();
  const { count, bytes } = await work();
  const used = process.cpuUsage(cpu);
  report[part] = { wall: Number(process.hrtime.bigint() - wall) / 1e9, cpu: (used.user + used.system) / 1e6, count, bytes };
}

/** Writes in batches; returns the new revisions in order. */
async function writeBatches(db, docs) {
  const revs = [];
  for (let i = 0; i < docs.length; i += BATCH) {
    for (const row of await db.bulkDocs(docs.slice(i, i + BATCH))) {
      if (!row.ok) {
        throw new Error(`${row.id}: ${row.message}`);
      }
      revs.push(row.rev);
    }
  }
  return revs;
}

async function main() {
  const [folder, file] = process.argv.slice(2);
  const work = JSON.parse(fs.readFileSync(file, 'utf8'));
  const db = new PouchDB(folder, { auto_compaction: false });
  await db.info();

  let revs;
  await measure('load', async () => {
    revs = await writeBatches(db, work.documents);
    return { count: work.documents.length, bytes: 0 };
  });
  work.updates.forEach((doc, i) => { doc._rev = revs[work.updated[i]]; });
  await measure('updates', async () => {
    await writeBatches(db, work.updates);
    return { count: work.updates.length, bytes: 0 };
  });
  await measure('reads', async () => {
    for (const index of work.reads) {
      await db.get(work.documents[index]._id);
    }
    return { count: work.reads.length, bytes: 0 };
  });
  await measure('changes', async () => {
    const changes = await db.changes({ since: 0, include_docs: true });
    if (!changes.results[0].doc._rev) {
      throw new Error('the changes came without bodies');
    }
    return { count: changes.results.length, bytes: 0 };
  });
  await measure('singles', async () => {
    for (const doc of work.singles) {
      await db.put(doc);
    }
    return { count: work.singles.length, bytes: 0 };
  });
  await db.close();
  console.log(JSON.stringify(report));
}

main().catch((error) => {
  console.error(`pouchdb_bench: ${error.stack}`);
  process.exit(1);
});
