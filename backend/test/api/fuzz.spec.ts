import { readFileSync } from 'node:fs';
import { fuzz } from '../../../infra/check-security/fuzz.mjs';
import { API_DOCUMENT_FILE } from '../../src/platform/openapi/serve-api-document.js';
import { signUp } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const SLOW = 300_000;
const PER_OPERATION = Number(process.env.FUZZ_PER_OPERATION ?? 10);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
}, 60_000);
afterAll(() => app.close());

it(
  'answers no request with a 5xx and stores nothing that violates the schema',
  async () => {
    const { client } = await signUp(app);
    const { requests, operations, accepted, throttled, faults } = await fuzz({
      document: JSON.parse(readFileSync(API_DOCUMENT_FILE, 'utf8')) as object,
      pickupOn: '2026-11-24',
      perOperation: PER_OPERATION,
      seed: Number(process.env.FUZZ_SEED ?? 1),
      only: process.env.FUZZ_ONLY?.split(','),
      ask: async (method, path, body, headers) => {
        const { status, body: answer } = await client.request(method, path, { body, headers });
        return { status, json: typeof answer === 'string' ? undefined : answer, text: JSON.stringify(answer) };
      },
    });
    expect(faults).toEqual([]);
    expect(operations).toBeGreaterThan(120);
    expect(accepted).toBeGreaterThan(50);
    expect(throttled).toBeLessThan(requests / 10);
  },
  SLOW,
);
