import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from '../../src/modules/shipments/tracking/inbound/signed-deliveries.js';
import { Database } from '../../src/platform/database/database.js';
import { newId } from '../../src/platform/ids.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { pdf } from '../support/pdf-builder.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const AFTER = '2026-11-26T18:00:00Z';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const MEBIBYTE = 1024 * 1024;

const clock = new TestClock(new Date('2026-11-20T15:00:00.000Z'));
let server: Server;
let origin: string;
let app: TestApp;
let booker: SignedIn;
let owner: SignedIn;
let key: { connectionId: string; secret: string };
let shipment: { shipmentId: string; shipmentNumber: string };

/** The carrier's files by path, and the requests for them. */
const files = new Map<string, (response: ServerResponse) => void>();
let asked: [path: string, headers: IncomingHttpHeaders][] = [];

const file =
  (bytes: Buffer, type = 'application/pdf') =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes);
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();
/** Answer to rate requests. */
const refuse = file(Buffer.from('{"messageStatus":{"status":"FAILURE","message":"No"}}'), 'application/json');

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (!path.startsWith('/files/')) return refuse(response);
    asked.push([path, request.headers]);
    return (files.get(path) ?? status(404))(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  app = await startTestApp({
    clock,
    environment: { DEMONSTRATION: 'true', EGRESS_ALLOW_CARRIERS: `127.0.0.1:${port}` },
  });
  booker = await signUp(app);
  shipment = await bookShipment(booker);
  const { body: booked } = await booker.client.get(`/api/v1/shipments/${shipment.shipmentId}`);
  const { body: carrier } = await booker.client.post('/api/v1/company/carriers', {
    scac: booked.carrier.scac,
    name: 'Carrier',
    endpoint: `${origin}/dsdc`,
    credentials: { scheme: 'bearer', secret: 'document-token' },
  });
  const { id } = carrier.connections.find(({ connector }: { connector: string }) => connector === 'dsdc');
  key = (await booker.client.post(`/api/v1/company/carriers/${id}/inbound-secret`)).body;
  clock.set(AFTER);
  owner = await signInAs(app, booker.companyId, 'owner');
}, 60_000);
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  asked = [];
  files.clear();
  clock.set('2026-11-20T15:00:00.000Z');
  shipment = await bookShipment(booker);
  await app.deliverOutbox();
  clock.set(AFTER);
});

let sequence = 0;
const event = (documents: object[], type = 'DELIVERED') => ({
  eventId: newId('obx'),
  type,
  occurredAt: '2026-11-26T16:00:00Z',
  sequence: (sequence += 1),
  documents,
  shipment: { shipmentId: shipment.shipmentNumber, origin: {}, destination: {} },
});
async function deliver(...events: object[]) {
  const body = JSON.stringify({ deliveryId: newId('obx'), sentAt: AFTER, events });
  const timestamp = String(clock.now().getTime() / 1_000);
  const answer = await app.client().post('/carrier-api/v1/shipment-events', body, {
    'x-lading-connection': key.connectionId,
    'x-lading-timestamp': timestamp,
    'x-lading-signature': signatureOf(Buffer.from(key.secret), timestamp, Buffer.from(body)),
  });
  await app.deliverOutbox();
  return answer;
}
const stored = async () => {
  const { body } = await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/documents`);
  return body.items.filter(({ source }: { source: string }) => source === 'carrier');
};
const timeline = async () => (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/events`)).body;
const notes = async () =>
  (await timeline()).items
    .filter(({ type }: { type: string }) => type === 'note')
    .map(({ reason }: { reason: string }) => reason);
const retryNow = async () => {
  await app
    .get(Database)
    .execute('UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3) WHERE done_at IS NULL AND failed_at IS NULL');
  await app.deliverOutbox();
};

