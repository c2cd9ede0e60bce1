import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../../src/config/config.js';
import { PurgeDocumentsJob } from '../../src/modules/shipments/documents/purge-documents.job.js';
import { PurgeInvoiceFilesJob } from '../../src/modules/shipments/charges/invoices/files/purge-invoice-files.job.js';
import { FileReferences } from '../../src/platform/storage/file-references.js';
import { carrierKeyOf, carrierRequest } from '../support/carrier-requests.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { importInvoices, invoiceOf, invoiceRow, uploadInvoice } from '../support/invoices.js';
import { importSheet } from '../support/quote-imports.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { pdfFile, upload } from '../support/uploads.js';

const NOW = '2026-11-20T15:00:00.000Z';
const clock = new TestClock(new Date(NOW));
let app: TestApp;
let owner: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  other = await signUp(app);
}, 60_000);
afterAll(() => app.close());

const query = <T>(sql: string, params: unknown[]) => app.database.database.query<T>(sql, params);
const purge = () => app.get(PurgeDocumentsJob).run();
const path = (id: string, rest: string) => `/api/v1/shipments/${id}${rest}`;
const kindsOf = async (id: string) =>
  (await query<{ kind: string }>('SELECT kind FROM document WHERE shipment_id = ? ORDER BY kind', [id])).map(
    ({ kind }) => kind,
  );
const filesOf = async (id: string) =>
  (await query<{ file: string }>('SELECT file_key AS file FROM document WHERE shipment_id = ?', [id])).map(({ file }) =>
    join(app.get(Config).storageDirectory, file),
  );
const isStored = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
const entriesOf = (id: string) =>
  query<{ action: string; userId: string | null }>(
    "SELECT action, user_id AS userId FROM audit_entry WHERE subject = ? AND action LIKE 'document.%' AND action <> 'document.uploaded' ORDER BY position",
    [id],
  );

/** A shipment with a bill of lading, a proof of delivery and a customs document, delivered and stored at an instant. */
async function shipmentOf(company: SignedIn, at: string, deliveredAt: string | null = at): Promise<string> {
  const { shipmentId: id } = await bookShipment(company);
  await company.client.get(path(id, '/documents'));
  for (const kind of ['POD', 'CUSTOMS']) expect((await upload(company, id, pdfFile(), { kind })).status).toBe(201);
  await age(id, at, deliveredAt);
  return id;
}

async function age(id: string, at: string, deliveredAt: string | null) {
  await query('UPDATE document SET created_at = ? WHERE shipment_id = ?', [new Date(at), id]);
  await query('UPDATE shipment SET delivered_at = ?, updated_at = ? WHERE id = ?', [
    deliveredAt && new Date(deliveredAt),
    new Date(at),
    id,
  ]);
}

it('documents are deleted after the retention of their type, with their files and a log entry', async () => {
  const id = await shipmentOf(owner, '2023-11-20T14:59:59.000Z');
  const files = await filesOf(id);
  const kept = await shipmentOf(other, '2023-11-20T15:00:01.000Z');
  await purge();
  expect(await kindsOf(id)).toEqual(['CUSTOMS']);
  expect(await kindsOf(kept)).toEqual(['BOL', 'CUSTOMS', 'POD']);
  const [customs] = await filesOf(id);
  for (const file of files) expect(await isStored(file)).toBe(file === customs);
  expect(await entriesOf(id)).toEqual([{ action: 'document.purged', userId: null }]);
  expect(await entriesOf(kept)).toEqual([]);

  await age(id, '2020-11-20T14:59:59.000Z', '2020-11-20T14:59:59.000Z');
  await purge();
  expect(await kindsOf(id)).toEqual([]);
  expect(await isStored(customs!)).toBe(false);
  await purge();
  expect(await entriesOf(id)).toHaveLength(2);
});

