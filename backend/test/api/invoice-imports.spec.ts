import { jest } from '@jest/globals';
import { FileReferences } from '../../src/platform/storage/file-references.js';
import { FileStore } from '../../src/platform/storage/file-store.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import { workbook } from '../../src/platform/http/files/workbook.js';
import { PurgeInvoiceFilesJob } from '../../src/modules/shipments/charges/invoices/files/purge-invoice-files.job.js';
import { INVOICE_IMPORT_TOPIC } from '../../src/modules/shipments/charges/invoices/imports/invoice-imports.service.js';
import { InvoiceImportsRepository } from '../../src/modules/shipments/charges/invoices/imports/persistence/invoice-imports.sql.js';
import type { ApiClient } from '../support/api-client.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { importInvoices as send, invoiceOf, invoiceRow as row, uploadInvoice } from '../support/invoices.js';
import { importSheet } from '../support/quote-imports.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { PNG, pdfFile, TIFF } from '../support/uploads.js';

const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));
let app: TestApp;
let owner: SignedIn;
let finance: ApiClient;
let shipment: { shipmentId: string; shipmentNumber: string };

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
}, 60_000);
beforeEach(async () => {
  owner = await signUp(app);
  finance = (await signInAs(app, owner.companyId, 'finance')).client;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

const stored = async (table: string): Promise<number> =>
  Number(
    (
      await app.database.database.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE company_id = ?`, [
        owner.companyId,
      ])
    )[0]!.n,
  );
const progress = async (id: string) => (await finance.get(`/api/v1/invoices/imports/${id}`)).body;
const found = (body: { errors: { row: number; column: string; code: string }[] }) =>
  body.errors.map(({ row: at, column, code }) => [at, column, code]);

describe('a dry run', () => {
  it('reports row and column of every error with the names of the file, and stores nothing', async () => {
    const mapping = {
      Inv: 'invoice_number',
      Date: 'invoice_date',
      Charge: 'charge_code',
      Amt: 'amount',
      PRO: 'pro_number',
      Memo: '',
    };
    const lines = [
      'Inv;Date;Charge;Amt;PRO;Memo',
      'A;11/30/2026;LINEHAUL;100;1;x',
      'A;;FUEL;ten;1;',
      'B;yesterday;LINEHAUL;5;;',
      ';11/30/2026;LINEHAUL;5;;',
      'C;2026-11-30;LINEHAUL;1.234,50;7;',
      'C;2026-11-30;;20;8;',
      'D;2026-11-30;LINEHAUL;20;9;',
    ].join('\n');
    const { status, body } = await send(finance, lines, '?dryRun=true', mapping);
    expect([status, body.rows, body.invoices, body.faulty]).toEqual([200, 7, 5, 4]);
    expect(body.header).toEqual(['Inv', 'Date', 'Charge', 'Amt', 'PRO', 'Memo']);
    expect(body.samples[0]).toEqual(['A', '11/30/2026', 'LINEHAUL', '100', '1', 'x']);
    expect(found(body).map(([at, column]) => [at, column])).toEqual([
      [3, 'Amt'],
      [4, 'Date'],
      [5, 'Inv'],
      [6, 'Amt'],
      [7, 'PRO'],
      [7, 'Charge'],
    ]);
    expect(body.errors[0].message).toContain('"ten" is not an amount');
    expect([
      await stored('carrier_invoice'),
      await stored('invoice_import'),
      await stored('invoice_import_item'),
    ]).toEqual([0, 0, 0]);
  });

  it('shows the columns of a workbook before they are mapped', async () => {
    const file = await workbook('Invoices', [
      ['Inv', 'Amount'],
      ['A', 12.5],
    ]);
    const { body } = await send(finance, file, '?dryRun=true');
    expect(body).toMatchObject({ header: ['Inv', 'Amount'], samples: [['A', '12.5']], invoices: 0 });
    expect(found(body)).toContainEqual([1, 'invoice_number', 'COLUMN_MISSING']);
  });
});

describe('an import', () => {
  it('of a workbook records the invoices with their shipments, and keeps the file', async () => {
    shipment = await bookShipment(owner);
    const { body: booked } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`);
    const file = await workbook('Invoices', [
      ['invoice_number', 'invoice_date', 'bol_number', 'charge_code', 'amount', 'total'],
      ...booked.lines.map(({ code, amount }: any) => [
        'W-1',
        '2026-11-30',
        booked.bolNumber,
        code,
        amount.amount / 100,
        booked.total.amount / 100,
      ]),
      ['W-2', '2026-11-30', null, 'LINEHAUL', 80, null],
    ]);
    const started = await send(finance, file);
    expect(started).toMatchObject({
      status: 201,
      body: { status: 'running', invoices: 2, fileName: 'march invoices.csv' },
    });
    await app.deliverOutbox();
    expect(await progress(started.body.id)).toMatchObject({ status: 'done', done: 2, failed: 0, errors: [] });
    expect((await finance.get('/api/v1/invoices')).body.items).toMatchObject([
      { number: 'W-2', status: 'unmatched', total: 8_000 },
      {
        number: 'W-1',
        status: 'review',
        verdict: 'agreed',
        shipmentId: shipment.shipmentId,
        total: booked.total.amount,
      },
    ]);
    const kept = await finance.download(`/api/v1/invoices/imports/${started.body.id}/file`);
    expect(kept.bytes.equals(file)).toBe(true);
    expect(await app.get(InvoiceImportsRepository).files(owner.companyId)).toMatchObject([
      { key: `${owner.companyId}/invoices/${started.body.id}`, owner: `invoice import ${started.body.id}` },
    ]);
  });

  it('of the same file or rows again creates nothing twice', async () => {
    const file = importSheet(row(), row({ charge_code: 'FUEL', amount: '20' }), row({ invoice_number: 'I-2' }));
    const headers = { 'Idempotency-Key': 'march' };
    const [first, repeated] = [
      await send(finance, file, '', undefined, headers),
      await send(finance, file, '', undefined, headers),
    ];
    expect(repeated.body.id).toBe(first.body.id);
    await app.deliverOutbox();
    expect([await stored('carrier_invoice'), await stored('invoice_import')]).toEqual([2, 1]);
    const again = await send(finance, file);
    expect([again.status, again.body.errors.map(({ code }: any) => code)]).toEqual([
      422,
      ['INVOICE_EXISTS', 'INVOICE_EXISTS'],
    ]);
    const more = await send(finance, `${file}\r\nI-3,11/30/2026,LINEHAUL,5`, '?partial=true');
    await app.deliverOutbox();
    expect(await progress(more.body.id)).toMatchObject({ done: 1, failed: 2 });
    expect(await stored('carrier_invoice')).toBe(3);
  });

  it('of two files with the same invoice at once records it once', async () => {
    const [one, other] = [await send(finance, importSheet(row())), await send(finance, importSheet(row()))];
    await app.deliverOutbox();
    expect([
      (await progress(one.body.id)).done + (await progress(other.body.id)).done,
      await stored('carrier_invoice'),
    ]).toEqual([1, 1]);
  });

  it('of two invoices with the same amount for one shipment holds the second, and records both in the ledger', async () => {
    shipment = await bookShipment(owner);
    const { shipmentNumber: shipment_number } = shipment;
    const file = importSheet(row({ shipment_number }), row({ shipment_number, invoice_number: 'I-2' }));
    await send(finance, file);
    await app.deliverOutbox();
    expect((await finance.get('/api/v1/invoices')).body.items).toMatchObject([
      { number: 'I-2', verdict: 'duplicate', status: 'held' },
      { number: 'I-1', status: 'review' },
    ]);
    expect([await stored('charge_entry'), await stored('charge_deadline')]).toEqual([2, 1]);
  });

  it('of rows whose invoices differ in the carrier only records the first, if the others can be the same', async () => {
    const file = importSheet(row(), row({ scac: 'ZZAA' }), row({ scac: 'ZZAB', amount: '80' }));
    const { body } = await send(finance, file);
    await app.deliverOutbox();
    expect(await progress(body.id)).toMatchObject({ status: 'done', done: 2, failed: 1 });
    expect(await stored('carrier_invoice')).toBe(2);
  });

  it('with the number of another amount is recorded and held', async () => {
    await send(finance, importSheet(row()));
    await app.deliverOutbox();
    await send(finance, importSheet(row({ amount: '90' })));
    await app.deliverOutbox();
    expect((await finance.get('/api/v1/invoices?view=held')).body.items).toMatchObject([
      { total: 9_000, verdict: 'duplicate' },
    ]);
  });

  it('is completed by the next worker after a crash, with each invoice once', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => row({ invoice_number: `C-${index}` }));
    const { body } = await send(finance, importSheet(...rows));
    const repository = app.get(InvoiceImportsRepository);
    const original = repository.progress.bind(repository);
    jest
      .spyOn(repository, 'progress')
      .mockImplementationOnce(original)
      .mockRejectedValueOnce(new Error('connection lost'));
    await app.deliverOutbox();
    expect(await stored('carrier_invoice')).toBe(50);
    await app.database.database.transaction((tx) =>
      app
        .get(Outbox)
        .add(tx, { companyId: owner.companyId, topic: INVOICE_IMPORT_TOPIC, payload: { importId: body.id } }),
    );
    await app.deliverOutbox();
    await app.database.database.query(
      'UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3) WHERE done_at IS NULL',
      [],
    );
    await app.deliverOutbox();
    expect(await progress(body.id)).toMatchObject({ status: 'done', done: 120, failed: 0 });
    expect(await stored('carrier_invoice')).toBe(120);
  });

  it('is matched by PO number with ship date, postal code and weight', async () => {
    shipment = await bookShipment(owner);
    const order = { po_number: '554238', ship_date: '11/26/2026', consignee_zip: '75201-0042', weight_lb: '1030' };
    const file = importSheet(row(order), row({ ...order, invoice_number: 'I-2', weight_lb: '1100' }));
    await send(finance, file);
    await app.deliverOutbox();
    expect((await finance.get('/api/v1/invoices')).body.items).toMatchObject([
      { number: 'I-2', status: 'unmatched' },
      { number: 'I-1', shipmentId: shipment.shipmentId },
    ]);
    const { id } = (await finance.get('/api/v1/invoices?q=I-1')).body.items[0];
    expect((await finance.get(`/api/v1/invoices/${id}`)).body.matchedBy).toBe('po');
  });

  it('is refused for other companies and roles', async () => {
    const { body } = await send(finance, importSheet(row()));
    const stranger = (await signUp(app, { companyName: 'Hilltop Stone' })).client;
    for (const path of ['', '/file'])
      expect((await stranger.get(`/api/v1/invoices/imports/${body.id}${path}`)).status).toBe(404);
    const dock = (await signInAs(app, owner.companyId, 'dock')).client;
    expect([
      (await send(dock, importSheet(row()))).status,
      (await dock.get(`/api/v1/invoices/imports/${body.id}`)).status,
    ]).toEqual([403, 403]);
  });
});

