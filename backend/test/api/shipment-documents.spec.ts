import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from '../../src/config/config.js';
import { isGs1Number } from '../../src/kernel/identifiers/gs1.js';
import { UPLOAD_KINDS, type UploadKind } from '../../src/modules/documents/document-kinds.js';
import { ShipmentDocuments } from '../../src/modules/shipments/documents/shipment-documents.js';
import { Database } from '../../src/platform/database/database.js';
import { newId } from '../../src/platform/ids.js';
import { bookShipment, quoteRequest } from '../support/freight.js';
import { hostileText } from '../support/hostile-text.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { ACTIVE_PDF_KEYS, pdfBarcodes, pdfObjects, pdfText } from '../support/pdf.js';
import { compressed, pdf, updated } from '../support/pdf-builder.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { JPEG, pdfFile, PNG, TIFF, upload } from '../support/uploads.js';

const SLOW = 60_000;
const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;
let dock: SignedIn;
let stranger: SignedIn;
let shipmentId: string;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  dock = await signInAs(app, owner.companyId, 'dock');
  stranger = await signUp(app);
  ({ shipmentId } = await bookShipment(owner));
}, SLOW);
afterAll(() => app.close());

const path = (rest = '', id = shipmentId) => `/api/v1/shipments/${id}${rest}`;
const documentsOf = async (id = shipmentId, { client } = owner): Promise<any[]> =>
  (await client.get(path('/documents', id))).body.items;
const post = (rest: string, body: object = {}, { client } = owner, id = shipmentId) =>
  client.post(path(rest, id), body);
const fileOf = async (documentId: string, id = shipmentId, { client } = owner) =>
  (await client.download(path(`/documents/${documentId}`, id))).bytes;
const reissue = (id: string, ...changes: string[]) =>
  app.get(Database).transaction((tx) => app.get(ShipmentDocuments).reissue(tx, owner.companyId, id, changes));
const waiting = () => readdirSync(join(app.get(Config).storageDirectory, 'incoming'));

