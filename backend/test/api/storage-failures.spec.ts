import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '../../src/platform/storage/file-store.js';
import { bookShipment } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { PNG, upload } from '../support/uploads.js';

const SLOW = 60_000;
let directory: string;
let files: string;
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lading-storage-'));
  files = join(directory, 'files');
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true', STORAGE_DIR: files } });
  owner = await signUp(app);
}, SLOW);
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

/** A file in the place of the folder is a disk that takes no files, also for root. */
async function whileBroken<T>(work: () => Promise<T>): Promise<T> {
  await app.get(FileStore).probe();
  await rename(files, `${files}.away`);
  await writeFile(files, 'in the way');
  try {
    return await work();
  } finally {
    await rm(files);
    await rename(`${files}.away`, files);
  }
}

const kindsOf = async (id: string): Promise<string[]> =>
  (await owner.client.get(`/api/v1/shipments/${id}/documents`)).body.items.map(({ kind }: { kind: string }) => kind);

describe('while files cannot be written', () => {
  it('an upload answers 503 and stores nothing, and works again afterwards', async () => {
    const { shipmentId } = await bookShipment(owner);
    const refused = await whileBroken(() => upload(owner, shipmentId, PNG, { name: 'pod.png' }));
    expect(refused).toMatchObject({ status: 503, body: { code: 'STORAGE_UNAVAILABLE', title: 'Service Unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(JSON.stringify(refused.body)).not.toContain(directory);
    expect(await kindsOf(shipmentId)).not.toContain('POD');
    expect(await upload(owner, shipmentId, PNG, { name: 'pod.png' })).toMatchObject({ status: 201 });
  });

  it('the process is ready, bookings go on, and their documents follow', async () => {
    const shipmentId = await whileBroken(async () => {
      expect(await app.client().get('/health/ready')).toMatchObject({ status: 200 });
      const { shipmentId: booked } = await bookShipment(owner);
      await app.deliverOutbox();
      expect(await kindsOf(booked)).toEqual([]);
      expect(await owner.client.get(`/api/v1/shipments/${booked}`)).toMatchObject({ status: 200 });
      return booked;
    });
    expect(await kindsOf(shipmentId)).toEqual(['BOL']);
  });

  it('a document that this server does not have answers 503', async () => {
    const { shipmentId } = await bookShipment(owner);
    const { body } = await upload(owner, shipmentId, PNG, { name: 'pod.png' });
    await rm(join(files, owner.companyId, shipmentId), { recursive: true });
    expect(await owner.client.get(`/api/v1/shipments/${shipmentId}/documents/${body.id}`)).toMatchObject({
      status: 503,
      body: { code: 'FILE_MISSING' },
    });
  });
});
