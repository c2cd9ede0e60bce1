// Provides the database for npm start and npm test: DATABASE_URL, or a private MariaDB for this folder.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { isIP } from 'node:net';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findServer } from './lib/database-server.mjs';
import { Failure, errorLines, programFailure, tail } from './lib/failure.mjs';
import { readJson, writeJson } from './lib/json-file.mjs';
import { stopLeftoverContainer } from './lib/mariadb-docker.mjs';
import { stopLeftoverProgram } from './lib/mariadb-program.mjs';
import { freePort } from './lib/ports.mjs';

const READY_WITHIN_MS = 180_000;
/** File system of Linux in memory. */
const MEMORY = '/dev/shm';
/** The databases of the tests have less than 1 GB; the tests themselves need memory too. */
const ROOM_FOR_TESTS = 6e9;

const privateHome = (ladingDir) => path.join(ladingDir, 'database');

/**
 * The database of an installation: {url, migrationUrl, description, exited, stop()}. Migrations use the user in `migrationUrl`, everything else
 * the user in `url`, which in a private database cannot change the activity log or the schema.
 * `exited` resolves when a private server exits unexpectedly, and never for an external one; stop() does not stop an external server.
 */
export async function openDatabase({ ladingDir, note = () => undefined, signal }) {
  const given = process.env.DATABASE_URL;
  if (given) return openGiven(given);
  const server = await findServer(note);
  await stopLeftoverDatabase(ladingDir);
  const state = await privateState(ladingDir);
  const product = { user: 'lading_product', password: state.productPassword };
  const account = { user: 'lading', password: state.password, database: 'lading', product };
  const database = await launch(server, privateHome(ladingDir), { port: state.port, account, signal });
  return {
    ...database,
    url: databaseUrl({ ...product, database: account.database }, state.port),
    migrationUrl: database.url,
  };
}

/** Stops a private server left running in this folder by a killed start. */
export async function stopLeftoverDatabase(ladingDir) {
  await stopLeftoverProgram(privateHome(ladingDir));
  await stopLeftoverContainer(privateHome(ladingDir));
}

/**
 * A database server for one command: {url, exited, stop()}, with further `flags`. The URL is for root and has no database. `inMemory` keeps its files in
 * memory if there is room: tables are then created in half the time.
 * `note` gets the end of the server's log if it crashes, because all that a test sees then is a refused connection.
 */
export async function openThrowAwayDatabase({ note = () => undefined, signal, flags, inMemory = false } = {}) {
  const server = await findServer(note);
  const folder = fs.mkdtempSync(path.join(inMemory ? memoryFolder() : os.tmpdir(), 'lading-test-database-'));
  fs.chmodSync(folder, 0o711); // the server may run as another user than root
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  try {
    const account = { user: 'root', password: newPassword() };
    const database = await launch(server, path.join(folder, 'server'), {
      port: await freePort(),
      account,
      throwAway: true,
      flags,
      signal,
    });
    let stopping = false;
    void database.exited.then(() => {
      if (!stopping)
        note(`The temporary database server ended by itself. Its log ends with:\n${tail(readLog(database.log), 60)}`);
    });
    const stop = () => {
      stopping = true;
      return database.stop().finally(remove);
    };
    return { ...database, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A folder in memory with room for the databases of all tests, else the usual one. */
function memoryFolder() {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory()) > ROOM_FOR_TESTS) return MEMORY;
  } catch {
    // Not every system has one.
  }
  return os.tmpdir();
}

async function launch(server, home, settings) {
  const { account, port, signal } = settings;
  const url = databaseUrl(account, port);
  const running = await server.launch(home, settings);
  try {
    await untilReady(url, running, signal);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return { ...running, url, description: `${server.description}, port ${port}` };
}

const databaseUrl = ({ user, password, database = '' }, port) =>
  `mysql://${user}:${password}@127.0.0.1:${port}/${database}`;

async function untilReady(url, running, signal) {
  let ended = false;
  void running.exited.then(() => (ended = true));
  for (const deadline = Date.now() + READY_WITHIN_MS; ; await delay(50, undefined, { signal })) {
    if (!(await connectionProblem(url))) return;
    if (ended || Date.now() > deadline) {
      const log = readLog(running.log);
      throw programFailure('The private database did not start: see the lines of its log above.', log, errorLines(log));
    }
  }
}

/** The port is kept between starts, so that database clients can reconnect, unless another program uses it. */
async function privateState(ladingDir) {
  const file = path.join(ladingDir, 'database.json');
  const known = { password: newPassword(), productPassword: newPassword(), port: 0, ...readJson(file) };
  const state = { ...known, port: await freePort(known.port) };
  writeJson(file, state, 0o600);
  return state;
}

async function openGiven(url) {
  const problem = await connectionProblem(url);
  if (problem?.code === 'ER_BAD_DB_ERROR')
    throw new Failure(
      `The database that DATABASE_URL names does not exist: create it there (CREATE DATABASE ...), or correct DATABASE_URL.`,
    );
  if (problem)
    throw new Failure(
      `The database of DATABASE_URL does not answer (${problem.message || problem.code}): start it, or correct or unset DATABASE_URL.`,
    );
  return {
    url,
    migrationUrl: process.env.MIGRATION_DATABASE_URL || url,
    description: 'the one of DATABASE_URL',
    exited: new Promise(() => undefined),
    stop: async () => undefined,
  };
}

/** Error of a connection attempt to each host of the URL, or undefined if one succeeds. */
async function connectionProblem(url) {
  const [, before, hosts, after] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [undefined, url, '', ''];
  let problem;
  for (const host of hosts.split(',')) {
    problem = await problemOfHost(before + host + after);
    if (!problem) return undefined;
  }
  return problem;
}

/** Uses the backend's driver. */
async function problemOfHost(url) {
  const { DATABASE_TLS, DATABASE_TLS_CA } = process.env;
  const ca = DATABASE_TLS_CA && fs.readFileSync(DATABASE_TLS_CA, 'utf8');
  const tls =
    DATABASE_TLS === 'true'
      ? { ssl: { ca, rejectUnauthorized: true, verifyIdentity: !isIP(new URL(url).hostname) } }
      : {};
  const { createConnection } = createRequire(new URL('../backend/package.json', import.meta.url))('mysql2/promise');
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 5000, ...tls });
    await connection.end();
    return undefined;
  } catch (error) {
    return error;
  }
}

const readLog = (file) => fs.readFileSync(file, 'utf8');

const newPassword = () => randomBytes(24).toString('base64url');