describe('documents that a carrier links in events', () => {
  it('are fetched with the credentials of the connection, and stored under the kind of their type', async () => {
    files.set('/files/pod', file(pdf(), 'application/octet-stream'));
    files.set('/files/photo.png?token=1', file(PNG, 'image/png'));
    files.set('/files/invoice', file(pdf({ catalog: '/Lang (en)' })));
    await deliver(
      event([
        { type: 'POD', url: `${origin}/files/pod`, mimeType: 'application/pdf' },
        { url: `${origin}/files/photo.png?token=1` },
        { type: 'INVOICE', url: `${origin}/files/invoice` },
      ]),
    );
    expect(asked.map(([path, { authorization }]) => [path, authorization]).sort()).toEqual([
      ['/files/invoice', 'Bearer document-token'],
      ['/files/photo.png?token=1', 'Bearer document-token'],
      ['/files/pod', 'Bearer document-token'],
    ]);
    expect(
      (await stored()).map(({ kind, fileName, contentType }: any) => [kind, fileName, contentType]).sort(),
    ).toEqual([
      ['INVOICE', 'Carrier-INVOICE.pdf', 'application/pdf'],
      ['OTHER', 'Carrier-OTHER.png', 'image/png'],
      ['POD', 'Carrier-POD.pdf', 'application/pdf'],
    ]);
    expect((await timeline()).axes.pod).toBe('available');
    expect(await notes()).toEqual([]);
    const [photo] = (await stored()).filter(({ kind }: any) => kind === 'OTHER');
    const path = `/api/v1/shipments/${shipment.shipmentId}/documents/${photo.id}`;
    expect((await owner.client.download(path)).bytes.equals(PNG)).toBe(true);
  });

  it('are stored once if an event is repeated, or two events link the same file', async () => {
    files.set('/files/pod', file(pdf()));
    files.set('/files/pod-again', file(pdf()));
    const first = event([{ type: 'POD', url: `${origin}/files/pod` }]);
    await deliver(first, event([{ type: 'POD', url: `${origin}/files/pod` }], 'PROOF_OF_DELIVERY'));
    await deliver(first);
    expect(asked).toHaveLength(1);
    await deliver(event([{ type: 'POD', url: `${origin}/files/pod-again` }], 'PROOF_OF_DELIVERY'));
    expect(asked).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
  });

  it('are requested again after the carrier was unavailable', async () => {
    files.set('/files/pod', status(503));
    await deliver(event([{ type: 'POD', url: `${origin}/files/pod` }]));
    expect([asked.length, await stored(), await notes()]).toEqual([1, [], []]);
    files.set('/files/pod', file(pdf()));
    await retryNow();
    expect(await stored()).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['does not exist', status(404), /the carrier answered HTTP 404/],
    ['is a redirect', status(302, { location: 'http://169.254.169.254/' }), /the carrier answered HTTP 302/],
    ['is larger than 25 MiB', file(Buffer.alloc(25 * MEBIBYTE + 1, '%PDF-1.7 ')), /larger than 25 MiB/],
    ['is not a PDF or image', file(Buffer.from('<!doctype html><h1>Sign in</h1>')), /Send a PDF, TIFF, JPEG or PNG/],
    ['has a script', file(pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })), /contains scripts/],
  ])('leave a note if the file %s, and the proof of delivery is missing', async (_, respond, reason) => {
    files.set('/files/pod', respond);
    await deliver(event([], 'DELIVERED'), event([{ type: 'POD', url: `${origin}/files/pod` }], 'PROOF_OF_DELIVERY'));
    expect(await notes()).toEqual([expect.stringMatching(reason)]);
    expect(await stored()).toEqual([]);
    expect((await timeline()).axes.pod).toBe('pending');
    await retryNow();
    expect(asked).toHaveLength(1);
  });

  it.each(['https://files.carrier.example/pod', 'http://127.0.0.1:1/pod', 'file:///etc/passwd', 'pod'])(
    'are not requested from %s',
    async (url) => {
      const { body } = await deliver(event([{ type: 'BOL', url }]));
      expect(body).toMatchObject({ accepted: 1, refused: [] });
      expect(asked).toEqual([]);
      expect(await notes()).toEqual([expect.stringMatching(/CARRIER_BOL.*(another server|not valid)/)]);
    },
  );
});
