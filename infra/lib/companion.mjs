import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { programFailure } from './failure.mjs';
import { readJson, writeJson } from './json-file.mjs';
import { ladingDir, root } from './paths.mjs';
import { freePort } from './ports.mjs';
import { startProgram } from './processes.mjs';

const READY_WITHIN_MS = 30_000;

/** The port a companion had before, unless another program uses it, because the product stores its address. */
export async function keptPort(name) {
  const file = path.join(ladingDir, `${name}.json`);
  const port = await freePort(readJson(file)?.port);
  writeJson(file, { port });
  return port;
}

/** Starts `infra/<name>/main.mjs`, or what `args` say, next to the product, with its own log. It exits with this process in any case. */
export function startCompanion(name, env, args = [`infra/${name}/main.mjs`]) {
  const log = path.join(ladingDir, `log/${name}.log`);
  fs.mkdirSync(path.dirname(log), { recursive: true, mode: 0o700 });
  const fd = fs.openSync(log, 'w', 0o600);
  const program = startProgram(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', fd, fd],
  });
  fs.closeSync(fd);
  return { ...program, log };
}

/** Resolves when the address responds; `title` is used in the error message. */
export async function companionReady(title, address, { exited, log }, signal) {
  let ended = false;
  void exited.then(() => (ended = true));
  for (
    const deadline = Date.now() + READY_WITHIN_MS;
    !(await answers(address));
    await delay(50, undefined, { signal })
  ) {
    if (ended || Date.now() > deadline)
      throw programFailure(`The ${title} did not start: see the log above.`, fs.readFileSync(log, 'utf8'));
  }
}

async function answers(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  return answer?.ok ?? false;
}