it('the template can be imported as it is', async () => {
  const { bytes } = await finance.download('/api/v1/invoices/imports/template');
  expect((await send(finance, bytes, '?dryRun=true')).body).toMatchObject({
    rows: 3,
    invoices: 1,
    faulty: 0,
    errors: [],
  });
});

describe('an invoice that is entered from its file', () => {
  const line = { code: 'LINEHAUL', description: 'Linehaul', amount: { amount: 10_000 } };
  const add = (changes: object) => finance.post('/api/v1/invoices', invoiceOf([line], { scac: 'ZZAA', ...changes }));

  it('keeps the file as its original, once', async () => {
    const { body: file } = await uploadInvoice(finance, pdfFile(), 'March invoice.pdf');
    expect(file).toMatchObject({ id: expect.stringMatching(/^ivf_/), contentType: 'application/pdf' });
    expect((await uploadInvoice(finance, pdfFile(), 'again.pdf')).body).toEqual(file);
    const shown = await finance.get(`/api/v1/invoices/files/${file.id}?inline=true`);
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');

    const references = await app.get(FileReferences).of(owner.companyId);
    expect([...references.values()].map(({ owner: name }) => name)).toEqual([`invoice file ${file.id}`]);

    const { body: added, status } = await add({ number: 'P-1', fileId: file.id });
    expect(status).toBe(201);
    expect((await finance.get(`/api/v1/invoices/${added.id}`)).body).toMatchObject({
      number: 'P-1',
      status: 'unmatched',
      source: 'member',
      file: { id: file.id, fileName: file.fileName },
    });
    const known = { code: 'INVOICE_FILE_EXISTS', status: 409, params: { invoiceId: added.id } };
    expect((await uploadInvoice(finance, pdfFile(), 'again.pdf')).body).toMatchObject(known);
    expect((await add({ number: 'P-2', fileId: file.id })).body).toMatchObject(known);
    expect(await stored('carrier_invoice')).toBe(1);
  });

  it('with a number that the carrier has used is refused at the number, also when both are sent at once', async () => {
    const { body: file } = await uploadInvoice(finance, pdfFile());
    const { body: other } = await uploadInvoice(finance, PNG, 'scan.png');
    const answers = await Promise.all([file, other].map(({ id }) => add({ number: 'P-1', fileId: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.errors).toMatchObject([
      { pointer: '/number', code: 'INVOICE_EXISTS' },
    ]);
    const left = answers[0]!.status === 201 ? other.id : file.id;
    expect((await add({ number: 'P-1', scac: 'ZZAB', fileId: left })).status).toBe(201);
  });

  it('needs a file that browsers show, of the company, and is refused to those who do not manage invoices', async () => {
    expect((await uploadInvoice(finance, TIFF, 'scan.tif')).body.code).toBe('FILE_TYPE_UNSUPPORTED');
    expect((await add({ fileId: 'ivf_01J00000000000000000000000' })).body.errors).toMatchObject([
      { pointer: '/fileId', code: 'INVOICE_FILE_UNKNOWN' },
    ]);
    const viewer = (await signInAs(app, owner.companyId, 'viewer')).client;
    expect((await uploadInvoice(viewer, pdfFile())).status).toBe(403);
    expect(await stored('invoice_file')).toBe(0);
  });

  it('is deleted after seven days if no invoice was entered', async () => {
    const { body: file } = await uploadInvoice(finance, pdfFile());
    const purge = () => app.get(PurgeInvoiceFilesJob).run();
    const stays = async () => [...(await app.get(FileReferences).of(owner.companyId)).keys()];
    const [key] = await stays();
    clock.advance(7 * 86_400_000);
    await purge();
    expect(await stays()).toEqual([key]);
    clock.advance(1);
    await purge();
    expect(await stays()).toEqual([]);
    await expect(app.get(FileStore).read(key!)).rejects.toThrow();
    finance = (await signInAs(app, owner.companyId, 'finance')).client;
    expect((await finance.get(`/api/v1/invoices/files/${file.id}`)).status).toBe(404);
  });
});
