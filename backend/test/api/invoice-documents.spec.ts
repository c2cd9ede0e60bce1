import { carrierKeyOf, type CarrierKey, carrierRequest } from '../support/carrier-requests.js';
import { saveCarrierProfile } from '../support/carriers.js';
import { dsdcOperation } from '../support/dsdc-standard.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { invoiceOf } from '../support/invoices.js';
import { pdf } from '../support/pdf-builder.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { PNG, TIFF, upload } from '../support/uploads.js';

const FILE = 'ftl-invoice-and-documents/openapi.yaml';
const MEBIBYTE = 1_048_576;
const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));

let app: TestApp;
let owner: SignedIn;
let stranger: SignedIn;
let key: CarrierKey;
let otherKey: CarrierKey;
/** Of another carrier of the same company. */
let siblingKey: CarrierKey;
let shipment: { shipmentId: string; shipmentNumber: string };

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  stranger = await signUp(app);
  key = await carrierKeyOf(owner, (await bookShipment(owner)).shipmentId);
  otherKey = await carrierKeyOf(stranger, (await bookShipment(stranger)).shipmentId);
  siblingKey = await siblingOf(owner);
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  shipment = await bookShipment(owner);
});

async function siblingOf({ client }: SignedIn): Promise<CarrierKey> {
  const { body: carrier } = await client.post('/api/v1/company/carriers', {
    scac: 'ZZQX',
    name: 'Another carrier',
    endpoint: 'https://api.another.example/dsdc',
  });
  return (await client.post(`/api/v1/company/carriers/${carrier.connections[0].id}/inbound-secret`)).body;
}

const call = (method: string, path: string, message?: object | string, by = key) =>
  carrierRequest({ app, clock, key: by }, method, path, message);
const base64 = (bytes: Buffer) => bytes.toString('base64');
const invoiceNumber = () => `I-${shipment.shipmentNumber}`;
const path = () => `/documents/${invoiceNumber()}`;
/** A DocumentRequest of the standard. */
const message = (documents: object[], change: object = {}) => ({
  uniqueID: `doc-${shipment.shipmentNumber}`,
  shipmentID: shipment.shipmentNumber,
  DOT: '123456',
  MC: '654321',
  invoiceNumber: invoiceNumber(),
  invoiceDate: '2026-11-30',
  documents,
  ...change,
});
const document = (documentType: string, ...files: Buffer[]) => ({ documentType, files: files.map(base64) });
const send = (...documents: object[]) => call('POST', '/documents', message(documents));

const stored = async (): Promise<any[]> =>
  (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/documents`)).body.items.filter(
    ({ source }: { source: string }) => source === 'carrier',
  );
const kinds = async () => (await stored()).map(({ kind }) => kind).sort();
const timeline = async () => (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/events`)).body;
const filesOf = ({ documents }: any): any[] =>
  documents.flatMap(({ documentType, files }: any) => files.map((file: object) => ({ documentType, ...file })));
const fits = (operation: string, status: number, body: unknown) => {
  const standard = dsdcOperation(FILE, operation).response(status)!;
  expect([standard(body), standard.errors]).toEqual([true, null]);
};

