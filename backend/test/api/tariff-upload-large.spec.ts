import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FREIGHT_CLASS_NAMES } from '../../src/kernel/codes.js';
import { SAMPLE_TERMS } from '../fixtures/sample-tariff.js';
import { signUp } from '../support/identity.js';
import { EXAMPLE_FUEL, quoteRequest } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const ROWS = 54_000;
/** Maximum growth of live memory while the file is read and stored; the parsed rows alone would need more. */
const MEMORY_MAX = 24 * 1_048_576;

describe('a rate sheet of 54,000 rows', () => {
  let app: TestApp;
  let directory: string;

  beforeAll(async () => {
    app = await startTestApp({ clock: new TestClock() });
    directory = await mkdtemp(join(tmpdir(), 'lading-rates-'));
  });
  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  it('is streamed, stored completely, and rates', async () => {
    const path = join(directory, 'rates.csv');
    await writeFile(path, rateSheet());
    const { client, companyId } = await signUp(app);
    // Before the first request: during the first garbage collection the client would not notice that the server closes an idle connection.
    const memory = watchMemory();
    await client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
    const form = new FormData();
    form.set('terms', JSON.stringify(SAMPLE_TERMS));
    form.set('rates', await openAsBlob(path), 'rates.csv');

    const answer = await client.request('POST', '/api/v1/company/tariffs', { body: form });
    const growth = memory.stop();
    expect(answer).toMatchObject({ status: 201, body: { rows: ROWS } });
    expect(growth).toBeLessThan(MEMORY_MAX);
    const [stored] = await app.database.database.query<{ n: number }>(
      'SELECT COUNT(*) AS n FROM tariff_rate WHERE company_id = ?',
      [companyId],
    );
    expect(stored!.n).toBe(ROWS);
    const { body } = await client.post('/api/v1/rating/preview', quoteRequest([{ weight: 620, freightClass: '70' }]));
    expect(body.offers[0].lines[0]).toMatchObject({ code: 'LINEHAUL', rate: expect.any(String) });
  }, 120_000);
});

/** 3,000 lanes of 18 classes; 606 to 752 is one of them. */
function rateSheet(): string {
  const lines = ['origin,destination,class,L5C,M5C,M1M,M2M'];
  for (let lane = 0; lane < ROWS / 18; lane++) {
    const [origin, destination] = [600 + (lane % 10), 500 + Math.floor(lane / 10)];
    for (const [index, name] of FREIGHT_CLASS_NAMES.entries())
      lines.push(`${origin},${destination},${name},${90 + index}.25,${80 + index}.5,70,60`);
  }
  return lines.join('\n');
}

/** Tracks live memory, after garbage collection, until stopped; returns the growth in bytes. */
function watchMemory(): { stop(): number } {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const live = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = live();
  let highest = before;
  let timer: NodeJS.Timeout;
  // A collection takes long with many modules loaded; nine tenths of the time remain for the measured work.
  const look = (): void => {
    const started = performance.now();
    highest = Math.max(highest, live());
    timer = setTimeout(look, Math.max(500, 9 * (performance.now() - started)));
  };
  look();
  return {
    stop: () => {
      clearTimeout(timer);
      return highest - before;
    },
  };
}
