import { type FakeS3, startFakeS3 } from '../../../infra/mfe/testing/fake-s3.mjs';
import { CompanyExportJob } from '../../src/modules/companies/data/company-export.job.js';
import { bookShipment } from '../support/freight.js';
import { type SignedIn, signUp } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { PNG, upload } from '../support/uploads.js';

const SLOW = 60_000;
let s3: FakeS3;
let app: TestApp;
let owner: SignedIn;
let shipmentId: string;

beforeAll(async () => {
  s3 = await startFakeS3();
  const bucket = { STORAGE_BUCKET: 's3://bucket/files', STORAGE_DIRECT_DOWNLOADS: 'true', ...s3.environment };
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true', ...bucket } });
  owner = await signUp(app);
  ({ shipmentId } = await bookShipment(owner));
  await upload(owner, shipmentId, PNG, { name: 'pod.png' });
}, SLOW);
afterAll(async () => {
  await app.close();
  await s3.stop();
});

/** Path of the uploaded picture. */
async function picture(): Promise<string> {
  const { items } = (await owner.client.get(`/api/v1/shipments/${shipmentId}/documents`)).body as {
    items: { id: string; fileName: string }[];
  };
  return `/api/v1/shipments/${shipmentId}/documents/${items.find(({ fileName }) => fileName === 'pod.png')!.id}`;
}

describe('with direct downloads', () => {
  it('a document is downloaded from the bucket under its name', async () => {
    const answer = await owner.client.get(await picture());
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const file = await fetch(answer.headers.get('location')!);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="pod.png"');
    expect(file.headers.get('content-type')).toBe('image/png');
  });

  it('a document for display comes from the product, where its pages may frame it', async () => {
    const answer = await owner.client.get(`${await picture()}?inline=true`);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'inline; filename="pod.png"']);
  });

  it('another company gets no address', async () => {
    const other = await signUp(app);
    const answer = await other.client.get(await picture());
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  });

  it('an export of the company is downloaded from the bucket', async () => {
    const { id } = (await owner.client.post('/api/v1/company/exports', {})).body as { id: string };
    await app.get(CompanyExportJob).run();
    const answer = await owner.client.get(`/api/v1/company/exports/${id}/file`);
    expect(answer.status).toBe(302);
    const file = await fetch(answer.headers.get('location')!);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
  });

  it('a missing file is an error of the product, without an address', async () => {
    const path = await picture();
    for (const key of s3.objects.keys()) if (key.includes('doc_')) s3.objects.delete(key);
    const answer = await owner.client.get(path);
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'FILE_MISSING' }]);
  });
});
