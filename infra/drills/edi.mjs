import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { importBuilt, lading, requireFromBackend } from '../bench/lib/product.mjs';
import { Failure } from '../lib/failure.mjs';
import { startProgram, stopProgram } from '../lib/processes.mjs';
import { startSftpServer } from '../lib/sftp-server.mjs';
import { startDatabase } from '../stack/database.mjs';
import { check, figure, none, seconds } from './lib/rows.mjs';

const FILES = 1_000;
const WORKERS = 2;
/** All workers are killed when so many files are stored, and when so many acknowledgments are sent. */
const KILLED_AFTER_STORED = [150, 500];
const KILLED_AFTER_SENT = [300];
const WITHIN_MS = 4 * 60_000;
const OLD_MS = 3_600_000;

export const title = `An exchange of ${FILES.toLocaleString('en-US')} EDI files over SFTP whose workers are killed (kill -9) while they fetch and send`;

export async function drill({ step, keep, folder }) {
  const { connection, sftp, company } = await step('Database, SFTP server and partner', () => prepare(folder, keep));
  await step(`${FILES} files`, () => putFiles(sftp));
  const carrier = new Carrier(sftp.outbox);
  keep(carrier);
  const startedAt = Date.now();
  const kills = await step('Fetched and acknowledged, with kills', () => exchange(connection, company, carrier, keep));
  return rowsOf(connection, company, { sftp, carrier, kills, startedAt });
}

async function prepare(folder, keep) {
  const database = keep(await startDatabase(folder));
  const sftp = keep(await startSftpServer(path.join(folder, 'sftp')));
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    LADING_DIR: folder,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DEMONSTRATION: 'false',
    EGRESS_ALLOW_CARRIERS: `127.0.0.1:${sftp.port}`,
    PUBLIC_URL: 'https://freight.example',
  });
  const { migrate } = await importBuilt('platform/database/schema/migrate.js');
  const { dataSourceOptions } = await importBuilt('platform/database/data-source-options.js');
  await migrate(dataSourceOptions({ databaseUrl: database.url }));
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: database.url, timezone: 'Z' });
  keep({ stop: () => connection.end() });
  return { connection, sftp, company: await addPartner(connection, sftp) };
}

/** A company with a carrier, which is an EDI partner with the SFTP server. Returns the ids. */
async function addPartner(connection, { port, userName, privateKey, fingerprint, inbox, outbox }) {
  const { newId } = await importBuilt('platform/ids.js');
  const { loadConfig } = await importBuilt('config/config.js');
  const { SecretBox } = await importBuilt('platform/secrets/secret-box.js');
  const { SftpVault } = await importBuilt('modules/edi/transport/sftp-vault.js');
  const [companyId, carrierId, partnerId] = ['cmp', 'car', 'edp'].map((prefix) => newId(prefix));
  const now = new Date();
  const server = { partnerId, host: '127.0.0.1', port };
  const insert = (table, row) => connection.query(`INSERT INTO ${table} SET ?`, row);
  const owned = { company_id: companyId, created_at: now };
  await insert('company', { id: companyId, code: 'CHECKEDI', name: 'Riverside Tile', created_at: now });
  await insert('carrier', { ...owned, id: carrierId, scac: 'ZZTL', name: 'Example Truckload', demo: 0 });
  await insert('edi_partner', {
    ...owned,
    id: partnerId,
    carrier_id: carrierId,
    connection_id: newId('con'),
    scac: 'ZZTL',
    carrier_name: 'Example Truckload',
    enabled: 1,
    is_test: 0,
    our_qualifier: 'ZZ',
    our_id: 'ACME',
    our_group: 'ACME',
    partner_qualifier: '02',
    partner_id: 'ZZTL',
    partner_group: 'ZZTL',
    sends_204: 1,
    sends_211: 1,
    updated_at: now,
  });
  await insert('edi_sftp', {
    ...owned,
    partner_id: partnerId,
    enabled: 1,
    host: server.host,
    port,
    user_name: userName,
    authentication: 'key',
    credentials: new SftpVault(new SecretBox(loadConfig(process.env))).seal(server, { privateKey }),
    host_key: fingerprint(),
    inbound_folder: inbox,
    inbound_pattern: '*.edi',
    outbound_folder: outbox,
    outbound_name: '{control}.edi',
    due_at: now,
    updated_at: now,
  });
  return companyId;
}

/** Each file is an interchange with one status. */
function putFiles({ inbox }) {
  const modifiedAt = new Date(Date.now() - OLD_MS);
  for (let control = 1; control <= FILES; control += 1) {
    const file = path.join(inbox, `${control}.edi`);
    fs.writeFileSync(file, interchange(control));
    fs.utimesSync(file, modifiedAt, modifiedAt);
  }
}

