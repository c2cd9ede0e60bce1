// npm run check:api: reports of the exported packages and breaking changes since the last release.
//   --write      writes the reports; run it after changing what a package exports, and commit them
//   --released   makes the current reports and API document those of the last release
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { openApiChanges } from './api-gates/openapi-changes.mjs';
import { PACKAGES, writeReports } from './api-gates/package-reports.mjs';
import { reportChanges } from './api-gates/report-changes.mjs';
import { versionProblems } from './api-gates/version-problems.mjs';
import { printError } from './lib/failure.mjs';
import { readJson } from './lib/json-file.mjs';
import { root } from './lib/paths.mjs';

const RELEASED = path.join(root, 'infra/api-gates/released');
const ACCEPTED = path.join(root, 'infra/api-gates/accepted.json');
const OPENAPI = path.join(root, 'backend/openapi.json');
const reportsOf = (name) => path.join(root, 'packages', name, 'api');
const versionOf = (name) => readJson(path.join(root, 'packages', name, 'package.json')).version;

try {
  const { write, released } = parseArgs({
    options: { write: { type: 'boolean' }, released: { type: 'boolean' } },
  }).values;
  const problems = released ? recordRelease() : await check(write);
  if (problems.length > 0) {
    console.log(problems.join('\n'));
    process.exitCode = 1;
  }
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

async function check(write) {
  const accepted = readJson(ACCEPTED);
  const base = readJson(path.join(RELEASED, 'versions.json'));
  const stale = [];
  for (const name of PACKAGES) if (!(await refreshReports(name, write))) stale.push(name);
  const problems = stale.map(
    (name) =>
      `The reports in packages/${name}/api are not up to date: run "npm run check:api -- --write" and commit them.`,
  );
  const compare = (name, from, to, changes) =>
    problems.push(...versionProblems({ name, from, to, changes, accepted: accepted[name] ?? {} }));
  for (const name of PACKAGES.filter((one) => one in base))
    compare(name, base[name], versionOf(name), packageChanges(name));
  const document = readJson(OPENAPI);
  compare('api', base.api, document.info.version, openApiChanges(releasedDocument(), document));
  return problems;
}

/** Writes the reports of a package beside the committed ones, or over them. @returns whether they are equal */
async function refreshReports(name, write) {
  const folder = write ? reportsOf(name) : path.join(root, 'packages', name, '.cache/api-reports');
  await writeReports(name, folder);
  return JSON.stringify(readReports(folder)) === JSON.stringify(readReports(reportsOf(name)));
}

function readReports(folder) {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.api.md')) : [];
  return Object.fromEntries(files.sort().map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]));
}

function packageChanges(name) {
  const before = readReports(path.join(RELEASED, name));
  const after = readReports(reportsOf(name));
  const changes = { breaking: [], additions: [] };
  for (const file of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const { breaking, additions } = reportChanges(before[file] ?? '', after[file] ?? '');
    changes.breaking.push(...breaking);
    changes.additions.push(...additions);
  }
  return changes;
}

function releasedDocument() {
  return JSON.parse(zlib.gunzipSync(fs.readFileSync(path.join(RELEASED, 'openapi.json.gz'))).toString());
}

function recordRelease() {
  for (const name of PACKAGES) fs.cpSync(reportsOf(name), path.join(RELEASED, name), { recursive: true });
  fs.writeFileSync(path.join(RELEASED, 'openapi.json.gz'), zlib.gzipSync(fs.readFileSync(OPENAPI), { level: 9 }));
  const versions = Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)]));
  const api = readJson(OPENAPI).info.version;
  fs.writeFileSync(path.join(RELEASED, 'versions.json'), `${JSON.stringify({ ...versions, api }, null, 2)}\n`);
  fs.writeFileSync(ACCEPTED, '{}\n');
  return [];
}
