import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';
import { startProgram, stopProgram } from '../../lib/processes.mjs';

const READY_WITHIN_MS = 90_000;

/**
 * Starts an HTTP server process on 127.0.0.1:PORT and waits until it responds on `path`: {pid, url, origin, stop()}; pages of the product have
 * that origin.
 */
export async function startServer(args, { port, path, environment }) {
  const program = startProgram(process.execPath, args, {
    env: { ...process.env, ...environment, PORT: String(port) },
    // Some servers exit when their standard input ends.
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [program.child.stdout, program.child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  let ended = false;
  void program.exited.then(() => (ended = true));
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + READY_WITHIN_MS; !(await answers(url + path)); await delay(100)) {
    if (!ended && Date.now() < deadline) continue;
    await stopProgram(program);
    throw new Failure(`${args[0]} did not start: see its output below.`, output);
  }
  return { pid: program.child.pid, url, origin: `http://localhost:${port}`, stop: () => stopProgram(program) };
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
