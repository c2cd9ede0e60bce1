import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure, programFailure } from './failure.mjs';
import { ladingDir, root } from './paths.mjs';
import { startProgram, stopProgram } from './processes.mjs';

const READY_WITHIN_MS = 60_000;

/**
 * Starts the API process, which also runs the worker and serves the front ends, and waits until it is ready.
 * Its log goes to log/lading.log; the previous log is kept next to it.
 */
export async function startApi({ url, env, signal, onStart }) {
  const log = freshLog();
  const fd = fs.openSync(log, 'a', 0o600);
  const program = startProgram(process.execPath, ['backend/dist/bin/lading.js', 'serve'], {
    cwd: root,
    env,
    stdio: ['ignore', fd, fd],
  });
  fs.closeSync(fd);
  onStart(program.child.pid);
  const api = {
    exited: program.exited,
    stop: () => stopProgram(program, { patience: 20_000 }),
    failure: () => failure(Number(env.PORT), log),
  };
  try {
    await untilReady(url, api, signal);
  } catch (error) {
    await api.stop();
    throw error;
  }
  return api;
}

function freshLog() {
  const log = path.join(ladingDir, 'log/lading.log');
  fs.mkdirSync(path.dirname(log), { recursive: true, mode: 0o700 });
  if (fs.existsSync(log)) fs.renameSync(log, `${log}.1`);
  return log;
}

async function untilReady(url, api, signal) {
  let ended = false;
  void api.exited.then(() => (ended = true));
  for (const deadline = Date.now() + READY_WITHIN_MS; ; await delay(50, undefined, { signal })) {
    if (await isReady(url)) return signal.throwIfAborted();
    if (ended || Date.now() > deadline) throw api.failure();
  }
}

async function isReady(url) {
  try {
    const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}

function failure(port, log) {
  const output = fs.readFileSync(log, 'utf8');
  if (/EADDRINUSE|Port \d+ is in use/.test(output))
    return new Failure(
      `Port ${port} is taken by another program: stop that, or choose another port, for example PORT=${port + 1} npm start.`,
    );
  return programFailure(
    `Lading ended or did not become ready: see the end of its log above (${path.relative(root, log)}).`,
    output,
  );
}
