// npm run check:enumeration: checks that responses of sign-in and password reset, and their timing, do not reveal which accounts exist.
import { buildBackend, emailOf, startProductWithAccounts } from './bench/lib/accounts.mjs';
import { median } from './bench/lib/statistics.mjs';
import { mannWhitney } from './check-enumeration/mann-whitney.mjs';
import { Attacker, interleaved } from './check-enumeration/sampling.mjs';
import { printError } from './lib/failure.mjs';
import { Progress } from './lib/progress.mjs';

const SAMPLES = 300;
/** Sampled again if chance may explain a value outside its band: at 600 samples the band is three standard errors wide. */
const ROUNDS_AT_MOST = 2;
const WARM_UP = 30;
const AUC_BAND = [0.45, 0.55];
const Z_LIMIT = 3;

const unknownOf = (number) => `person-${number}@other.test`;
const CHECKS = [
  {
    name: 'sign-in',
    path: '/api/v1/auth/login',
    body: (email) => ({ email, password: 'not-the-password' }),
    status: 401,
  },
  { name: 'password reset', path: '/api/v1/auth/password-reset', body: (email) => ({ email }), status: 202 },
];

const stops = [];
try {
  const progress = new Progress(2);
  await progress.step('Build of the backend', buildBackend);
  const accounts = WARM_UP + SAMPLES * ROUNDS_AT_MOST;
  const product = await progress.step(`Product with ${accounts} accounts`, () =>
    startProductWithAccounts(accounts, stops),
  );
  const attacker = new Attacker(product);
  stops.push(async () => attacker.close());
  console.log(`\n${''.padEnd(16)}samples  answers      known  unknown     AUC       z`);
  for (const check of CHECKS) if (!(await isSilent(check, attacker))) process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
}

/** Prints one line of values and the result. */
async function isSilent({ name, path, body, status }, attacker) {
  const ask = (emailFor, first) => (i) => attacker.ask(path, body(emailFor(first + i)));
  await interleaved(WARM_UP, ask(emailOf, 0), ask(unknownOf, 0));
  const samples = { known: [], unknown: [] };
  let verdict;
  for (let round = 0; round < ROUNDS_AT_MOST && verdict?.inBand !== true; round += 1) {
    const first = WARM_UP + round * SAMPLES;
    const more = await interleaved(SAMPLES, ask(emailOf, first), ask(unknownOf, first));
    for (const group of ['known', 'unknown']) samples[group].push(...more[group]);
    verdict = judge(samples);
  }
  const seen = new Set([...samples.known, ...samples.unknown].map((sample) => sample.seen));
  const equal = seen.size === 1 && [...seen][0].startsWith(`{"status":${status},`);
  const silent = equal && verdict.inBand && Math.abs(verdict.z) < Z_LIMIT;
  const times = ['known', 'unknown'].map((group) =>
    `${median(millisecondsOf(samples[group])).toFixed(2)} ms`.padStart(10),
  );
  const figures = [verdict.auc.toFixed(3).padStart(8), verdict.z.toFixed(2).padStart(8)];
  console.log(
    `${name.padEnd(16)}${String(samples.known.length).padStart(7)}  ${equal ? 'equal  ' : 'DIFFER '}${times.join('')}${figures.join('')}   ${silent ? 'tells nothing' : 'TELLS WHO HAS AN ACCOUNT'}`,
  );
  if (!equal) console.log([...seen].slice(0, 4).join('\n'));
  return silent;
}

function judge({ known, unknown }) {
  const { auc, z } = mannWhitney(millisecondsOf(known), millisecondsOf(unknown));
  return { auc, z, inBand: auc >= AUC_BAND[0] && auc <= AUC_BAND[1] };
}

function millisecondsOf(samples) {
  return samples.map(({ milliseconds }) => milliseconds);
}
