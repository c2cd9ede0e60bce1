import { setTimeout as delay } from 'node:timers/promises';
import { productLatency } from '../relay/product-load.mjs';
import { Progress } from '../lib/progress.mjs';
import { buildBackend, emailOf, PASSWORD, startProductWithAccounts } from './lib/accounts.mjs';
import { requireFromBackend } from './lib/product.mjs';
import { alternate } from './lib/rounds.mjs';
import { median, summary, summaryText } from './lib/statistics.mjs';

/** What a sign-in may cost beside its hash (docs: performance targets). */
const TARGET = 1.1;
const WARM_UP = 20;
const PAIRS = 100;
const LOAD_ROUNDS = 5;
const LOAD_SECONDS = 10;
const SIGN_INS_PER_SECOND = 10;

/** Measures a sign-in against checking its hash alone, and what ten sign-ins a second do to everybody else. What has to be stopped goes to `stops`. */
export async function bench(stops) {
  const progress = new Progress(2);
  await progress.step('Build of the backend', buildBackend);
  const product = await progress.step('Product', () => startProductWithAccounts(1, stops));
  const { verify } = requireFromBackend('@node-rs/argon2');
  const signIn = { once: () => post(product.url) };
  const hash = { once: () => verify(product.passwordHash, PASSWORD) };
  for (let i = 0; i < WARM_UP; i += 1) await Promise.all([signIn.once(), hash.once()]);
  await reportCost(signIn, hash);
  const cookie = await post(product.url);
  await reportOthers({ url: product.url, cookie }, signIn);
}

async function reportCost(signIn, hash) {
  const timed = async (target) => {
    const startedAt = performance.now();
    await target.once();
    return performance.now() - startedAt;
  };
  const ratios = (pairs) => summaryText(summary(pairs.map(([one, other]) => one / other)));
  line('A/A, the hash against itself: time', ratios(await alternate(hash, hash, PAIRS, timed)));
  const pairs = await alternate(signIn, hash, PAIRS, timed);
  line(`sign-in / hash: time (target at most ${TARGET})`, ratios(pairs));
  line('medians: sign-in, hash', [0, 1].map((side) => `${median(pairs.map((pair) => pair[side])).toFixed(1)} ms`).join(', '));
}

async function reportOthers(product, signIn) {
  const alone = { signInsPerSecond: 0 };
  const beside = { signInsPerSecond: SIGN_INS_PER_SECOND };
  const pairs = await alternate(beside, alone, LOAD_ROUNDS, ({ signInsPerSecond }) => loaded(product, signIn, signInsPerSecond));
  const p99 = (side) => pairs.map((pair) => pair[side].p99);
  line('p99 of other requests, beside / without sign-ins', summaryText(summary(pairs.map(([one, other]) => one.p99 / other.p99))));
  line('medians: beside, without', [0, 1].map((side) => `${median(p99(side)).toFixed(1)} ms`).join(', '));
  line('errors: other requests, sign-ins', `${pairs.flat().reduce((sum, { errors }) => sum + errors, 0)}, ${pairs.reduce((sum, [{ refused }]) => sum + refused, 0)}`);
}

/** The latency of other requests while so many people sign in each second, whether the last ones are in or not. */
async function loaded(product, signIn, signInsPerSecond) {
  let refused = 0;
  const people = Array.from({ length: LOAD_SECONDS * signInsPerSecond }, async (_, index) => {
    await delay((index * 1_000) / signInsPerSecond);
    await signIn.once().catch(() => (refused += 1));
  });
  const latency = await productLatency(product, LOAD_SECONDS);
  await Promise.all(people);
  return { ...latency, refused };
}

/** Signs in as a browser that nobody knows, and answers the cookie of the session. */
async function post(url) {
  const body = JSON.stringify({ email: emailOf(0), password: PASSWORD });
  const response = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith('lading_session=')).split(';')[0];
}

function line(text, value) {
  console.log(`${text.padEnd(66)}${value}`);
}
