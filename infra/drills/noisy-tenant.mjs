import { setTimeout as delay } from 'node:timers/promises';
import { QUOTE_REQUEST } from '../bench/lib/quote-data.mjs';
import { createCompanies } from '../stack/owners.mjs';
import { ask, drive, driveElsewhere, figuresOf, isSuccess, medianP99, statusText } from './lib/load.mjs';
import { check, figure, none } from './lib/rows.mjs';

const OTHERS = 3;
const NOISY_CLIENTS = 50;
/** Calm and noise alternate, and the median of the rounds counts, because other work on the machine changes over the minutes. */
const ROUNDS = 5;
const PHASE_MS = 9_000;
/** The proxy lets a burst of a session through before it limits it. */
const BURST_MS = 2_000;
const P99_FACTOR = 1.5;

export const title = `${NOISY_CLIENTS} clients of one company send all they can and ignore refusals, while ${OTHERS} other companies work`;

export async function drill({ startStack, step, signal }) {
  const stack = await startStack({ workers: 0, settings: { LOG_LEVEL: 'fatal' } });
  const [noisy, ...others] = await createCompanies(stack, OTHERS + 1);
  const requestsOf = ({ cookie }) => [
    { url: `${stack.url}/api/v1/rating/totals`, method: 'POST', cookie, body: QUOTE_REQUEST },
    { url: `${stack.url}/api/v1/quotes`, cookie },
  ];
  const send = (number) => {
    const request = requestsOf(others[number % OTHERS])[Math.floor(number / OTHERS) % 2];
    return ask(request.url, request);
  };
  const measure = (milliseconds) => {
    const end = performance.now() + milliseconds;
    return drive({ clients: OTHERS, pause: 150, isOver: () => performance.now() > end || signal.aborted }, send);
  };
  await step('Warm up', () => measure(PHASE_MS));
  const outcome = { calm: [], burst: [], noise: [], excess: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    outcome.calm.push(await step('Others alone', () => measure(PHASE_MS)));
    const load = { clients: NOISY_CLIENTS, milliseconds: PHASE_MS + BURST_MS, requests: requestsOf(noisy) };
    const excess = driveElsewhere(stack, load);
    outcome.burst.push(...(await measure(BURST_MS)));
    outcome.noise.push(await step('With the noisy company', () => measure(PHASE_MS)));
    outcome.excess.push(...(await excess));
    await delay(1_000);
  }
  return rowsOf(outcome);
}

function rowsOf({ calm, burst, noise, excess }) {
  const limit = P99_FACTOR * medianP99(calm);
  const meanwhile = medianP99(noise);
  const refused = excess.filter(({ status }) => status === 429 || status === 503);
  return [
    figure('Others alone: requests, p50 and p99 in ms', figuresOf(calm.flat())),
    figure(`Others in the first ${BURST_MS / 1_000} s of the noise: the same`, figuresOf(burst)),
    figure('Others after that: the same', figuresOf(noise.flat())),
    check(
      `Others after that: median p99 of the rounds in ms (at most ${P99_FACTOR} times: ${limit.toFixed(0)})`,
      meanwhile.toFixed(0),
      meanwhile <= limit,
    ),
    none('Others: failed', [...calm.flat(), ...burst, ...noise.flat()].filter((answer) => !isSuccess(answer)).length),
    check('Noisy company: answers', statusText(excess), excess.length > 0),
    none(
      'Noisy company: neither success, 429 nor 503',
      excess.length - refused.length - excess.filter(isSuccess).length,
    ),
    none(
      'Noisy company: refused without Retry-After',
      refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0)).length,
    ),
  ];
}
