import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { StringDecoder } from 'node:string_decoder';

/** True while a process with this id exists. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a running process, or '' if unavailable. Guards against reused process ids. */
export function commandLine(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}

/** Sends a signal to a detached child's whole group; a group that is gone already is fine. */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Starts a program in its own process group, so that Ctrl-C reaches only this process, which controls the shutdown order.
 * `exited` resolves to {code, signal, error?} and never rejects.
 */
export function startProgram(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  return { child, exited };
}

/**
 * Signals a program to stop and waits; kills it after `patience` milliseconds.
 * `repeat` sends the signal every second: MariaDB ignores a signal while it is starting.
 */
export async function stopProgram({ child, exited }, { signal = 'SIGTERM', patience = 10_000, repeat = false } = {}) {
  let running = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  void exited.then(() => (running = false));
  const deadline = Date.now() + patience;
  for (let asked = 0; running;) {
    const late = Date.now() > deadline;
    if (late || asked === 0 || repeat) signalGroup(child.pid, late ? 'SIGKILL' : signal);
    asked += 1;
    await firstOf(exited, 1000);
  }
}

/** Waits for a promise with a timeout, and clears the timer. */
async function firstOf(promise, milliseconds) {
  const timer = new AbortController();
  await Promise.race([promise, delay(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}

/**
 * Runs a program to its end and returns {code, output} with both streams merged.
 * When the abort signal fires, the program and its children are stopped and the reason is thrown.
 */
export async function run(command, args, { signal, onOutput, ...options } = {}) {
  signal?.throwIfAborted();
  const program = startProgram(command, args, options);
  let output = '';
  for (const stream of [program.child.stdout, program.child.stderr]) {
    const decoder = new StringDecoder('utf8');
    stream?.on('data', (bytes) => {
      const text = decoder.write(bytes);
      output += text;
      onOutput?.(text);
    });
  }
  const stop = () => void stopProgram(program);
  signal?.addEventListener('abort', stop, { once: true });
  const { code, error } = await program.exited;
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (error) output += error.message;
  return { code: code ?? 1, output };
}

/** Stops a process left behind by a killed run, if the command line of that id still contains `mark`. */
export async function stopLeftover(pid, mark, patience = 60_000) {
  const deadline = Date.now() + patience;
  for (let round = 0; pid && isAlive(pid) && commandLine(pid).includes(mark); round += 1) {
    if (round % 20 === 0) process.kill(pid, Date.now() > deadline ? 'SIGKILL' : 'SIGTERM');
    await delay(50);
  }
}

/** Full path of the first of these programs on PATH or in the system folders that an ordinary user's PATH lacks. */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/local/sbin', '/usr/sbin', '/sbin'].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(isProgram);
}

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
