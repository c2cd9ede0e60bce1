import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readJson } from '../../lib/json-file.mjs';
import { root } from '../../lib/paths.mjs';

/** The last result of each drill by name: {date, seconds, load, machine, rows}. */
const RESULTS = path.join(root, 'infra/drills/results.json');
/** Specs of `npm test` that hold a part of what each drill checks, by its name. */
const SPECS = readJson(path.join(root, 'infra/drills/specs.json'));
const PAGE = path.join(root, 'docs/drills.md');
/** One-minute loads above this are no quiet machine: the drill itself needs two cores. */
const BUSY = 1.5;

const HEAD = `# Drills

\`npm run drill -- <name>\` starts the production arrangement on one machine (\`npm run stack\`: nginx with TLS, three API processes, two workers, error relay,
MariaDB and Redis, with the settings of \`infra/systemd\` and \`infra/nginx\`), breaks a part of it, and checks what must hold. It exits with 1 if something does not. All traffic
stays on 127.0.0.1, and a drill takes at most five minutes, \`soak\` 30. \`--write\` stores the figures and writes this page; \`npm run drill -- all --write\` runs every drill.

A drill needs the whole arrangement and minutes. \`npm test\` holds the same properties on single parts, in the specs that are named under each drill; it runs no drill.
`;

/** Prints the table of a result. */
export function printRows({ rows, seconds, held }) {
  console.log('');
  for (const { what, value, ok } of rows)
    console.log(`${what.padEnd(72)}${value.padStart(18)}   ${mark(ok)}`.trimEnd());
  console.log(held ? `\nEverything held (${seconds} s).` : `\nBROKEN (${seconds} s).`);
}

export function storeResult(name, { rows, seconds, load }) {
  const [{ model }] = os.cpus();
  const machine = `${os.availableParallelism()} cores (${model.trim()}), ${Math.round(os.totalmem() / 2 ** 30)} GB`;
  const result = { date: new Date().toISOString().slice(0, 10), seconds, load: Number(load.toFixed(1)), machine, rows };
  const results = { ...readJson(RESULTS), [name]: result };
  const sorted = Object.fromEntries(Object.entries(results).sort(([one], [other]) => (one < other ? -1 : 1)));
  fs.writeFileSync(RESULTS, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Writes docs/drills.md from the stored results. `drills` are the modules by name. */
export async function writePage(drills) {
  const results = readJson(RESULTS) ?? {};
  const missing = [...drills.keys()].filter((name) => !(name in results));
  const parts = [...drills].map(([name, { title }]) => section(name, title, results[name]));
  const gap = missing.length === 0 ? '' : `\nWithout figures: ${missing.map((name) => `\`${name}\``).join(', ')}.\n`;
  const text = [HEAD, overview(drills, results), gap, ...parts].join('\n');
  const options = await resolveConfig(PAGE);
  fs.writeFileSync(PAGE, await format(text, { ...options, filepath: PAGE }));
}

function overview(drills, results) {
  const line = ([name, { title }]) => {
    const result = results[name];
    const state = result === undefined ? 'no figures' : result.rows.every(({ ok }) => ok !== false) ? 'held' : 'BROKEN';
    return `| [${name}](#${name}) | ${title} | ${state} | ${result?.date ?? ''} |`;
  };
  return ['| Drill | What happens | Result | Date |', '| --- | --- | --- | --- |', ...[...drills].map(line), ''].join(
    '\n',
  );
}

function section(name, title, result) {
  if (result === undefined) return `## ${name}\n\n${title}. No figures yet.${inNpmTest(name)}\n`;
  const { date, seconds, load, machine, rows } = result;
  const busy = load > BUSY ? `; load of the machine at the end ${load}, so other work may have slowed it` : '';
  const lines = rows.map(({ what, value, ok }) => `| ${escaped(what)} | ${escaped(value)} | ${mark(ok)} |`);
  const table = ['| What | Value | |', '| --- | ---: | --- |', ...lines].join('\n');
  return `## ${name}\n\n${title}. ${date}, ${seconds} s, ${machine}${busy}.\n\n${table}${inNpmTest(name)}\n`;
}

function inNpmTest(name) {
  const specs = SPECS[name] ?? [];
  return specs.length === 0 ? '' : `\n\nIn \`npm test\`: ${specs.map((file) => `\`${file}\``).join(', ')}.`;
}

const escaped = (text) => text.replaceAll('|', '\\|');
const mark = (ok) => (ok === undefined ? '' : ok ? 'ok' : 'BROKEN');
