import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../lib/failure.mjs';
import { run } from '../lib/processes.mjs';
import { createCompany } from '../stack/owners.mjs';
import { book, quote } from './booking/client.mjs';
import { ask, statusText } from './lib/load.mjs';
import { check, figure } from './lib/rows.mjs';

const DISK = '24m';
const BOOKINGS = 10;
const UPLOADS = 5;
const RENDERED_WITHIN_MS = 60_000;
const PATIENCE_MS = 20_000;

export const title = 'The disk of the documents is full while shipments are booked and files uploaded';

export async function drill({ startStack, step, keep, folder }) {
  const disk = await mountDisk(path.join(folder, 'documents'), keep);
  const stack = await startStack({ settings: { LOG_LEVEL: 'fatal', STORAGE_DIR: disk, REQUEST_LIMIT_FACTOR: '1000' } });
  const company = await createCompany(stack);
  const pdf = await quoteAsPdf(stack, company);
  const before = await bookOne(stack, company);
  const filler = path.join(disk, 'filler');
  const full = await step('Disk full: bookings and uploads', async () => {
    fill(filler);
    return exercise(stack, company, before, pdf);
  });
  const freed = await step('Space again', async () => {
    fs.rmSync(filler);
    const upload = await uploadOnce(stack, company, before, pdf);
    return { upload, missing: await untilRendered(stack, company, full.shipmentIds) };
  });
  return rowsOf(full, freed);
}

/** A file system of its own, in memory. */
async function mountDisk(disk, keep) {
  fs.mkdirSync(disk);
  const { code, output } = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
  if (code !== 0)
    throw new Failure('This drill mounts a file system, which needs root and the right to mount.', output);
  keep({ stop: () => run('umount', ['--lazy', disk]) });
  return disk;
}

function fill(file) {
  const block = Buffer.alloc(65_536);
  const fd = fs.openSync(file, 'w');
  try {
    for (;;) fs.writeSync(fd, block);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(fd);
  }
}

async function exercise(stack, company, shipmentId, pdf) {
  const shipmentIds = [];
  for (let n = 0; n < BOOKINGS; n += 1) shipmentIds.push(await bookOne(stack, company));
  const uploads = [];
  for (let n = 0; n < UPLOADS; n += 1) uploads.push(await uploadOnce(stack, company, shipmentId, pdf));
  const ready = await Promise.all(stack.apis.map(({ url }) => ask(`${url}/health/ready`)));
  return { shipmentIds, uploads, ready };
}

/** The id of a new shipment. */
async function bookOne(stack, company) {
  const quoted = await quote(stack.url, company);
  const { status, text } = await book(stack.url, quoted, `booking of ${quoted.id}`);
  if (status !== 201) throw new Failure(`A booking answered ${status}.`, text);
  return JSON.parse(text).shipmentId;
}

async function quoteAsPdf(stack, company) {
  const { id } = await quote(stack.url, company);
  const response = await fetch(`${stack.url}/api/v1/quotes/${id}/document`, { headers: { cookie: company.cookie } });
  return response.blob();
}

async function uploadOnce({ url }, { cookie }, shipmentId, pdf) {
  const body = new FormData();
  body.set('kind', 'OTHER');
  body.set('note', `Upload ${Math.random()}`);
  body.set('file', pdf, 'quote.pdf');
  const response = await fetch(`${url}/api/v1/shipments/${shipmentId}/documents`, {
    method: 'POST',
    headers: { cookie },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  return { status: response.status, text };
}

/** Number of shipments that have no bill of lading in time. */
async function untilRendered({ url }, { cookie }, shipmentIds) {
  let missing = shipmentIds;
  for (const end = performance.now() + RENDERED_WITHIN_MS; missing.length > 0 && performance.now() < end;) {
    await delay(1_000);
    const lists = await Promise.all(missing.map((id) => ask(`${url}/api/v1/shipments/${id}/documents`, { cookie })));
    missing = missing.filter((_, n) => !lists[n].text.includes('"BOL"'));
  }
  return missing.length;
}

function rowsOf({ shipmentIds, uploads, ready }, { upload, missing }) {
  return [
    check('Full: bookings', `${shipmentIds.length} of ${BOOKINGS}`, shipmentIds.length === BOOKINGS),
    check(
      'Full: uploads, all 507',
      statusText(uploads),
      uploads.every(({ status }) => status === 507),
    ),
    check(
      'Full: processes, all ready',
      statusText(ready),
      ready.every(({ status }) => status === 200),
    ),
    check('Space again: an upload', upload.status, upload.status === 201),
    check(`Space again: bills of lading missing after ${RENDERED_WITHIN_MS / 1_000} s`, missing, missing === 0),
    figure('Size of the disk', DISK),
  ];
}
