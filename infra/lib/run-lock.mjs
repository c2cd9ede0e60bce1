import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { readJson, writeJson } from './json-file.mjs';
import { commandLine, isAlive, stopLeftover } from './processes.mjs';

const OWNERS = /\b(start|reset)\.mjs/;
const SERVER = 'backend/dist/bin/lading.js serve';

const lockFile = (ladingDir) => path.join(ladingDir, 'run.json');

function runningOwner(ladingDir) {
  const pid = readJson(lockFile(ladingDir))?.pid;
  return pid && pid !== process.pid && isAlive(pid) && OWNERS.test(commandLine(pid)) ? pid : undefined;
}

/** Address of the npm start that runs in the folder: undefined if none runs, '' until it starts its API. */
export const runningUrl = (ladingDir) => runningOwner(ladingDir) && (readJson(lockFile(ladingDir))?.url ?? '');

/**
 * Makes this process the only npm start or npm run reset of the folder. A lock of a killed process is taken over, and its API process is stopped.
 * @returns {{note(apiPid: number, url: string): void, release(): void}}
 */
export async function takeLock(ladingDir) {
  const file = lockFile(ladingDir);
  const other = runningOwner(ladingDir);
  if (other)
    throw new Failure(
      `Lading runs in this folder already (process ${other}): use that one, or stop it with Ctrl-C where it was started.`,
    );
  await stopLeftover(readJson(file)?.apiPid, SERVER);
  writeJson(file, { pid: process.pid });
  return {
    note: (apiPid, url) => writeJson(file, { pid: process.pid, apiPid, url }),
    release: () => fs.rmSync(file, { force: true }),
  };
}