it('documents that a carrier sent with an invoice are no longer served to it after their retention', async () => {
  const { shipmentId: id, shipmentNumber: shipmentID } = await bookShipment(owner);
  const key = await carrierKeyOf(owner, id);
  const call = (method: string, route: string, message?: object) =>
    carrierRequest({ app, clock, key }, method, route, message);
  const documents = [{ documentType: 'POD', files: [pdfFile().toString('base64')] }];
  const carrier = { uniqueID: 'D-1', shipmentID, DOT: '1', MC: '2', invoiceNumber: 'I-1', invoiceDate: '2026-11-20' };
  expect((await call('POST', '/documents', { ...carrier, documents })).status).toBe(201);
  expect((await call('GET', '/documents/I-1')).status).toBe(200);
  await age(id, '2019-01-01T00:00:00.000Z', '2019-01-01T00:00:00.000Z');
  await purge();
  expect(await kindsOf(id)).toEqual([]);
  expect((await call('GET', '/documents/I-1')).status).toBe(404);
  expect((await call('GET', '/documents')).body).toEqual([]);
});

it('a purged bill of lading is not created again', async () => {
  const id = await shipmentOf(owner, '2019-01-01T00:00:00.000Z');
  await purge();
  expect((await owner.client.get(path(id, '/documents'))).body.items).toEqual([]);
  expect((await owner.client.get(path(id, ''))).body.documents).toEqual([]);
});

it('retention starts at delivery, or at the last change of freight that was never delivered', async () => {
  const lateDelivery = await shipmentOf(owner, '2019-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z');
  const lateDocument = await shipmentOf(owner, '2025-01-01T00:00:00.000Z', '2019-01-01T00:00:00.000Z');
  const neverDelivered = await shipmentOf(owner, '2019-01-01T00:00:00.000Z', null);
  await purge();
  expect(await kindsOf(lateDelivery)).toEqual(['BOL', 'CUSTOMS', 'POD']);
  expect(await kindsOf(lateDocument)).toEqual(['BOL', 'CUSTOMS', 'POD']);
  expect(await kindsOf(neverDelivered)).toEqual([]);
});

it('versions with the same content keep their file until the last is deleted', async () => {
  const id = await shipmentOf(owner, '2019-01-01T00:00:00.000Z');
  const [file] = await filesOf(id);
  await query(
    "UPDATE document SET file_key = (SELECT k FROM (SELECT MIN(file_key) AS k FROM document WHERE shipment_id = ?) one), created_at = IF(kind = 'POD', ?, created_at) WHERE shipment_id = ?",
    [id, new Date('2026-01-01T00:00:00.000Z'), id],
  );
  const [shared] = await filesOf(id);
  await purge();
  expect(file).toBeDefined();
  expect(await kindsOf(id)).toEqual(['POD']);
  expect(await isStored(shared!)).toBe(true);
});

describe('a legal hold', () => {
  const hold = (id: string, company = owner) => company.client.get(path(id, '/legal-hold'));
  const place = (id: string, company = owner, reason = 'Acme v. Oak') =>
    company.client.put(path(id, '/legal-hold'), { reason });

  it('keeps the documents of its shipment until it is released', async () => {
    const id = await shipmentOf(owner, '2019-01-01T00:00:00.000Z');
    expect((await hold(id)).body).toEqual({ reason: null, placedAt: null });
    expect((await place(id)).body).toEqual({ reason: 'Acme v. Oak', placedAt: NOW });
    expect((await hold(id)).body).toEqual({ reason: 'Acme v. Oak', placedAt: NOW });
    await purge();
    expect(await kindsOf(id)).toEqual(['BOL', 'CUSTOMS', 'POD']);
    const release = await owner.client.request('DELETE', path(id, '/legal-hold'));
    expect([release.status, release.body]).toEqual([200, { reason: null, placedAt: null }]);
    await owner.client.request('DELETE', path(id, '/legal-hold'));
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual([
      'document.hold_placed',
      'document.hold_released',
    ]);
    await purge();
    expect(await kindsOf(id)).toEqual([]);
  });

  it('is placed by owners and administrators of the company, with a reason', async () => {
    const { shipmentId: id } = await bookShipment(owner);
    for (const [role, status] of [
      ['admin', 200],
      ['manager', 403],
      ['dock', 403],
    ] as const) {
      const member = await signInAs(app, owner.companyId, role);
      expect([role, (await place(id, member)).status]).toEqual([role, status]);
    }
    expect((await place(id, owner, '')).status).toBe(422);
    for (const answer of [
      await place(id, other),
      await hold(id, other),
      await other.client.request('DELETE', path(id, '/legal-hold')),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await hold(id)).body.reason).toBe('Acme v. Oak');
  });
});

