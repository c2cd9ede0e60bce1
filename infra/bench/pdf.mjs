import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Failure } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { Progress } from '../lib/progress.mjs';
import { importBuilt } from './lib/product.mjs';
import { printFigure, printRatios } from './lib/statistics.mjs';

const ROUNDS = 11;
const COUNT = 40;
const WARM_UP = 40;
const SHIPMENTS = 100;

/** Measures the CPU time of a bill of lading, its growth with the lines, and how long other work is blocked meanwhile. */
export async function bench() {
  const progress = new Progress(2);
  await progress.step('Build of the backend', buildBackend);
  const { renderBol } = await importBuilt('modules/documents/index.js');
  const numbered = await numbering();
  const one = await contentOf(1);
  const forty = await contentOf(40);
  const targets = { one: () => renderBol([numbered(one)]), forty: () => renderBol([numbered(forty)]) };
  await progress.step('Warming up', async () => {
    for (const render of Object.values(targets)) await cpuOf(render, WARM_UP);
  });
  printFigure('CPU of a page (target at most 25)', await milliseconds(targets.one), 'ms');
  printRatios('40 lines / 1 line: CPU (target at most 3)', await pairs(targets.forty, targets.one), 'cpu');
  printFigure(
    'longest wait of others during 40 lines (target at most 20)',
    await waits(() => renderBol([numbered(forty)])),
    'ms',
  );
  const many = Array.from({ length: SHIPMENTS }, () => numbered(one));
  printFigure(
    `longest wait of others during ${SHIPMENTS} shipments (target at most 20)`,
    await waits(() => renderBol(many)),
    'ms',
  );
  const { bytes, pageCount } = await renderBol([forty]);
  console.log(`${'bytes a page, 40 lines (target at most 61,440)'.padEnd(66)}${Math.round(bytes.length / pageCount)}`);
}

async function buildBackend() {
  const { code, output } = await run(
    process.execPath,
    ['node_modules/typescript-7/bin/tsc', '-p', 'backend/tsconfig.build.json'],
    { cwd: root },
  );
  if (code !== 0) throw new Failure('The backend does not build: see the output below.', output);
}

/** Gives every document its own numbers, as shipments have, so that no barcode is cached. */
async function numbering() {
  const { bolNumber } = await importBuilt('kernel/identifiers/gs1.js');
  let serial = 0;
  return (content) => {
    serial += 1;
    return { ...content, bolNumber: bolNumber('0614141', serial), proNumber: String(771_000_000 + serial) };
  };
}

async function contentOf(lines) {
  const { bolNumber } = await importBuilt('kernel/identifiers/gs1.js');
  const party = {
    name: 'Acme DC',
    address1: '12 S Dock Pl',
    address2: 'Door 4',
    city: 'Chicago',
    state: 'IL',
    postalCode: '60601',
    country: 'US',
    contactName: 'Pat Doe',
    contactPhone: '+13125550100',
    partyNumber: null,
  };
  const line = {
    handlingUnits: { count: 2, type: 'PAT' },
    packages: { count: 24, type: 'BOX' },
    weight: 1_000,
    hazmat: null,
    note: '48 x 40 x 48 in',
    nmfc: '13360',
    freightClass: '70',
  };
  return {
    bolNumber: bolNumber('0614141', 42),
    proNumber: '771000042',
    version: 1,
    correction: false,
    changes: [],
    issuedAt: '2026-11-20T15:04:05.000Z',
    date: '2026-11-24',
    carrier: { name: 'Example Freight Lines', scac: 'ZZAA' },
    shipFrom: party,
    shipTo: party,
    terms: 'prepaid',
    billTo: null,
    cod: null,
    instructions: ['Services: Liftgate at delivery', 'Call before delivery.'],
    orders: [{ number: '554238', packages: 24, weight: 1_000, note: 'Purchase order' }],
    lines: Array.from({ length: lines }, (_, index) => ({
      ...line,
      description: `Aluminium fittings, boxed, ${index + 1}`,
    })),
    totals: { handlingUnits: 2 * lines, packages: 24 * lines, weight: 1_000 * lines },
    declaredValue: null,
  };
}

async function milliseconds(render) {
  const measured = [];
  for (let round = 0; round < ROUNDS; round += 1) measured.push((await cpuOf(render, COUNT)) / 1_000);
  return measured;
}

async function pairs(first, second) {
  const measured = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? [first, second] : [second, first];
    const cpu = new Map();
    for (const render of order) cpu.set(render, await cpuOf(render, COUNT));
    measured.push([first, second].map((render) => ({ cpu: cpu.get(render) })));
  }
  return measured;
}

/** CPU microseconds per call, including other threads of the process. */
async function cpuOf(render, count) {
  const before = process.cpuUsage();
  for (let index = 0; index < count; index += 1) await render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}

/** Longest delay of the event loop during one call, milliseconds, beyond the timer's own millisecond. */
async function waits(render) {
  const longest = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await new Promise((resolve) => setTimeout(resolve, 5));
    delay.reset();
    await render();
    await new Promise((resolve) => setTimeout(resolve, 5));
    delay.disable();
    longest.push(delay.max / 1e6);
  }
  return longest;
}
