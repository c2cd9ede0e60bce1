import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure, tail } from '../lib/failure.mjs';
import { signalGroup, startProgram, stopProgram } from '../lib/processes.mjs';

/** As in infra/systemd: Restart=always, RestartSec=2, TimeoutStopSec=40. */
const RESTART_AFTER_MS = 2_000;
const STOP_WITHIN_MS = 40_000;
const READY_WITHIN_MS = 90_000;

/**
 * A program that is started again when it ends, as by systemd, with its log in a file. `isReady` resolves to whether it serves; `env` replaces the
 * environment.
 */
export class Service {
  #program;
  #wanted = false;
  #restarting;

  constructor({ name, command, args, env, cwd, log, isReady = async () => true }) {
    Object.assign(this, { name, command, args, env, cwd, log, isReady });
  }

  get pid() {
    return this.#program?.child.pid;
  }

  async start() {
    this.#wanted = true;
    this.#spawn();
    await this.untilReady();
  }

  async untilReady() {
    for (const deadline = Date.now() + READY_WITHIN_MS; !(await this.isReady()); await delay(50)) {
      if (Date.now() < deadline) continue;
      throw new Failure(`${this.name} is not ready: see the end of its log.`, tail(fs.readFileSync(this.log, 'utf8')));
    }
  }

  /** Sends a signal. After one that ends it, it starts again. */
  signal(name) {
    signalGroup(this.pid, name);
  }

  /** Stops it as systemd does, and starts it again. */
  async restart() {
    await this.stop();
    await this.start();
  }

  async stop() {
    this.#wanted = false;
    clearTimeout(this.#restarting);
    if (this.#program) await stopProgram(this.#program, { patience: STOP_WITHIN_MS });
  }

  #spawn() {
    const log = fs.openSync(this.log, 'a', 0o600);
    const program = startProgram(this.command, this.args, {
      env: this.env,
      cwd: this.cwd,
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    this.#program = program;
    void program.exited.then(() => {
      if (this.#wanted && this.#program === program)
        this.#restarting = setTimeout(() => this.#spawn(), RESTART_AFTER_MS);
    });
  }
}

/** Whether an address answers with success. */
export async function answers(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