describe('files of invoices', () => {
  const line = { code: 'LINEHAUL', description: 'Linehaul', amount: { amount: 10_000 } };
  const purgeInvoices = () => app.get(PurgeInvoiceFilesJob).run();
  const originalsOf = async ({ companyId }: SignedIn) => {
    const references = await app.get(FileReferences).of(companyId);
    return [...references.values()]
      .map(({ owner: name }) => name.replace(/ \S+$/, ''))
      .filter((name) => name.startsWith('invoice'));
  };
  /** Delivery, upload and import of all that the company has. */
  const ageInvoices = async ({ companyId }: SignedIn, at: string) => {
    await query('UPDATE invoice_file SET created_at = ? WHERE company_id = ?', [new Date(at), companyId]);
    await query('UPDATE invoice_import SET finished_at = ? WHERE company_id = ?', [new Date(at), companyId]);
    await query('UPDATE shipment SET delivered_at = ? WHERE company_id = ?', [new Date(at), companyId]);
  };
  const BEFORE = '2023-11-20T14:59:59.000Z';

  /** A company with an invoice entered from a file and one imported, both of one shipment. */
  async function billed() {
    const company = await signUp(app);
    const { client } = company;
    const { shipmentId, shipmentNumber } = await bookShipment(company);
    const fileId = (await uploadInvoice(client, pdfFile())).body.id as string;
    await client.post('/api/v1/invoices', invoiceOf([line], { shipmentNumber, fileId }));
    await importInvoices(client, importSheet(invoiceRow({ shipment_number: shipmentNumber })));
    await app.deliverOutbox();
    const { items } = (await client.get('/api/v1/invoices')).body as { items: { id: string }[] };
    expect(items).toHaveLength(2);
    const rejectAll = () =>
      Promise.all(
        items.map(async ({ id }) => {
          const { version } = (await client.get(`/api/v1/invoices/${id}`)).body;
          const decision = { version, kind: 'reject', note: 'Billed to another company.' };
          expect((await client.post(`/api/v1/invoices/${id}/decisions`, decision)).status).toBe(200);
        }),
      );
    return { company, shipmentId, rejectAll };
  }

  it('are deleted three years after the delivery, with an entry in the activity log; the invoices stay', async () => {
    const { company, shipmentId, rejectAll } = await billed();
    await rejectAll();
    await ageInvoices(company, '2023-11-20T15:00:01.000Z');
    await purgeInvoices();
    expect(await originalsOf(company)).toEqual(['invoice file', 'invoice import']);
    await ageInvoices(company, BEFORE);
    const files = [...(await app.get(FileReferences).of(company.companyId)).keys()].filter((key) =>
      key.includes('/invoices/'),
    );
    await purgeInvoices();
    expect(await originalsOf(company)).toEqual([]);
    for (const file of files) expect(await isStored(join(app.get(Config).storageDirectory, file))).toBe(false);
    expect(await entriesOf(shipmentId)).toEqual([{ action: 'document.purged', userId: null }]);
    const { items } = (await company.client.get('/api/v1/invoices')).body;
    expect(items).toHaveLength(2);
    expect((await company.client.get(`/api/v1/invoices/${items[1].id}`)).body.file).toBeNull();
  });

  it('are kept while an invoice is undecided or its shipment is on legal hold', async () => {
    const { company, shipmentId, rejectAll } = await billed();
    await ageInvoices(company, BEFORE);
    await purgeInvoices();
    expect(await originalsOf(company)).toEqual(['invoice file', 'invoice import']);
    await rejectAll();
    await company.client.put(path(shipmentId, '/legal-hold'), { reason: 'Claim 26-1042' });
    await ageInvoices(company, BEFORE);
    await purgeInvoices();
    expect(await originalsOf(company)).toEqual(['invoice file', 'invoice import']);
    await company.client.request('DELETE', path(shipmentId, '/legal-hold'));
    await ageInvoices(company, BEFORE);
    await purgeInvoices();
    expect(await originalsOf(company)).toEqual([]);
  });
});
