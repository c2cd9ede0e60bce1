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
export async function startApi({ port, env, signal, onStart }) {
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
    failure: () => failure(port, log),
  };
  try {
    await untilReady(port, api, signal);
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

async function untilReady(port, api, signal) {
  let ended = false;
  void api.exited.then(() => (ended = true));
  for (const deadline = Date.now() + READY_WITHIN_MS; ; await delay(50, undefined, { signal })) {
    if (await isReady(port)) return signal.throwIfAborted();
    if (ended || Date.now() > deadline) throw api.failure();
  }
}

async function isReady(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}

function failure(port, log) {
  const output = fs.readFileSync(log, 'utf8');
  if (output.includes('EADDRINUSE'))
    return new Failure(
      `Port ${port} is taken by another program: stop that, or choose another port, for example PORT=${port + 1} npm start.`,
    );
  return programFailure(
    `Lading ended or did not become ready: see the end of its log above (${path.relative(root, log)}).`,
    output,
  );
}