function interchange(control) {
  const number = String(control).padStart(9, '0');
  const lines = [
    `ISA*00*          *00*          *02*${'ZZTL'.padEnd(15)}*ZZ*${'ACME'.padEnd(15)}*261127*0915*U*00401*${number}*0*P*>`,
    `GS*QM*ZZTL*ACME*20261127*0915*${control}*X*004010`,
    'ST*214*0001',
    `B10*77${control}*S-${control}*ZZTL`,
    'LX*1',
    'AT7*AF*NS***20261127*0830*CT',
    'SE*5*0001',
    `GE*1*${control}`,
    `IEA*1*${number}`,
  ];
  return `${lines.join('~\n')}~\n`;
}

/** Takes complete files out of its folder at once, as carriers do. */
class Carrier {
  taken = [];

  constructor(folder) {
    this.timer = setInterval(() => this.#take(folder), 20);
  }

  #take(folder) {
    for (const name of fs.readdirSync(folder).filter((name) => name.endsWith('.edi'))) {
      const file = path.join(folder, name);
      this.taken.push(fs.readFileSync(file, 'latin1'));
      fs.rmSync(file);
    }
  }

  stop() {
    clearInterval(this.timer);
  }
}

/** Runs workers until every file is stored, processed and acknowledged; kills all of them now and then. Returns how often. */
async function exchange(connection, company, carrier, keep) {
  let workers = startWorkers(keep);
  const [afterStored, afterSent] = [[...KILLED_AFTER_STORED], [...KILLED_AFTER_SENT]];
  let kills = 0;
  for (const deadline = Date.now() + WITHIN_MS; ; await delay(50)) {
    const { stored, processed, sent } = await countsOf(connection, company);
    if (Date.now() > deadline) throw new Failure(`The exchange did not end: ${stored} stored, ${sent} sent.`);
    if (processed >= FILES && sent >= FILES) break;
    const isDue = stored >= (afterStored[0] ?? Infinity) || sent >= (afterSent[0] ?? Infinity);
    if (!isDue) continue;
    if (stored >= (afterStored[0] ?? Infinity)) afterStored.shift();
    else afterSent.shift();
    await Promise.all(workers.map((worker) => stopProgram(worker, { signal: 'SIGKILL' })));
    kills += 1;
    // The lease of a killed worker lasts two minutes: they have passed.
    await connection.query('UPDATE edi_sftp SET leased_until = NULL, due_at = created_at WHERE company_id = ?', [
      company,
    ]);
    workers = startWorkers(keep);
  }
  await Promise.all(workers.map((worker) => stopProgram(worker)));
  return kills;
}

function startWorkers(keep) {
  return Array.from({ length: WORKERS }, () => {
    const worker = startProgram(process.execPath, lading('worker'), { env: process.env });
    for (const stream of [worker.child.stdout, worker.child.stderr]) stream.resume();
    keep({ stop: () => stopProgram(worker, { signal: 'SIGKILL' }) });
    return worker;
  });
}

async function countsOf(connection, company) {
  const [[row]] = await connection.query(
    `SELECT SUM(direction = 'in') AS stored, SUM(direction = 'in' AND state = 'processed') AS processed, SUM(direction = 'out' AND state = 'sent') AS sent
       FROM edi_interchange WHERE company_id = ?`,
    [company],
  );
  return { stored: Number(row.stored ?? 0), processed: Number(row.processed ?? 0), sent: Number(row.sent ?? 0) };
}

async function rowsOf(connection, company, { sftp, carrier, kills, startedAt }) {
  await delay(500);
  const [[received]] = await connection.query(
    `SELECT COUNT(*) AS all_rows, COUNT(DISTINCT control) AS controls FROM edi_interchange WHERE company_id = ? AND direction = 'in'`,
    [company],
  );
  const controls = carrier.taken.map((text) => Number(/\*U\*00401\*(\d{9})\*/.exec(text)?.[1] ?? 0));
  const distinct = new Set(controls);
  const missing = Array.from({ length: FILES }, (_, n) => n + 1).filter((control) => !distinct.has(control));
  const answered = new Set(carrier.taken.map((text) => /~\nAK1\*QM\*(\d+)~/.exec(text)?.[1]));
  return [
    figure('files, workers, kills', `${FILES}, ${WORKERS}, ${kills}`),
    figure('time until every file is acknowledged', seconds(Date.now() - startedAt)),
    none('received: interchanges lost', FILES - Number(received.controls)),
    none('received: interchanges doubled', Number(received.all_rows) - Number(received.controls)),
    none('received: files left on the server', fs.readdirSync(sftp.inbox).length),
    none('sent: acknowledgments (997) lost', missing.length),
    none('sent: files doubled', controls.length - distinct.size),
    none('sent: received interchanges without an acknowledgment', FILES - answered.size),
    check('sent: control numbers', `1 to ${Math.max(...controls)}`, Math.max(...controls) === FILES),
  ];
}
