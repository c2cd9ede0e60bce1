import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { Failure, printError } from '../../lib/failure.mjs';
import { Progress } from '../../lib/progress.mjs';
import { startStack } from '../../stack/stack.mjs';
import { check } from './rows.mjs';

/** The longest that a drill may take, build excluded, and beside the minutes for which it works. */
const TIME_LIMIT_MS = 300_000;
/** Settings of a developer that must not reach a drill. */
const FOREIGN = /^(DATABASE_|MIGRATION_DATABASE_URL|REDIS_URL|SMTP_URL|LADING_DIR|PORT$|PUBLIC_URL|DEMONSTRATION)/;

/**
 * Runs a drill and stops everything that it started: {held, rows, seconds, load}. A drill exports `title` and `drill(context)`, which resolves to rows
 * of `check` and `figure`. The context is {step, keep, folder, startStack, signal, minutes}: `keep` stops something at the end, `folder` is removed then, and
 * `startStack` starts the production arrangement. A drill that works for some time also exports its usual `minutes`, which are in the context.
 */
export async function runDrill({ drill, minutes: usual = 0 }, minutes = usual) {
  for (const name of Object.keys(process.env)) if (FOREIGN.test(name)) Reflect.deleteProperty(process.env, name);
  const stops = [];
  const end = new AbortController();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-drill-'));
  fs.chmodSync(folder, 0o711); // the database server may run as another user than root
  const interrupt = () => end.abort(new Failure('Stopped.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  const keep = (started) => {
    stops.push(() => started.stop());
    return started;
  };
  const startedAt = performance.now();
  const limitMs = TIME_LIMIT_MS + minutes * 60_000;
  const timer = setTimeout(() => end.abort(new Failure(`The drill took longer than ${limitMs / 1_000} s.`)), limitMs);
  try {
    const progress = new Progress();
    const context = {
      minutes,
      folder,
      keep,
      signal: end.signal,
      step: (title, work) => progress.step(title, work),
      startStack(options) {
        const starting = startStack({ folder, ...options });
        // Also if the drill is cut off meanwhile. A start that fails has stopped everything itself.
        keep({
          stop: () =>
            starting.then(
              (stack) => stack.stop(),
              () => undefined,
            ),
        });
        return progress.step('Production arrangement', () => starting);
      },
    };
    const rows = await Promise.race([drill(context), aborted(end.signal)]);
    return resultOf(rows, startedAt);
  } catch (error) {
    printError(error);
    return resultOf([check('the drill ran to its end', error.message, false)], startedAt);
  } finally {
    clearTimeout(timer);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, interrupt);
    for (const stop of stops.reverse()) await stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function resultOf(rows, startedAt) {
  return {
    held: rows.every(({ ok }) => ok !== false),
    rows,
    seconds: Math.round((performance.now() - startedAt) / 1_000),
    load: os.loadavg()[1],
  };
}

async function aborted(signal) {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}