async function download(answer: Promise<Response>): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await answer;
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('versions of a bill of lading', () => {
  it("print the company's own text as it was at booking", async () => {
    const company = await signUp(app);
    const say = async (billOfLadingText: string) => {
      const { version } = (await company.client.get('/api/v1/company')).body;
      await company.client.patch('/api/v1/company', {
        version,
        defaults: { units: 'imperial', accessorials: [], billOfLadingText },
      });
    };
    await say('Seal intact at delivery.');
    const { shipmentId: id } = await bookShipment(company);
    await say('Another text.');
    const [bol] = await documentsOf(id, company);
    const text = pdfText(await fileOf(bol.id, id, company));
    expect(text).toContain('Seal intact at delivery.');
    expect(text).not.toContain('Another text.');
  });

  it('keep the ZIP+4 of the quote and space Canadian postal codes', async () => {
    const { stops } = quoteRequest();
    const { shipmentId: id } = await bookShipment(owner, {
      stops: [
        { ...stops[0]!, postalCode: '60601-1234' },
        { ...stops[1]!, country: 'CA', state: 'QC', city: 'Montreal', postalCode: 'H3B4W5' },
      ],
    });
    const [bol] = await documentsOf(id);
    const text = pdfText(await fileOf(bol.id, id));
    expect(text).toContain('Chicago, IL 60601-1234 US');
    expect(text).toContain('QC H3B 4W5 CA');
  });

  it('replace each other until pickup, with a list of changes', async () => {
    const { shipmentId: id } = await bookShipment(owner);
    await documentsOf(id);
    await reissue(id, 'Pickup is on 2026-11-25.');
    await app.deliverOutbox();
    const [second, first] = await documentsOf(id);
    expect([second, first]).toMatchObject([
      {
        kind: 'BOL',
        version: 2,
        status: 'issued',
        changes: ['Pickup is on 2026-11-25.'],
        source: 'lading',
        pageCount: 1,
      },
      { version: 1, status: 'superseded', changes: [] },
    ]);
    const text = pdfText(await fileOf(second.id, id));
    expect(text).toContain('VERSION 2 REPLACES VERSION 1: Pickup is on 2026-11-25.');
    expect(text).toContain(`content ${second.code}`);
    expect(pdfText(await fileOf(first.id, id))).toContain(`content ${first.code}`);
  });

  it('become corrections after pickup, next to the one that the driver has', async () => {
    const { shipmentId: id } = await bookShipment(owner);
    await documentsOf(id);
    await app.get(Database).execute("UPDATE shipment SET status = 'picked_up' WHERE id = ?", [id]);
    await reissue(id, 'The weight is 1,200 lb.');
    const [second, first] = await documentsOf(id);
    expect([second, first]).toMatchObject([
      { version: 2, status: 'correction' },
      { version: 1, status: 'issued' },
    ]);
    expect(pdfText(await fileOf(second.id, id))).toContain('CORRECTED BILL OF LADING');
  });

  it('are created once for concurrent requests, and only for the latest change', async () => {
    const { shipmentId: id } = await bookShipment(owner);
    await documentsOf(id);
    await Promise.all([reissue(id, 'one'), reissue(id, 'two')]);
    await Promise.all(Array.from({ length: 8 }, () => documentsOf(id)));
    const versions = (await documentsOf(id)).map(({ version, status }) => `${version} ${status}`);
    expect(versions[0]).toBe('3 issued');
    expect(versions.at(-1)).toBe('1 superseded');
  });

  it("are not created for another company's shipment", async () => {
    await expect(
      app
        .get(Database)
        .transaction((tx) => app.get(ShipmentDocuments).reissue(tx, stranger.companyId, shipmentId, ['x'])),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("exclude a carrier's image with active content", async () => {
    const { shipmentId: id } = await bookShipment(owner);
    const image = pdfFile('<< /S /JavaScript /JS (1) >>');
    await app.get(ShipmentDocuments).keepCarrierImage(owner.companyId, id, 'CARRIER_BOL', image);
    expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['BOL']);
  });

  it("include the carrier's image next to ours, once", async () => {
    const { shipmentId: id } = await bookShipment(owner);
    const image = pdfFile('(carrier)');
    for (let time = 0; time < 2; time += 1)
      await app.get(ShipmentDocuments).keepCarrierImage(owner.companyId, id, 'CARRIER_BOL', image);
    const kinds = (await documentsOf(id)).map(({ kind, status, source }) => [kind, status, source]);
    expect(kinds).toEqual([
      ['BOL', 'issued', 'lading'],
      ['CARRIER_BOL', 'received', 'carrier'],
    ]);
  });
});

describe('labels', () => {
  it(
    'have a unique, scannable code for every unit that stays together',
    async () => {
      const made = (await post('/labels', { format: '4x6' }, dock)).body;
      expect(made).toMatchObject({
        document: { kind: 'LABELS', version: 1, pageCount: 2, status: 'issued' },
        warnings: [],
      });
      const codes = (bytes: Buffer) =>
        pdfBarcodes(bytes)
          .filter((code) => /^CODE-128:00\d{18}$/.test(code))
          .map((code) => code.slice(-18))
          .sort();
      const first = codes(await fileOf(made.document.id));
      expect(first).toHaveLength(2);
      for (const sscc of first) expect([sscc, isGs1Number(sscc)]).toEqual([sscc, true]);
      const avery = (await post('/labels', { format: 'avery', startAt: 6, spare: true })).body.document;
      expect([avery.pageCount, codes(await fileOf(avery.id))]).toEqual([2, first]);
      const other = await bookShipment(owner);
      const others = (await post('/labels', { format: '4x6' }, owner, other.shipmentId)).body.document;
      expect(codes(await fileOf(others.id, other.shipmentId)).filter((code) => first.includes(code))).toEqual([]);
    },
    SLOW,
  );

  it('are the same document if unchanged, also for concurrent requests', async () => {
    const { shipmentId: id } = await bookShipment(owner);
    const made = await Promise.all(Array.from({ length: 4 }, () => post('/labels', { format: '4x6' }, owner, id)));
    expect(new Set(made.map(({ body }) => body.document.code)).size).toBe(1);
    const rows = await app.get(Database).query('SELECT sscc FROM handling_unit_label WHERE shipment_id = ?', [id]);
    expect(rows).toHaveLength(2);
    const again = (await post('/labels', { format: '4x6' }, owner, id)).body.document;
    expect(again.id).toBe((await post('/labels', { format: '4x6' }, owner, id)).body.document.id);
  });

  it.each([{ format: 'letter' }, { format: 'avery', startAt: 0 }, { format: 'avery', startAt: 7 }, {}])(
    'are not created from %j',
    async (body) => {
      expect((await post('/labels', body)).status).toBe(422);
    },
  );
});

describe('a rate confirmation', () => {
  it('contains what was agreed, for users who see prices', async () => {
    const { document } = (await post('/rate-confirmation')).body;
    const shipment = (await owner.client.get(path())).body;
    const text = pdfText(await fileOf(document.id));
    for (const part of [
      shipment.number,
      shipment.bolNumber,
      (shipment.total.amount / 100).toFixed(2),
      'Linehaul',
      'TOTAL',
    ])
      expect(text).toContain(part);
    expect((await post('/rate-confirmation', {}, dock)).status).toBe(403);
    expect((await documentsOf(shipmentId, dock)).map(({ kind }) => kind)).not.toContain('RATE_CONFIRMATION');
    expect((await dock.client.get(path(`/documents/${document.id}`))).status).toBe(404);
  });
});

describe('a commercial invoice', () => {
  it('is created for cross-border shipments, lists what must be filled in, and the activity shows its creator', async () => {
    const [origin] = quoteRequest().stops;
    const toronto = {
      type: 'destination',
      name: 'Maple Fixtures',
      address1: '50 Commissioners St',
      city: 'Toronto',
      state: 'ON',
      postalCode: 'M5A 1A6',
      country: 'CA',
    };
    const { shipmentId: id } = await bookShipment(owner, { stops: [origin, toronto] });
    const { status, body } = await post('/commercial-invoice', {}, owner, id);
    expect([status, body.document.kind]).toEqual([201, 'COMMERCIAL_INVOICE']);
    expect(body.warnings.length).toBeGreaterThan(0);
    const { bytes } = await owner.client.download(`/api/v1/shipments/${id}/documents/${body.document.id}`);
    const text = pdfText(bytes);
    for (const part of ['Maple Fixtures', 'Toronto', 'Acme DC', 'Aluminium fittings']) expect(text).toContain(part);
    const { items } = (await owner.client.get(`/api/v1/shipments/${id}/activity`)).body;
    expect(items).toContainEqual(
      expect.objectContaining({
        action: 'document.made',
        userId: owner.userId,
        details: expect.objectContaining({ kind: 'COMMERCIAL_INVOICE' }),
      }),
    );
  });

  it('has the declaration of the quote, and moves the customs axis with the manifest number', async () => {
    const request = quoteRequest();
    const toronto = {
      type: 'destination',
      name: 'Maple Fixtures',
      address1: '50 Commissioners St',
      city: 'Toronto',
      state: 'ON',
      postalCode: 'M5A 1A6',
      country: 'CA',
    };
    const address = { address1: '5 Quai Rd', city: 'Windsor', state: 'ON', postalCode: 'N9A 1A1', country: 'CA' };
    const customs = {
      incoterm: 'DAP',
      incotermPlace: 'Toronto',
      reasonForExport: 'Sale',
      exporterTaxNumber: '12-3456789',
      netWeight: 941.5,
      marks: 'OAK 1-2',
      importer: { name: 'Maple Imports', ...address, number: 'RM0001' },
      broker: { name: 'Pine Customs', ...address, contact: { name: 'Ana Roy', phone: '+15195550123', extension: '4' } },
    };
    const [unit] = request.handlingUnits as any[];
    const goods = { hsCode: '760900', countryOfOrigin: 'US', customsValue: { amount: 250_050, currency: 'USD' } };
    const { shipmentId: id } = await bookShipment(owner, {
      stops: [request.stops[0], toronto],
      customs,
      handlingUnits: [{ ...unit, commodities: [{ ...unit.commodities[0], pieces: 100, ...goods }] }],
    });
    const shipment = async () => (await owner.client.get(path('', id))).body;
    expect(await shipment()).toMatchObject({ crossBorder: true, customs, axes: { customs: 'none' } });
    const { body } = await post('/commercial-invoice', {}, owner, id);
    const optional = ['/freight', '/insurance'];
    expect(body.warnings.map(({ pointer }: any) => pointer)).toEqual(optional);
    expect((await shipment()).axes.customs).toBe('docs_ready');
    const texts = [pdfText(await fileOf(body.document.id, id))];
    const canada = await post('/customs-invoice', {}, owner, id);
    expect([canada.status, canada.body.document?.kind]).toEqual([201, 'CUSTOMS_INVOICE']);
    texts.push(pdfText(await fileOf(canada.body.document.id, id)));
    for (const text of texts)
      for (const part of [
        'DAP Toronto',
        '12-3456789',
        '941.5 lb',
        'OAK 1-2',
        'Maple Imports',
        'Pine Customs',
        'Ana Roy',
        '760900',
        '$25.005',
        '$2,500.50',
      ])
        expect(text).toContain(part);
    const [bol] = await documentsOf(id);
    expect(pdfText(await fileOf(bol.id, id))).toContain('Customs broker Pine Customs');

    const { version } = await shipment();
    const put = (given: object) => owner.client.put(path('/customs', id), given);
    const numbered = { ...customs, aciNumber: 'ZZPF123456789' };
    expect((await put({ version, customs: { ...customs, aciNumber: 'a b' } })).status).toBe(422);
    const heavy = await put({ version, customs: { ...customs, netWeight: 1_000.01 } });
    expect(heavy.body.errors).toMatchObject([{ pointer: '/customs/netWeight', code: 'WEIGHT_RANGE' }]);
    const strange = await put({ version, customs: { ...customs, importerContactId: newId('ctc') } });
    expect(strange.body.errors).toMatchObject([{ pointer: '/customs/importerContactId', code: 'CONTACT_UNKNOWN' }]);
    expect(await put({ version, customs: numbered })).toMatchObject({ status: 200, body: { version: version + 1 } });
    expect(await put({ version, customs })).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect(await shipment()).toMatchObject({ customs: { aciNumber: 'ZZPF123456789' }, axes: { customs: 'submitted' } });
    const revised = (await documentsOf(id)).filter(({ kind }: any) => kind === 'BOL');
    expect(revised.map(({ version: number, status, changes }: any) => [number, status, changes])).toEqual([
      [2, 'issued', ['ACI ZZPF123456789.']],
      [1, 'superseded', []],
    ]);
    expect(pdfText(await fileOf(revised[0].id, id))).toContain('ACI ZZPF123456789');

    const exchanged = { ...numbered, broker: null, importer: { name: 'Birch Imports', ...address } };
    expect((await put({ version: (await shipment()).version, customs: exchanged })).status).toBe(200);
    const [latest] = await documentsOf(id);
    expect(latest).toMatchObject({
      kind: 'BOL',
      version: 3,
      changes: ['Importer of record Birch Imports.', 'Customs broker was removed.'],
    });
    expect(pdfText(await fileOf(latest.id, id))).not.toContain('Pine Customs');
    const unprinted = { ...exchanged, reasonForExport: 'Return of goods' };
    expect((await put({ version: (await shipment()).version, customs: unprinted })).status).toBe(200);
    expect((await documentsOf(id))[0]).toMatchObject({ kind: 'BOL', version: 3 });
    const rates = await post('/rate-confirmation', {}, owner, id);
    expect(pdfText(await fileOf(rates.body.document.id, id))).toContain('Birch Imports');
  });

  it('is not created for domestic shipments', async () => {
    const { version } = (await owner.client.get(path())).body;
    expect(await owner.client.put(path('/customs'), { version, customs: {} })).toMatchObject({
      status: 409,
      body: { code: 'NOT_CROSS_BORDER' },
    });
    expect(await post('/customs-invoice')).toMatchObject({ status: 409, body: { code: 'NOT_INTO_CANADA' } });
    expect(await post('/commercial-invoice')).toMatchObject({ status: 409, body: { code: 'NOT_CROSS_BORDER' } });
  });
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const PAGES = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
];
const ENCRYPTED = (() => {
  const directory = mkdtempSync(join(tmpdir(), 'encrypted-'));
  writeFileSync(join(directory, 'in.pdf'), pdf());
  execFileSync('qpdf', ['--encrypt', '', 'owner', '256', '--', 'in.pdf', 'out.pdf'], { cwd: directory });
  const bytes = readFileSync(join(directory, 'out.pdf'));
  rmSync(directory, { recursive: true });
  return bytes;
})();

describe('uploads', () => {
  const refused = async (bytes: Buffer, given: object = {}) => {
    const { status, body } = await upload(owner, shipmentId, bytes, { kind: 'OTHER', ...given });
    return [status, body.code];
  };

  it('are stored under a safe name and served to members only, without caching', async () => {
    const bytes = pdfFile();
    const { status, body } = await upload(dock, shipmentId, bytes, {
      name: '../..\\evil\r\n"né\u202e.PDF',
      note: 'Signed by Sam',
      type: 'application/pdf',
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        kind: 'POD',
        version: 1,
        status: 'received',
        source: 'member',
        contentType: 'application/pdf',
        note: 'Signed by Sam',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    ]);
    expect(body.fileName).toMatch(/^[^\\/"\r\n\u202e]+\.pdf$/);
    const saved = await owner.client.download(path(`/documents/${body.id}`));
    expect([saved.bytes.length, sha256(saved.bytes)]).toEqual([body.size, body.sha256]);
    expect(pdfObjects(saved.bytes)).toContain('/MediaBox');
    const { items } = (await owner.client.get(path('/activity'))).body;
    expect(items.find(({ action }: any) => action === 'document.uploaded').details).toMatchObject({
      sha256: body.sha256,
      receivedSha256: sha256(bytes),
    });
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    expect(saved.headers.get('cache-control')).toBe('private, no-store');
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff');
    expect(saved.headers.get('content-security-policy')).toMatch(
      /^sandbox; default-src 'none';.*frame-ancestors 'none'$/,
    );
    expect(saved.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const shown = await owner.client.download(path(`/documents/${body.id}?inline=true`));
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
    expect(shown.headers.get('content-security-policy')).toMatch(
      /^sandbox; default-src 'none';.*frame-ancestors 'self'$/,
    );
    expect((await stranger.client.get(path(`/documents/${body.id}`))).status).toBe(404);
    expect((await owner.client.get(path(`/documents/${body.id}`, (await bookShipment(owner)).shipmentId))).status).toBe(
      404,
    );
    expect(waiting()).toEqual([]);
  });

  it('record a proof of delivery in the event log and notify', async () => {
    const { shipmentId: id } = await bookShipment(owner);
    expect((await upload(owner, id, JPEG, { name: 'pod.jpeg' })).status).toBe(201);
    const events = await app
      .get(Database)
      .query<{ type: string }>('SELECT type FROM shipment_event WHERE shipment_id = ?', [id]);
    expect(events.map(({ type }) => type)).toContain('pod_available');
    const facts = await app
      .get(Database)
      .query<{ payload: string }>("SELECT payload FROM outbox_message WHERE topic = 'fact'");
    expect(JSON.stringify(facts)).toContain('pod.available');
  });

  it.each([
    ['scan.tiff', TIFF, 'image/tiff'],
    ['scan.jpg', JPEG, 'image/jpeg'],
    ['scan.png', PNG, 'image/png'],
  ])('accept %s', async (name, bytes, contentType) => {
    expect((await upload(owner, shipmentId, bytes, { kind: 'WEIGHT_INSPECTION', name })).body).toMatchObject({
      contentType,
      fileName: name,
    });
  });

  it('get the extension of their content if their own is wrong', async () => {
    expect(
      (await upload(owner, shipmentId, PNG, { kind: 'OTHER', name: 'scan.exe', type: 'application/octet-stream' })).body
        .fileName,
    ).toBe('scan.png');
  });

  it.each<[string, Buffer, object, string]>([
    [
      'an HTML page',
      Buffer.from('<!doctype html><script>1</script>'),
      { name: 'a.pdf', type: 'application/pdf' },
      'FILE_TYPE_UNSUPPORTED',
    ],
    ['an empty file', Buffer.alloc(0), {}, 'FILE_TYPE_UNSUPPORTED'],
    ['an executable', Buffer.from('MZ'.padEnd(200, '\0')), {}, 'FILE_TYPE_UNSUPPORTED'],
    ['an image named as a PDF', PNG, { name: 'a.pdf' }, 'FILE_TYPE_MISMATCH'],
    ['a PDF sent as an image', pdfFile(), { name: 'a', type: 'image/png' }, 'FILE_TYPE_MISMATCH'],
    [
      'a PDF that is also a ZIP',
      Buffer.concat([pdfFile(), Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')]),
      {},
      'FILE_DAMAGED',
    ],
    [
      'an image that is also a PDF',
      Buffer.concat([JPEG.subarray(0, 20), Buffer.from('%PDF-1.4'), JPEG.subarray(20)]),
      { name: 'a.jpg' },
      'FILE_DAMAGED',
    ],
    [
      'an image followed by an HTML page',
      Buffer.concat([PNG, Buffer.from('<script>1</script>')]),
      { name: 'a.png' },
      'FILE_DAMAGED',
    ],
    ['a PDF without an end', pdfFile().subarray(0, -8), {}, 'FILE_DAMAGED'],
    ['a PDF with a script', pdfFile('<< /S /JavaScript /JS (app.alert(1)) >>'), {}, 'FILE_HAS_ACTIVE_CONTENT'],
    [
      'a PDF with a script under an escaped name',
      pdfFile('<< /S /J#61vaScript /JS (1) >>'),
      {},
      'FILE_HAS_ACTIVE_CONTENT',
    ],
    [
      'a PDF with a script in an object stream',
      compressed([...PAGES, '<< /S /JavaScript /JS (1) >>']),
      {},
      'FILE_HAS_ACTIVE_CONTENT',
    ],
    [
      'a PDF with a script in an update',
      updated(pdf(), 1, '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (1) >> >>'),
      {},
      'FILE_HAS_ACTIVE_CONTENT',
    ],
    ['a PDF with an XFA form', pdf({ catalog: '/AcroForm << /XFA (1) >>' }), {}, 'FILE_HAS_ACTIVE_CONTENT'],
    ['a PDF that opens another', pdfFile('<< /S /GoToR /F (a.pdf) >>'), {}, 'FILE_HAS_ACTIVE_CONTENT'],
    ['a PDF that starts a program', pdfFile('<< /S /Launch /F (cmd.exe) >>'), {}, 'FILE_HAS_ACTIVE_CONTENT'],
    ['a PDF with a file in it', pdfFile('<< /Type /EmbeddedFile >>'), {}, 'FILE_HAS_ACTIVE_CONTENT'],
    ['an encrypted PDF', ENCRYPTED, {}, 'FILE_ENCRYPTED'],
  ])('refuse %s', async (_, bytes, given, code) => {
    expect(await refused(bytes, given)).toEqual([422, code]);
    expect(waiting()).toEqual([]);
  });

  it(
    'refuse a file that is too large, missing or without a type, and leave nothing behind',
    async () => {
      expect((await refused(Buffer.concat([pdfFile(), Buffer.alloc(25 * 1_048_576)])))[0]).toBe(413);
      expect((await refused(pdfFile(), { kind: 'BOL' }))[0]).toBe(422);
      expect((await owner.client.request('POST', path('/documents'), { body: new FormData() })).status).toBe(422);
      expect((await upload(stranger, shipmentId, pdfFile())).status).toBe(404);
      expect(waiting()).toEqual([]);
    },
    SLOW,
  );

  it('require freight permissions, and price permission for document types that may show prices', async () => {
    expect((await upload(await signInAs(app, owner.companyId, 'viewer'), shipmentId, pdfFile())).status).toBe(403);
    expect((await upload(dock, shipmentId, pdfFile(), { kind: 'OTHER' })).status).toBe(403);
    expect((await upload(dock, shipmentId, pdfFile(), { kind: 'CARRIER_BOL' })).status).toBe(201);
  });

  it(
    'of every type in the code list are stored, by the finance role too',
    async () => {
      const finance = await signInAs(app, owner.companyId, 'finance');
      const { shipmentId: id } = await bookShipment(owner);
      const { uploadKinds } = (await finance.client.get(path('', id))).body;
      expect(uploadKinds).toEqual(UPLOAD_KINDS);
      for (const kind of uploadKinds)
        expect([kind, (await upload(finance, id, PNG, { kind, name: 'a.png' })).status]).toEqual([kind, 201]);
      const kindsOf = async (who: SignedIn) => new Set((await documentsOf(id, who)).map(({ kind }) => kind));
      const seen = await kindsOf(dock);
      expect([seen.has('LUMPER_RECEIPT'), seen.has('FREIGHT_BILL'), seen.has('INVOICE')]).toEqual([
        false,
        false,
        false,
      ]);
      expect([seen.has('CUSTOMS'), seen.has('PACKING_SLIP'), seen.has('POD')]).toEqual([true, true, true]);
      expect((await kindsOf(finance)).size).toBe(UPLOAD_KINDS.length + 1);
      expect((await dock.client.get(path('', id))).body.uploadKinds).toEqual(
        [...seen].filter((kind) => kind !== 'BOL').sort(byList),
      );
      expect(
        (await (await signInAs(app, owner.companyId, 'viewer')).client.get(path('', id))).body.uploadKinds,
      ).toEqual([]);
    },
    SLOW,
  );
});

const byList = (left: UploadKind, right: UploadKind) => UPLOAD_KINDS.indexOf(left) - UPLOAD_KINDS.indexOf(right);

describe('printing several shipments', () => {
  it("returns all bills of lading in the requested order, and none if one is not the company's", async () => {
    const ids = [shipmentId, (await bookShipment(owner)).shipmentId];
    const numbers = await Promise.all(ids.map(async (id) => (await owner.client.get(path('', id))).body.bolNumber));
    const { status, headers, bytes } = await download(fetchPrint(dock, { shipmentIds: ids, kind: 'bol' }));
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(pdfText(bytes).match(/\(402\)\d{17}/g)).toEqual(numbers.map((number) => `(402)${number}`));
    const labels = await download(fetchPrint(dock, { shipmentIds: ids, kind: 'labels' }));
    expect(pdfText(labels.bytes).match(/HANDLING UNIT \d of 2/g)).toHaveLength(4);
    const foreign = (await bookShipment(stranger)).shipmentId;
    expect((await fetchPrint(owner, { shipmentIds: [shipmentId, foreign], kind: 'bol' })).status).toBe(404);
    expect((await fetchPrint(owner, { shipmentIds: [], kind: 'bol' })).status).toBe(422);
  });
});

function fetchPrint({ client }: SignedIn, body: object): Promise<Response> {
  return fetch(new URL('/api/v1/shipments/print', client.baseUrl), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      origin: client.origin,
      cookie: `lading_session=${client.cookie('lading_session')}`,
    },
  });
}

describe('the evidence of a shipment', () => {
  let directory: string;
  beforeAll(() => (directory = mkdtempSync(join(tmpdir(), 'evidence-'))));
  afterAll(() => rmSync(directory, { recursive: true }));

  async function unpack({
    client,
  }: SignedIn): Promise<{ names: string[]; text: (name: string) => string; headers: Headers }> {
    const { headers, bytes } = await client.download(path('/evidence'));
    const file = join(directory, 'evidence.zip');
    writeFileSync(file, bytes);
    execFileSync('unzip', ['-tq', file]);
    const names = execFileSync('unzip', ['-Z1', file], { encoding: 'utf8' }).trim().split('\n');
    return { names, text: (name) => execFileSync('unzip', ['-p', file, name], { encoding: 'utf8' }), headers };
  }

  it('contains every document, the events and the charges', async () => {
    const { names, text, headers } = await unpack(owner);
    expect(headers.get('content-type')).toBe('application/zip');
    const listed = await documentsOf();
    expect(names.filter((name) => name.startsWith('documents/'))).toHaveLength(listed.length);
    expect(JSON.parse(text('shipment.json')).documents.map(({ sha256 }: any) => sha256)).toEqual(
      listed.map(({ sha256 }) => sha256),
    );
    expect(text('events.csv')).toContain('booked');
    expect(JSON.parse(text('charges.json'))).not.toEqual([]);
    expect(text('charges.csv')).toContain('LINEHAUL');
  });

  it('contains no price for users without price permission', async () => {
    const { lines } = (await owner.client.get(path())).body;
    const { names, text } = await unpack(dock);
    expect(names).not.toContain('charges.json');
    expect(names.some((name) => /RATE_CONFIRMATION|OTHER|WEIGHT/.test(name))).toBe(false);
    for (const name of names.filter((known) => /json|csv/.test(known))) {
      expect(text(name)).not.toMatch(/"amount"|USD/);
      for (const { amount } of lines.filter((line: any) => line.amount.amount > 1_000))
        expect(text(name)).not.toContain((amount.amount / 100).toFixed(2));
    }
  });
});

describe('hostile words', () => {
  it('remain plain text on every document of a shipment', async () => {
    const text = hostileText().replaceAll('\0', '');
    const [origin, destination] = quoteRequest().stops;
    const [unit] = quoteRequest().handlingUnits;
    const { shipmentId: id } = await bookShipment(owner, {
      stops: [
        { ...origin, name: text.slice(0, 60), address1: text.slice(0, 60) },
        { ...destination, name: text.slice(20, 80), instructions: text.slice(0, 200) },
      ],
      handlingUnits: [{ ...unit, commodities: [{ ...unit!.commodities[0], description: text.slice(0, 200) }] }],
      references: [{ type: 'PO', value: text.slice(0, 50) }],
    });
    for (const rest of ['/labels', '/rate-confirmation'])
      expect((await post(rest, rest === '/labels' ? { format: 'avery' } : {}, owner, id)).status).toBe(201);
    const made = await documentsOf(id);
    expect(made.map(({ kind }) => kind)).toEqual(['BOL', 'LABELS', 'RATE_CONFIRMATION']);
    for (const paper of made) {
      const bytes = await fileOf(paper.id, id);
      expect(pdfObjects(bytes)).not.toMatch(ACTIVE_PDF_KEYS);
      expect(pdfText(bytes)).toContain('/JS');
    }
  });
});
