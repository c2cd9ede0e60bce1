import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { lading, requireFromBackend } from '../bench/lib/product.mjs';
import { startServer } from '../bench/lib/servers.mjs';
import { Failure } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { run } from '../lib/processes.mjs';
import { startDatabase } from '../stack/database.mjs';
import { check, figure, none, seconds } from './lib/rows.mjs';

const FIXTURES = path.join(root, 'infra/upgrade-fixtures');
const RELEASE = fs
  .readdirSync(FIXTURES)
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .at(-1);
/** Tables whose rows an upgrade must not change in number. */
const COUNTED = [
  'company',
  'user_account',
  'association',
  'quote',
  'offer',
  'shipment',
  'document',
  'contact',
  'audit_entry',
];

export const title = `lading upgrade on the database of release ${RELEASE}, and the restore of its backup`;

export async function drill({ step, keep, folder }) {
  const database = keep(await step(`Database of ${RELEASE}`, () => startDatabase(folder)));
  await loadFixture(database.url);
  const { secretKey } = JSON.parse(fs.readFileSync(path.join(FIXTURES, RELEASE, 'settings.json'), 'utf8'));
  const env = environmentOf(database.url, path.join(folder, 'data'), secretKey);
  const before = await counts(database.url);
  const checked = await command(['upgrade', '--check'], env);
  const upgradeMs = await step('lading upgrade', () => timed(() => command(['upgrade'], env)));
  const after = await counts(database.url);
  const again = await command(['upgrade'], env);
  const served = await step('The new release on the upgraded database', () => serves(env, keep));
  const restored = await step('Restore of the backup made before', () => restore(database, folder, env));
  return [
    check(
      'Pending migrations found by --check',
      /^(\d+) migrations to run/m.exec(checked)?.[1] ?? 0,
      /migrations to run/.test(checked),
    ),
    figure('Time of the upgrade with its backup', seconds(upgradeMs)),
    ...COUNTED.map((name) =>
      check(`Rows of ${name} before / after`, `${before[name]} / ${after[name]}`, before[name] === after[name]),
    ),
    check('A second upgrade does nothing', 'yes', /up to date/.test(again)),
    check('The new release is ready', served, served === 200),
    none(
      'Tables with another number of rows after the restore',
      COUNTED.filter((name) => restored[name] !== before[name]).length,
    ),
  ];
}

const environmentOf = (url, directory, secretKey) => ({
  PATH: process.env.PATH,
  DATABASE_URL: url,
  LADING_DIR: directory,
  SECRET_KEY: secretKey,
  // The fixture is a demonstration.
  DEMONSTRATION: 'true',
  LOG_LEVEL: 'error',
});

async function loadFixture(url) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({
    uri: url,
    multipleStatements: true,
  });
  try {
    await connection.query(gunzipSync(fs.readFileSync(path.join(FIXTURES, RELEASE, 'database.sql.gz'))).toString());
  } finally {
    await connection.end();
  }
}

async function counts(url) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: url });
  try {
    const rows = {};
    for (const name of COUNTED) {
      const [[{ count }]] = await connection.query(`SELECT COUNT(*) AS count FROM ${name}`);
      rows[name] = Number(count);
    }
    return rows;
  } finally {
    await connection.end();
  }
}

async function command(args, env) {
  const { code, output } = await run(process.execPath, lading(...args), { cwd: root, env });
  if (code !== 0) throw new Failure(`lading ${args.join(' ')} failed: see its output above.`, output);
  return output;
}

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Status of the readiness of a process of this release. */
async function serves(env, keep) {
  const port = await freePort();
  const environment = { ...env, PUBLIC_URL: `http://localhost:${port}`, RUN_WORKER: 'false' };
  const server = keep(await startServer(lading('serve'), { port, path: '/health/ready', environment }));
  const { status } = await fetch(`${server.url}/health/ready`);
  await server.stop();
  return status;
}

async function restore(database, folder, env) {
  await database.administer(
    `CREATE DATABASE restored CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; GRANT ALL ON restored.* TO 'lading_owner'@'127.0.0.1'`,
  );
  const url = new URL(database.url);
  url.pathname = '/restored';
  const backups = path.join(env.LADING_DIR, 'backups');
  const [name] = fs.readdirSync(backups);
  await command(['restore', path.join(backups, name)], {
    ...env,
    DATABASE_URL: url.href,
    LADING_DIR: path.join(folder, 'restored'),
  });
  return counts(url.href);
}
