import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/paths.mjs';
import { fuzz } from '../fuzz.mjs';
import { business } from '../business-day.mjs';
import { PASSWORD } from '../product.mjs';

export const number = '03';
export const title = 'No request is answered 5xx or stored against the schema';

const PER_OPERATION = { short: 10, full: 400 };

export async function check({ product, expect, note, short }) {
  const { client } = await product.person();
  const quote = { pickup: { on: business(3) }, stops: [], handlingUnits: [] };
  for (const [name, value] of Object.entries({
    references: [[]],
    declaredValue: [],
    delivery: [],
    temperature: [[]],
  })) {
    const answer = await client.post('/api/v1/quotes', { ...quote, [name]: value });
    const pointers = (answer.json?.errors ?? []).map(({ pointer }) => pointer);
    expect(
      answer.status === 422 && pointers.some((one) => one.startsWith(`/${name}`)),
      `${name} takes an array: ${answer.text}`,
    );
  }

  const document = JSON.parse(fs.readFileSync(path.join(root, 'backend/openapi.json'), 'utf8'));
  const { client: owner } = await product.person();
  // Requests rejected by a rate limit would test nothing.
  owner.processes = [await product.startProcess({ REQUEST_LIMIT_FACTOR: '1000' })];
  const result = await fuzz({
    document,
    pickupOn: business(3),
    perOperation: short ? PER_OPERATION.short : PER_OPERATION.full,
    seed: 1,
    ask: (...request) => askWithProof(owner, request),
  });
  for (const fault of result.faults) expect(false, fault);
  expect(result.operations > 120, `${result.operations} operations were asked`);
  expect(result.accepted > 50, `only ${result.accepted} writes were accepted`);
  note(
    `${result.requests} requests, ${result.operations} operations, ${result.accepted} writes accepted, ${result.throttled} throttled`,
  );
  note(`${result.faults.length} x 5xx or schema break`);
}

/** A full run lasts longer than a reauthentication is valid. */
async function askWithProof(client, request) {
  const answer = await client.ask(...request);
  if (answer.json?.code !== 'REAUTHENTICATION_REQUIRED') return answer;
  await client.post('/api/v1/auth/reauthenticate', { password: PASSWORD });
  return client.ask(...request);
}
