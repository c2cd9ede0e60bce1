import { QuotasService } from '../../src/modules/companies/index.js';
import { newId } from '../../src/platform/ids.js';
import { makeKey } from '../support/api-keys.js';
import type { ApiAnswer } from '../support/api-client.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { uploadInvoice } from '../support/invoices.js';
import { importQuotes, importRow, importSheet } from '../support/quote-imports.js';
import { insertShipment } from '../support/stored-shipment.js';
import { pdfFile, PNG, upload } from '../support/uploads.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const REQUESTS = 60;

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

/** Returns the shipment of the document. */
async function storeMegabyte(): Promise<string> {
  const shipmentId = newId('shp');
  await insertShipment(app.database.database, owner.companyId, shipmentId, 'S-000301');
  await app.database.database.execute(
    `INSERT INTO document (company_id, id, shipment_id, kind, version, status, source, file_name, content_type, byte_size, sha256, file_key, created_at)
     VALUES (?, ?, ?, 'OTHER', 1, 'received', 'member', 'a.png', 'image/png', 999999, ?, 'a', UTC_TIMESTAMP(3))`,
    [owner.companyId, newId('doc'), shipmentId, 'a'.repeat(64)],
  );
  return shipmentId;
}

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
    const shipmentId = await storeMegabyte();
    expect(await upload(owner, shipmentId, PNG, { kind: 'OTHER', name: 'b.png' })).toMatchObject({
      status: 507,
      body: { code: 'STORAGE_QUOTA', params: { megabytes: 1 } },
    });
  });

  it('count uploaded invoices as storage', async () => {
    const used = async () => {
      const { items } = (await owner.client.get('/api/v1/company/quotas')).body;
      return items.find(({ name }: { name: string }) => name === 'storage').used;
    };
    expect((await uploadInvoice(owner.client, PNG, 'scan.png')).status).toBe(201);
    expect(await used()).toBe(PNG.length);
    await storeMegabyte();
    expect(await uploadInvoice(owner.client, pdfFile())).toMatchObject({
      status: 507,
      body: { code: 'STORAGE_QUOTA' },
    });
    expect(await used()).toBe(PNG.length + 999_999);
  });

  it('limit its event streams in a process', async () => {
    const first = await owner.client.open('/api/v1/notifications/stream');
    expect(first.status).toBe(200);
    const second = await owner.client.open('/api/v1/notifications/stream');
    expect(second.status).toBe(429);
    await first.body?.cancel();
  });
});

describe('quotas of one company', () => {
  const set = (change: Parameters<QuotasService['set']>[1]) => app.get(QuotasService).set(owner.companyId, change);
  const shown = async () => (await owner.client.get('/api/v1/company/quotas')).body.items;
  const policy = async (client: SignedIn['client']) =>
    (await client.get('/api/v1/contacts')).headers.get('ratelimit-policy');

  it('apply to the next request of its sessions and API keys, and not to others', async () => {
    const key = await makeKey(app, owner);
    await set({ requests: 5_000 });
    expect(await policy(owner.client)).toBe('"company";q=5000;w=10');
    expect(await policy(key as SignedIn['client'])).toContain('"company";q=5000;w=10');
    expect(await policy((await signUp(app, { companyName: 'Hilltop Stone' })).client)).toContain(`q=${REQUESTS};w=10`);
    await set({ requests: null });
    expect(await policy(owner.client)).toBe(`"company";q=${REQUESTS};w=10`);
  });

  it('continue the count of imports when the limit changes', async () => {
    const send = () => importQuotes(owner.client, importSheet(importRow()), '?dryRun=true');
    const statuses = async (count: number) => {
      const found: number[] = [];
      for (let n = 0; n < count; n += 1) found.push((await send()).status);
      return found;
    };
    expect(await statuses(3)).toEqual([200, 200, 429]);
    await set({ imports: 4 });
    expect(await statuses(3)).toEqual([200, 200, 429]);
  });

  it('raise storage and streams', async () => {
    const shipmentId = await storeMegabyte();
    await set({ storageBytes: 2_000_000, streams: 2 });
    expect((await upload(owner, shipmentId, PNG, { kind: 'OTHER', name: 'b.png' })).status).toBe(201);
    const streams = [1, 2, 3].map(() => owner.client.open('/api/v1/notifications/stream'));
    const answers = await Promise.all(streams);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
    for (const { body } of answers) await body?.cancel();
  });

  it('are shown with their usage to those who manage the company', async () => {
    await storeMegabyte();
    await importQuotes(owner.client, importSheet(importRow()), '?dryRun=true');
    await set({ imports: 10 });
    expect(await shown()).toEqual([
      { name: 'requests', limit: REQUESTS, used: null },
      { name: 'imports', limit: 10, used: 1 },
      { name: 'streams', limit: 1, used: null },
      { name: 'storage', limit: 1_000_000, used: 999_999 },
    ]);
    const viewer = await signInAs(app, owner.companyId, 'viewer');
    expect((await viewer.client.get('/api/v1/company/quotas')).status).toBe(403);
  });

  it('are recorded with what they were before', async () => {
    await set({ requests: 100 });
    await set({ requests: null, imports: 7 });
    const rows = await app.database.database.query<{ details: unknown }>(
      "SELECT details FROM audit_entry WHERE chain = ? AND action = 'company.quotas_changed' ORDER BY position",
      [owner.companyId],
    );
    const details = rows.map((row) => (typeof row.details === 'string' ? JSON.parse(row.details) : row.details));
    expect(details).toEqual([
      { before: '', quotas: 'requests 100' },
      { before: 'requests 100', quotas: 'imports 7' },
    ]);
    await expect(app.get(QuotasService).set('NOSUCH00', { imports: 1 })).rejects.toThrow('There is no company');
  });
});