describe('documents that a carrier sends with an invoice', () => {
  it('are stored under the kind of their type, and read again as by the standard', async () => {
    const sent = message([document('POD', pdf()), document('IMG', PNG, TIFF), document('W&I', pdf({ page: '/T 1' }))]);
    const standard = dsdcOperation(FILE, 'POST /documents').request()!;
    expect([standard(sent), standard.errors]).toEqual([true, null]);
    const answer = await call('POST', '/documents/', sent);
    expect(answer.status).toBe(201);
    fits('POST /documents', 201, answer.body);
    expect(await kinds()).toEqual(['PHOTO', 'PHOTO', 'POD', 'WEIGHT_INSPECTION']);
    expect((await timeline()).axes.pod).toBe('available');

    const { headers, body } = await call('GET', path());
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    fits('GET /documents/{invoiceNumber}', 200, body);
    expect(body).toMatchObject({ uniqueID: sent.uniqueID, shipmentID: sent.shipmentID, DOT: '123456' });
    expect(filesOf(body).map(({ documentType }) => documentType)).toEqual(
      expect.arrayContaining(['POD', 'IMG', 'IMG', 'W&I']),
    );
    const contents = filesOf(body).map(({ content }) => content);
    expect(contents).toEqual(expect.arrayContaining([base64(PNG), base64(TIFF)]));

    const listed = await call('GET', `/documents?connection=${key.connectionId}&invoiceNumber=${invoiceNumber()}`);
    fits('GET /documents', 200, listed.body);
    expect(listed.body).toEqual([body]);
    const filtered = async (query: string) =>
      (await call('GET', `/documents?invoiceNumber=${invoiceNumber()}&${query}`)).body.flatMap(filesOf).length;
    expect(await filtered('documentType=IMG')).toBe(2);
    expect(await filtered('documentType=POD&documentType=W%26I')).toBe(2);
    expect(await filtered('DOT=123456&MC=654321')).toBe(4);
    expect(await filtered('DOT=1')).toBe(0);
  });

  it('are stored once, however often and together they arrive', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(document('POD', pdf()))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    await send(document('POD', pdf(), pdf()));
    expect(await kinds()).toEqual(['POD']);
    expect(filesOf((await call('GET', path())).body)).toHaveLength(1);
    expect((await timeline()).items.filter(({ type }: any) => type === 'pod_available')).toHaveLength(1);
  });

  it('are stored once if a member has added the same file, which stays theirs', async () => {
    expect((await upload(owner, shipment.shipmentId, PNG, { kind: 'PHOTO', name: 'dock.png' })).status).toBe(201);
    expect((await send(document('IMG', PNG))).status).toBe(201);
    expect(await stored()).toEqual([]);
    expect((await call('DELETE', path())).status).toBe(204);
    const { items } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/documents`)).body;
    expect(items.find(({ kind }: any) => kind === 'PHOTO')).toMatchObject({ source: 'member', withdrawnAt: null });
  });

  it('end the hold of an invoice that waits for its weight and inspection certificate, once', async () => {
    const { lines, carrier } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`)).body;
    const { items } = (await owner.client.get('/api/v1/company/carriers')).body;
    const { id: carrierId } = items.find(({ scac }: any) => scac === carrier.scac);
    const billing = { purpose: 'billing', name: null, email: 'billing@carrier.test', phone: null, extension: null };
    await saveCarrierProfile(owner, carrierId, { modes: ['LTL'], customerNumber: null, contacts: [billing] });
    const entered = invoiceOf(lines, { number: invoiceNumber(), shipmentNumber: shipment.shipmentNumber });
    const { id } = (await owner.client.post('/api/v1/invoices', entered)).body;
    const read = async () => (await owner.client.get(`/api/v1/invoices/${id}`)).body;
    const { version } = await read();
    await owner.client.post(`/api/v1/invoices/${id}/decisions`, { kind: 'request_wi', version });
    await send(document('POD', pdf()));
    expect(await read()).toMatchObject({ status: 'held', awaits: 'WEIGHT_INSPECTION' });
    const certificate = document('W&I', pdf({ page: '/C 1' }));
    const answers = await Promise.all([send(certificate), send(certificate)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await send(document('W&I', pdf({ page: '/C 2' })));
    expect(await read()).toMatchObject({
      status: 'review',
      awaits: null,
      decisions: [{ kind: 'request_wi' }, { kind: 'wi_arrived', actorName: null }],
    });
  });

  it('can have 25 MiB, above the limit of other messages', async () => {
    const scan = Buffer.concat([PNG.subarray(0, -12), Buffer.alloc(25 * MEBIBYTE - PNG.length), PNG.subarray(-12)]);
    expect((await send(document('IMG', scan))).status).toBe(201);
    const [{ size }] = await stored();
    expect(size).toBe(25 * MEBIBYTE);
    expect(filesOf((await call('GET', path())).body)[0].content).toBe(base64(scan));
    expect(await send(document('IMG', Buffer.concat([scan, Buffer.alloc(1)])))).toMatchObject({
      status: 400,
      body: { code: 'DOCUMENT_INVALID', detail: expect.stringContaining('larger than 25 MiB') },
    });
    expect((await send(document('IMG', scan, scan))).status).toBe(413);
    const large = message([document('IMG', Buffer.alloc(3 * MEBIBYTE))]);
    for (const other of ['/invoices', '/preliminary-freight-charges', '/shipment-events'])
      expect((await call('POST', other, large)).status).toBe(413);
  }, 90_000);

  it('are refused together if one is refused', async () => {
    const script = pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' });
    expect(await send(document('IMG', PNG), document('POD', script))).toMatchObject({
      status: 400,
      body: { code: 'FILE_HAS_ACTIVE_CONTENT', detail: expect.stringContaining('/documents/1/files/0') },
    });
    expect(await send(document('POD', Buffer.from('<!doctype html>')))).toMatchObject({
      status: 400,
      body: { code: 'FILE_TYPE_UNSUPPORTED' },
    });
    expect(await stored()).toEqual([]);
  });

  it.each<[string, () => object | string]>([
    ['is not JSON', () => '{'],
    ['is not UTF-8 text', () => '"\\ud800"'],
    ['has no file', () => message([])],
    ['has an empty list of files', () => message([document('POD')])],
    ['has a file that is not base64', () => message([{ documentType: 'POD', files: ['%PDF-1.7'] }])],
    ['has an unknown type', () => message([document('POEM', PNG)])],
    ['has no invoice number', () => message([document('POD', PNG)], { invoiceNumber: undefined })],
    ['has a date that is none', () => message([document('POD', PNG)], { invoiceDate: 'yesterday' })],
  ])('are refused if the message %s', async (_, body) => {
    expect(await call('POST', '/documents', body())).toMatchObject({ status: 400, body: { code: 'DOCUMENT_INVALID' } });
    expect(await stored()).toEqual([]);
  });

  it('are not read before the connection is known, and not stored without its signature', async () => {
    const sent = message([document('POD', PNG)]);
    const unknown = { ...key, connectionId: 'con_01BX5ZZKBKACTAV9WEVGEMMVRZ' };
    const answer = await call('POST', '/documents', sent, unknown);
    expect(answer).toMatchObject({ status: 401, body: { code: 'SIGNATURE_INVALID' } });
    expect(answer.headers.get('connection')).toBe('close');
    expect((await call('POST', '/documents', sent, { ...key, secret: 'wrong' })).status).toBe(401);
    expect((await call('GET', path(), undefined, { ...key, secret: 'wrong' })).status).toBe(401);
    expect((await call('DELETE', path(), undefined, { ...key, secret: 'wrong' })).status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('are read a few large ones at a time', async () => {
    const scan = Buffer.concat([PNG.subarray(0, -12), Buffer.alloc(2 * MEBIBYTE), PNG.subarray(-12)]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(document('IMG', scan))));
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(4);
    expect(busy.length).toBeGreaterThan(0);
    for (const { body, headers } of busy) {
      expect(body.code).toBe('TOO_MANY_LARGE_BODIES');
      expect(headers.get('retry-after')).toBe('1');
    }
    expect((await send(document('IMG', PNG))).status).toBe(201);
  });
});

describe('withdrawn documents', () => {
  it('stay with the shipment, marked, and are no longer served to the carrier', async () => {
    await send(document('POD', pdf()), document('INV', pdf({ page: '/T 2' })));
    const [{ id: pod }] = filesOf((await call('GET', path())).body).filter(
      ({ documentType }) => documentType === 'POD',
    );
    const share = await owner.client.post(`/api/v1/shipments/${shipment.shipmentId}/share`, {
      scope: 'tracking_and_documents',
    });
    const shared = async () => (await fetch(new URL(new URL(share.body.url).pathname, app.url))).text();
    expect(await shared()).toContain('Proof of delivery');

    clock.advance(60_000);
    const reason = 'commentText=Signed%20by%20another%20consignee';
    expect((await call('DELETE', `${path()}?fileIds=${pod}&id=7&${reason}`)).status).toBe(204);
    expect(filesOf((await call('GET', path())).body).map(({ documentType }) => documentType)).toEqual(['INV']);
    expect((await stored()).map(({ kind, withdrawnAt, note }) => [kind, withdrawnAt, note]).sort()).toEqual([
      ['INVOICE', null, null],
      ['POD', clock.now().toISOString(), 'Signed by another consignee'],
    ]);
    const [withdrawn] = (await stored()).filter(({ kind }) => kind === 'POD');
    const file = `/api/v1/shipments/${shipment.shipmentId}/documents/${withdrawn.id}`;
    expect((await owner.client.download(file)).status).toBe(200);
    expect((await timeline()).axes.pod).toBe('pending');
    expect((await timeline()).items.map(({ reason: text }: any) => text)).toContain(
      'Carrier-POD.pdf was withdrawn by the carrier.',
    );
    expect(await shared()).not.toContain('Proof of delivery');

    clock.advance(60_000);
    expect((await call('DELETE', path())).status).toBe(204);
    expect((await call('DELETE', path())).status).toBe(204);
    expect((await call('GET', path())).status).toBe(404);
    expect((await call('GET', `/documents?invoiceNumber=${invoiceNumber()}`)).body).toEqual([]);
    expect(await stored()).toHaveLength(2);
  });

  it('are valid again when the carrier sends them again', async () => {
    await send(document('POD', pdf()));
    clock.advance(60_000);
    await call('DELETE', path());
    clock.advance(60_000);
    expect((await send(document('POD', pdf()))).status).toBe(201);
    expect(await stored()).toMatchObject([{ kind: 'POD', withdrawnAt: null, note: null }]);
    expect((await timeline()).axes.pod).toBe('available');
    expect(filesOf((await call('GET', path())).body)).toHaveLength(1);
  });

  it('are not marked while another invoice of the carrier has them', async () => {
    await send(document('POD', pdf()));
    await call('POST', '/documents', message([document('POD', pdf())], { invoiceNumber: `${invoiceNumber()}-2` }));
    await call('DELETE', path());
    expect(await stored()).toMatchObject([{ withdrawnAt: null }]);
    expect((await call('DELETE', `${path()}-2`)).status).toBe(204);
    expect(await stored()).toMatchObject([{ withdrawnAt: expect.any(String) }]);
  });
});

describe('documents of another carrier or company', () => {
  it('are not found, neither by invoice nor by file', async () => {
    await send(document('POD', pdf()));
    const [{ id }] = filesOf((await call('GET', path())).body);
    for (const foreign of [otherKey, siblingKey]) {
      expect((await call('POST', '/documents', message([document('IMG', PNG)]), foreign)).status).toBe(404);
      expect((await call('GET', path(), undefined, foreign)).status).toBe(404);
      expect((await call('GET', '/documents', undefined, foreign)).body).toEqual([]);
      expect((await call('DELETE', path(), undefined, foreign)).status).toBe(404);
      expect((await call('DELETE', `${path()}?fileIds=${id}`, undefined, foreign)).status).toBe(404);
    }
    expect((await call('DELETE', `${path()}?fileIds=ivd_01BX5ZZKBKACTAV9WEVGEMMVRZ`)).status).toBe(404);
    expect((await call('DELETE', `${path()}?fileIds=${id}&fileIds=ivd_01BX5ZZKBKACTAV9WEVGEMMVRZ`)).status).toBe(404);
    expect((await call('DELETE', `${path()}?fileIds=no-id`)).status).toBe(422);
    expect(await stored()).toMatchObject([{ kind: 'POD', withdrawnAt: null }]);
    expect(await kinds()).toEqual(['POD']);
  });

  it('show prices only to users who see them', async () => {
    await send(document('INV', pdf()), document('POD', pdf({ page: '/T 3' })));
    const dock = await signInAs(app, owner.companyId, 'dock');
    const { items } = (await dock.client.get(`/api/v1/shipments/${shipment.shipmentId}/documents`)).body;
    const seen = items.map(({ kind }: { kind: string }) => kind);
    expect([seen.includes('POD'), seen.includes('INVOICE')]).toEqual([true, false]);
  });
});
