import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';
import { median } from './statistics.mjs';

const POLL_MS = 50;
const SAMPLE_MS = 100;

/** Uploads a CSV to `path` and waits until all its items are created; returns the import's id. */
export async function importFile({ url, headers }, path, text, count) {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/csv' }), 'bench.csv');
  const { id } = JSON.parse(await answer(url + path, { method: 'POST', headers, body: form }));
  for (;;) {
    const { status, done } = JSON.parse(await answer(`${url}${path}/${id}`, { headers }));
    if (status === 'done' && done !== count) throw new Failure(`Only ${done} of ${count} were made.`);
    if (status === 'done') return id;
    await delay(POLL_MS);
  }
}

/** Body of a successful response. */
export async function answer(url, options) {
  const response = await fetch(url, options);
  const text = await response.text();
  if (!response.ok) throw new Failure(`${url} answered ${response.status}.`, text);
  return text;
}

/** Memory of a process in each quarter of the time until `isOver`, in MiB. */
export async function memoryByQuarters(pid, isOver) {
  const taken = [];
  for (; !isOver(); await delay(SAMPLE_MS)) taken.push(residentBytes(pid));
  const quarter = (index) => median(taken.slice((index * taken.length) / 4, ((index + 1) * taken.length) / 4));
  return [0, 1, 2, 3].map((index) => (quarter(index) / 1_048_576).toFixed(0)).join(', ');
}

function residentBytes(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1_024;
}
