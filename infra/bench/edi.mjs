import { Failure } from '../lib/failure.mjs';
import { Progress } from '../lib/progress.mjs';
import { importBuilt } from './lib/product.mjs';
import { alternate } from './lib/rounds.mjs';
import { printRatios } from './lib/statistics.mjs';
import { buildBackend } from './quote.mjs';

const MESSAGES = 10_000;
const ROUNDS = 15;
const WARM_UP = 5;
const NO_TIME = new Date('2026-11-27T15:00:00Z');

/** Measures the strict reader on an interchange of 10,000 status messages against splitting it into segments and elements. */
export async function bench() {
  const progress = new Progress(2);
  await progress.step('Build of the backend', buildBackend);
  const { readInterchange } = await importBuilt('modules/edi/domain/x12/read-interchange.js');
  const { readStatus } = await importBuilt('modules/edi/messages/read-status.js');
  const text = interchange();
  const context = { receivedAt: NO_TIME, isKnown: () => true, zoneOf: () => 'America/Chicago' };
  const targets = {
    split: () => text.split('~').map((segment) => segment.split('*')).length,
    read: () => readInterchange(text).groups[0].transactions.length,
    map: () =>
      readInterchange(text).groups[0].transactions.filter(
        ({ faults, segments }) => faults.length === 0 && readStatus(segments, context).events.length === 1,
      ).length,
  };
  if (targets.map() !== MESSAGES) throw new Failure('The reader does not accept all messages.');
  await progress.step('Warming up', async () => {
    for (const run of Object.values(targets)) for (let round = 0; round < WARM_UP; round++) run();
  });
  const pairs = (run) => alternate(run, targets.split, ROUNDS, async (target) => ({ ms: millisecondsOf(target) }));
  printRatios('10,000 messages: read / split (target at most 5)', await pairs(targets.read), 'ms');
  printRatios('10,000 messages: read as events / split', await pairs(targets.map), 'ms');
}

function millisecondsOf(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function interchange() {
  const isa =
    'ISA*00*          *00*          *02*ZZTL           *ZZ*ACME           *261127*0915*U*00401*000000042*0*P*>';
  const lines = [isa, 'GS*QM*ZZTL*ACME*20261127*0915*42*X*004010'];
  for (let index = 1; index <= MESSAGES; index++) {
    const control = String(index).padStart(6, '0');
    lines.push(
      `ST*214*${control}`,
      `B10*77${control}*S-${control}*ZZTL`,
      `L11*S-${control}*SI`,
      'LX*1',
      'AT7*AF*NS***20261127*0830*CT',
      'MS1*CHICAGO*IL*US',
      `SE*7*${control}`,
    );
  }
  lines.push(`GE*${MESSAGES}*42`, 'IEA*1*000000042');
  return `${lines.join('~')}~`;
}
