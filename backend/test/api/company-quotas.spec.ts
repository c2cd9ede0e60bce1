import type { ApiAnswer } from '../support/api-client.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { importQuotes, importRow, importSheet } from '../support/quote-imports.js';
import { insertShipment } from '../support/stored-shipment.js';
import { PNG, upload } from '../support/uploads.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const REQUESTS = 60;
const SHIPMENT = 'shp_01BX5ZZKBKACTAV9WEVGEMMVRZ';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  const quotas = { COMPANY_REQUESTS: String(REQUESTS), COMPANY_IMPORTS: '2', COMPANY_STORAGE_MB: '1' };
  app = await startTestApp({ environment: { ...quotas, COMPANY_STREAMS: '1' } });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUp(app);
});

const expectRefused = ({ status, headers, body }: ApiAnswer) => {
  expect([status, body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
};

describe('quotas of a company', () => {
  it('limit all its requests together, and not those of others', async () => {
    const admin = await signInAs(app, owner.companyId, 'admin');
    const clients = [owner.client, admin.client];
    const answers: ApiAnswer[] = [];
    // The window may change meanwhile.
    for (let n = 0; n < 2 * REQUESTS + 2 && answers.at(-1)?.status !== 429; n += 1)
      answers.push(await clients[n % 2]!.get('/api/v1/contacts'));
    expect(answers.length).toBeGreaterThan(REQUESTS / 2);
    expectRefused(answers.at(-1)!);
    expect(answers.at(-1)!.headers.get('ratelimit-policy')).toBe(`"company";q=${REQUESTS};w=10`);
    const other = await signUp(app, { companyName: 'Hilltop Stone' });
    expect((await other.client.get('/api/v1/contacts')).status).toBe(200);
  });

  it('limit its imports in a day', async () => {
    const send = () => importQuotes(owner.client, importSheet(importRow()), '?dryRun=true');
    const answers = [await send(), await send(), await send()];
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    expectRefused(answers[2]!);
    expect((await owner.client.get('/api/v1/contacts')).status).toBe(200);
  });

  it('limit its uploads to the storage that is left', async () => {
    await insertShipment(app.database.database, owner.companyId, SHIPMENT, 'S-000301');
    await app.database.database.execute(
      `INSERT INTO document (company_id, id, shipment_id, kind, version, status, source, file_name, content_type, byte_size, sha256, file_key, created_at)
       VALUES (?, 'doc_01BX5ZZKBKACTAV9WEVGEMMVRZ', ?, 'OTHER', 1, 'received', 'member', 'a.png', 'image/png', 999999, ?, 'a', UTC_TIMESTAMP(3))`,
      [owner.companyId, SHIPMENT, 'a'.repeat(64)],
    );
    expect(await upload(owner, SHIPMENT, PNG, { kind: 'OTHER', name: 'b.png' })).toMatchObject({
      status: 507,
      body: { code: 'STORAGE_QUOTA', params: { megabytes: 1 } },
    });
  });

  it('limit its event streams in a process', async () => {
    const first = await owner.client.open('/api/v1/notifications/stream');
    expect(first.status).toBe(200);
    const second = await owner.client.open('/api/v1/notifications/stream');
    expect(second.status).toBe(429);
    await first.body?.cancel();
  });
});
