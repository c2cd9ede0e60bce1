import { setTimeout as delay } from 'node:timers/promises';
import { productLatency } from '../relay/product-load.mjs';
import { Progress } from '../lib/progress.mjs';
import { buildBackend, emailOf, PASSWORD, startProductWithAccounts } from './lib/accounts.mjs';
import { requireFromBackend } from './lib/product.mjs';
import { alternate, interleave } from './lib/rounds.mjs';
import { median, summary, summaryText } from './lib/statistics.mjs';

/** Maximum cost of a sign-in relative to its hash (docs: performance targets). */
const TARGET = 1.1;
const WARM_UP = 20;
const ROUNDS = { rounds: 25, count: 5 };
const LOAD_ROUNDS = 5;
const LOAD_SECONDS = 10;
const SIGN_INS_PER_SECOND = 10;
const PEOPLE = 100;

/**
 * Measures a sign-in against verifying its hash alone, and the effect of ten sign-ins per second on other requests. Cleanup functions are added
 * to `stops`.
 */
export async function bench(stops) {
  const progress = new Progress(2);
  await progress.step('Build of the backend', buildBackend);
  const product = await progress.step(`Product with ${PEOPLE} people`, () => startProductWithAccounts(PEOPLE, stops));
  const { verify } = requireFromBackend('@node-rs/argon2');
  const people = signInsOf(product.url);
  const signIn = target(people, [product.pid, product.databasePid]);
  const hash = target(() => verify(product.passwordHash, PASSWORD), [process.pid]);
  await signIn.client.sendMany(PEOPLE);
  await hash.client.sendMany(WARM_UP);
  await reportCost(signIn, hash);
  await reportOthers({ url: product.url, cookie: await people() }, people);
}

/** As in the rounds: sequentially. */
function target(once, pids) {
  const sendMany = async (count) => {
    for (let i = 0; i < count; i += 1) await once();
  };
  return { client: { sendMany }, pids };
}

async function reportCost(signIn, hash) {
  const noise = await interleave(hash, hash, ROUNDS);
  const pairs = await interleave(signIn, hash, ROUNDS);
  line('A/A, the hash against itself: time', ratios(noise, time));
  line(`sign-in / hash: time (target at most ${TARGET})`, ratios(pairs, time));
  line('sign-in / hash: CPU of product and database', ratios(pairs, cpu));
  line(
    'medians: sign-in, hash',
    [0, 1].map((side) => `${median(pairs.map((pair) => time(pair[side]))).toFixed(1)} ms`).join(', '),
  );
}

const time = ({ throughput }) => 1_000 / throughput;
const cpu = (measured) => measured.cpu;
const p99 = (measured) => measured.p99;

function ratios(pairs, figure) {
  return summaryText(summary(pairs.map(([one, other]) => figure(one) / figure(other))));
}

async function reportOthers(product, signIn) {
  const pairs = await alternate(SIGN_INS_PER_SECOND, 0, LOAD_ROUNDS, (perSecond) => loaded(product, signIn, perSecond));
  line(`p99 of other requests, beside / without ${SIGN_INS_PER_SECOND} sign-ins a second`, ratios(pairs, p99));
  line(
    'medians: beside, without',
    [0, 1].map((side) => `${median(pairs.map((pair) => p99(pair[side]))).toFixed(1)} ms`).join(', '),
  );
  line(
    'errors: other requests, sign-ins',
    `${pairs.flat().reduce((sum, { errors }) => sum + errors, 0)}, ${pairs.reduce((sum, [{ refused }]) => sum + refused, 0)}`,
  );
}

/** Latency of other requests during this many sign-ins per second, without waiting for the last ones. */
async function loaded(product, signIn, perSecond) {
  let refused = 0;
  const signingIn = Array.from({ length: LOAD_SECONDS * perSecond }, async (_, index) => {
    await delay((index * 1_000) / perSecond);
    await signIn().catch(() => (refused += 1));
  });
  const latency = await productLatency(product, LOAD_SECONDS);
  await Promise.all(signingIn);
  return { ...latency, refused };
}

/** Signs users in by turns, each from its own IP address and browser, which is known after the first time; returns the session cookie. */
function signInsOf(url) {
  const devices = [];
  let count = 0;
  return async () => {
    const person = (count += 1) % PEOPLE;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.0.${person}`,
      ...(devices[person] && { cookie: devices[person] }),
    };
    const response = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: emailOf(person), password: PASSWORD }),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${text}`);
    const cookie = (name) =>
      response.headers
        .getSetCookie()
        .find((one) => one.startsWith(`${name}=`))
        .split(';')[0];
    devices[person] = cookie('lading_device');
    return cookie('lading_session');
  };
}

function line(text, value) {
  console.log(`${text.padEnd(66)}${value}`);
}
