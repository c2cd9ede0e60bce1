import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';

const PATIENCE_MS = 40_000;

/** Sends a request, with a text or JSON as its body: {status, ms, retryAfter, text}; status 0 without a complete response, whose reason is `text`. */
export async function ask(url, { method = 'GET', cookie, body, headers = {}, patience = PATIENCE_MS } = {}) {
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  try {
    const response = await fetch(url, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    return { status: response.status, ms: since(), retryAfter: response.headers.get('retry-after'), text };
  } catch (error) {
    return { status: 0, ms: since(), retryAfter: null, text: String(error.cause ?? error) };
  }
}

/**
 * Sends requests from some clients, each the next after its answer, until `isOver`: the answers. `send` gets the number of the request, `pause` is
 * the milliseconds between two requests of a client.
 */
export async function drive({ clients, isOver, pause = 0 }, send) {
  const answers = [];
  let next = 0;
  const client = async () => {
    while (!isOver(answers.length)) {
      answers.push(await send(next++));
      if (pause > 0) await delay(pause);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers;
}

/**
 * Like `drive` in a process of its own, so that measured requests do not wait for it: {clients, milliseconds, requests, obeysRetryAfter}. The clients
 * send the `requests` in turn, and after a refusal wait as it says with `obeysRetryAfter`. Each answer has the index of its
 * `request`; those to the first request of each client are left out.
 */
export async function driveElsewhere(stack, load) {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: stack.certificate };
  const child = fork(path.join(import.meta.dirname, 'load-process.mjs'), { env });
  const stop = () => child.kill();
  process.once('exit', stop);
  try {
    child.send(load);
    const failed = once(child, 'exit').then(([code]) => {
      throw new Failure(`The process that sends requests ended with ${code}.`);
    });
    const [answers] = await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => undefined);
    return answers;
  } finally {
    process.off('exit', stop);
  }
}

/** "200: 1234, 503: 2" */
export function statusText(answers) {
  const groups = [...Map.groupBy(answers, ({ status }) => status)].sort(([one], [other]) => one - other);
  return groups.map(([status, { length }]) => `${status}: ${length}`).join(', ') || 'none';
}

export const isSuccess = ({ status }) => status >= 200 && status < 300;

/** The value that this share of the answers does not exceed, in milliseconds. */
export function percentile(answers, share) {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The median of the rounds' 99th percentiles, in milliseconds. */
export function medianP99(rounds) {
  const sorted = rounds.map((answers) => percentile(answers, 0.99)).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** "1234, 16, 235": number of answers, median and 99th percentile in milliseconds. */
export const figuresOf = (answers) =>
  [answers.length, ...[0.5, 0.99].map((share) => percentile(answers, share).toFixed(0))].join(', ');
