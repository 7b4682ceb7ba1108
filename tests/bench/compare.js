// compare.js: runs the contestants in turn and prints their figures side by side.
// Usage: compare.js --programs DIR --work DIR [--documents N] [--rounds N] [--pouchdb NODE_MODULES] [--check]
'use strict';
const { execFileSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const PARTS = {
  load: 'bulk load, batches of 1,000',
  updates: 'updates, batches of 1,000',
  reads: 'random point reads',
  changes: 'changes from 0 with bodies',
  singles: 'single durable writes',
};
// The least ratio we want, and the clock it is read from: the other's time divided by the engine's.
const GOALS = {
  sqlite: { load: [0.7, 'cpu'], updates: [0.65, 'cpu'], reads: [0.9, 'cpu'], changes: [0.6, 'cpu'], singles: [0.65, 'wall'] },
  pouchdb: { load: [5, 'cpu'], reads: [5, 'cpu'], changes: [40, 'cpu'] },
};
const NAMES = { engine: 'Davenport', sqlite: 'SQLite', pouchdb: 'PouchDB' };

function parseArguments(argv) {
  const options = { documents: 100000, rounds: 3, check: false };
  for (let i = 0; i < argv.length; i += 1) {
    const name = argv[i].replace(/^--/, '');
    if (name === 'check') {
      options.check = true;
    } else if (['programs', 'work', 'documents', 'rounds', 'pouchdb'].includes(name) && i + 1 < argv.length) {
      i += 1;
      options[name] = /^\d+$/.test(argv[i]) ? Number(argv[i]) : argv[i];
    } else {
      throw new Error(`unknown argument: ${argv[i]}`);
    }
  }
  return options;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One run of one contestant in an empty folder: its figures. */
function runOnce(options, contestant, workload) {
  const folder = fs.mkdtempSync(path.join(options.work, `${contestant}-`));
  try {
    const settings = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
    const documents = String(options.documents);
    if (contestant === 'pouchdb') {
      const script = path.join(__dirname, 'pouchdb_bench.js');
      return JSON.parse(execFileSync(process.execPath, [script, path.join(folder, 'db'), workload],
        { ...settings, env: { ...process.env, NODE_PATH: options.pouchdb } }));
    }
    const program = path.join(options.programs, `${contestant}-bench`);
    return JSON.parse(execFileSync(program, [path.join(folder, 'bench.davenport'), documents], settings));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Those who say they did the same work must have handled the same documents and bytes. */
function checkSameWork(runs) {
  for (const part of Object.keys(PARTS)) {
    for (const [contestant, rounds] of Object.entries(runs)) {
      for (const round of rounds) {
        const ours = runs.engine[0][part];
        if (round[part].count !== ours.count || (contestant !== 'pouchdb' && round[part].bytes !== ours.bytes)) {
          throw new Error(`${NAMES[contestant]} handled ${round[part].count} documents and ${round[part].bytes} bytes in `
            + `"${part}", the engine ${ours.count} and ${ours.bytes}`);
        }
      }
    }
  }
}

function printTable(runs, contestants) {
  const figure = (contestant, part, clock) => median(runs[contestant].map((round) => round[part][clock]));
  const columns = ['part', 'documents', ...contestants.flatMap((name) => [`${NAMES[name]} CPU s`, 'wall s']),
    ...contestants.slice(1).flatMap((name) => [`${NAMES[name]}/${NAMES.engine} CPU`, 'wall', 'goal'])];
  const rows = [columns, columns.map(() => '---')];
  let missed = 0;
  for (const [part, title] of Object.entries(PARTS)) {
    const row = [title, String(runs.engine[0][part].count)];
    for (const name of contestants) {
      row.push(figure(name, part, 'cpu').toFixed(3), figure(name, part, 'wall').toFixed(3));
    }
    for (const name of contestants.slice(1)) {
      const ratio = (clock) => figure(name, part, clock) / figure('engine', part, clock);
      row.push(ratio('cpu').toFixed(2), ratio('wall').toFixed(2));
      const goal = GOALS[name][part];
      if (goal) {
        const reached = ratio(goal[1]) >= goal[0];
        missed += reached ? 0 : 1;
        row.push(`${goal[1]} >= ${goal[0]}: ${reached ? 'reached' : 'MISSED'}`);
      } else {
        row.push('');
      }
    }
    rows.push(row);
  }
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    const cells = row.map((cell, column) => (cell === '---' ? '-'.repeat(widths[column]) : cell.padEnd(widths[column])));
    console.log(`| ${cells.join(' | ')} |`);
  }
  return missed;
}

function main() {
  const options = parseArguments(process.argv.slice(2));
  const contestants = ['engine', 'sqlite', ...(options.pouchdb ? ['pouchdb'] : [])];
  const workload = path.join(options.work, 'workload.json');
  if (options.pouchdb) {
    const file = fs.openSync(workload, 'w');
    execFileSync(path.join(options.programs, 'bench-data'), [String(options.documents)], { stdio: ['ignore', file, 'inherit'] });
    fs.closeSync(file);
  }
  const runs = Object.fromEntries(contestants.map((name) => [name, []]));
  for (let round = 1; round <= options.rounds; round += 1) {
    for (const name of contestants) {
      console.error(`round ${round} of ${options.rounds}: ${NAMES[name]} ...`);
      runs[name].push(runOnce(options, name, workload));
    }
  }
  checkSameWork(runs);
  console.log(`Medians of ${options.rounds} rounds. Ratios: the other's time divided by ours; 1 is as fast, 2 is twice as fast.`);
  if (!options.pouchdb) {
    console.log('PouchDB took no part: it could not be installed.');
  }
  console.log('');
  const missed = printTable(runs, contestants);
  process.exitCode = options.check && missed > 0 ? 1 : 0;
}

main();
