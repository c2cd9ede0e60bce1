import { createHash } from 'node:crypto';
import { ROLE_PERMISSIONS } from '../../src/contributions/permissions.js';
import { FileStore } from '../../src/platform/storage/file-store.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { pdfObjects } from '../support/pdf.js';
import { pdf } from '../support/pdf-builder.js';
import { connectCarrier } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { PNG, upload } from '../support/uploads.js';

const DAY = 86_400_000;
const FILE_HEADERS = [
  'content-disposition',
  'content-security-policy',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'referrer-policy',
];
const SECRETS = ['Oak Fixtures', 'Acme DC', 'Pat Doe', '+13125550100', '12 S Dock Pl', '554238'];

const clock = new TestClock();
const lines: string[] = [];
let app: TestApp;
let owner: SignedIn;
let shipment: { shipmentId: string; shipmentNumber: string };
let other: { shipmentId: string; shipmentNumber: string };

beforeAll(async () => {
  app = await startTestApp({ clock, log: (line) => lines.push(line) });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set('2026-11-20T15:00:00.000Z');
  await app.database.database.query('DELETE FROM throttle');
  owner = await signUp(app);
  await connectCarrier(owner.client);
  shipment = await bookShipment(owner);
  other = await bookShipment(owner);
  await app.deliverOutbox();
});

const shares = (id = shipment.shipmentId) => `/api/v1/shipments/${id}/shares`;
/** The links as the owner sees them, however long ago they signed in. */
async function listed() {
  await app.database.database.query('UPDATE user_session SET last_used_at = ?, expires_at = ?', [
    clock.now(),
    new Date(clock.now().getTime() + DAY),
  ]);
  return (await owner.client.get(shares())).body.items;
}

/** Creates a link and returns its id and its path. */
async function share(changes: object = {}, id = shipment.shipmentId): Promise<{ id: string; path: string }> {
  const { status, body } = await owner.client.post(`/api/v1/shipments/${id}/share`, { scope: 'tracking', ...changes });
  if (status !== 201) throw new Error(`The link was answered ${status}: ${JSON.stringify(body)}`);
  return { id: body.id, path: new URL(body.url).pathname };
}

/** Opens a path without an account, from a separate IP address. */
const visit = (path: string) => app.client().get(path, { accept: 'text/html', 'user-agent': 'Phone/1.0' });

/** Replaces a document with one that an earlier version of the product could have stored. */
async function storeUnchecked(id: string, bytes: Buffer): Promise<void> {
  const { database } = app.database;
  const [row] = await database.query<{ fileKey: string }>('SELECT file_key AS fileKey FROM document WHERE id = ?', [
    id,
  ]);
  await app.get(FileStore).write(row!.fileKey, bytes);
  const digest = createHash('sha256').update(bytes).digest('hex');
  await database.query(
    'UPDATE document SET sha256 = ?, byte_size = ?, inspected_at = NULL, shared_key = NULL, shared_sha256 = NULL WHERE id = ?',
    [digest, bytes.length, id],
  );
}

/** Adds an event to the shipment's event log. */
async function happened(type: string, occurredAt: string): Promise<void> {
  const { database } = app.database;
  await database.query(
    `INSERT INTO shipment_event (company_id, id, shipment_id, type, occurred_at, time_zone, received_at, source, payload, source_key, place)
     SELECT company_id, CONCAT('sev_', RIGHT(CONCAT(REPEAT('0', 26), HEX(FLOOR(RAND() * 1e9))), 26)), id, ?, ?, 'America/Chicago', ?, 'carrier', '{}', UUID(), '{"city":"Chicago","state":"IL"}' FROM shipment WHERE id = ?`,
    [type, new Date(occurredAt), new Date(occurredAt), shipment.shipmentId],
  );
}

describe('a tracking link', () => {
  it('opens a page with progress, dates and events without an account', async () => {
    const { path } = await share();
    const { status, headers, body } = await visit(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toContain(`Shipment ${shipment.shipmentNumber}`);
    expect(body).toContain('Chicago, IL to Dallas, TX');
    expect(body).toMatch(/Booked<br><time datetime="2026-11-20T15:00:00.000Z">Nov 20, 2026, 9:00 AM CST<\/time>/);
    expect(body).toContain('<dt>Pickup</dt><dd>Tuesday, November 24, 2026</dd>');
    expect(body).toMatch(
      /<dt>Estimated delivery<\/dt><dd>\w+, \w+ \d+, 2026. From planned pickup and transit standard, \d business days?.<\/dd>/,
    );
    expect(body).toMatch(/<dt>Promised delivery<\/dt><dd>\w+, \w+ \d+, 2026/);
  });

  it('names the company, and says first that the shipment is delayed, with the new date and its reason', async () => {
    const { path } = await share();
    const { name } = (await owner.client.get('/api/v1/company')).body;
    const onTime = (await visit(path)).body;
    expect(onTime).toContain(`<p class="sender"><span>${name}</span></p>`);
    expect(onTime).not.toContain('Delayed.');
    await app.database.database.query(
      "UPDATE shipment SET eta_on = '2026-12-03', eta_basis = 'carrier', days_late = 2 WHERE id = ?",
      [shipment.shipmentId],
    );
    const { body } = await visit(path);
    expect(body).toContain('<strong>Delayed.</strong> Now expected Thursday, December 3, 2026, 2 business days late.');
    expect(body.indexOf('Delayed.')).toBeLessThan(body.indexOf('<h2>Details</h2>'));
  });

  it('says when and why it is expected, with a map of the cities that the page names', async () => {
    await happened('picked_up', '2026-11-24T17:00:00.000Z');
    const { body } = await visit((await share()).path);
    expect(body).toMatch(/<strong>Expected \w+, \w+ \d+, 2026<\/strong><br>From planned pickup/);
    expect(body).toContain('aria-label="Map from Chicago, IL to Dallas, TX; last update in Chicago, IL"');
  });

  it('has the logo and the color of the company, and no logo after it was revoked', async () => {
    const { id, path } = await share();
    expect((await visit(`${path}/logo`)).status).toBe(404);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(PNG)]), 'logo.png');
    expect((await owner.client.put('/api/v1/company/logo', form)).status).toBe(200);
    await app.database.database.query("UPDATE company SET brand_color = '#7a1f5c' WHERE id = ?", [owner.companyId]);
    const { body } = await visit(path);
    expect(body).toContain(`<img src="${path}/logo" alt="">`);
    expect(body).toContain('--brand: #7a1f5c;');
    const { status, headers } = await app.client().download(`${path}/logo`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'no-store, no-transform',
    ]);
    await owner.client.request('DELETE', `${shares()}/${id}`);
    expect((await visit(`${path}/logo`)).status).toBe(404);
  });

  it('shows no price, id, user or party name', async () => {
    const { path } = await share();
    const { body } = await visit(path);
    const detail = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}`)).body;
    const { amount } = detail.total;
    for (const secret of [
      ...SECRETS,
      detail.bolNumber,
      detail.quoteNumber,
      String(amount),
      (amount / 100).toFixed(2),
      '$',
    ])
      expect(body).not.toContain(secret);
    expect(body).not.toMatch(/\b(shp|cmp|usr|qte|ofr|car|sev|shr)_/);
  });

  it('is not cached, indexed or sent as referrer, and runs no scripts', async () => {
    const { path } = await share();
    for (const { headers } of [await visit(path), await visit('/track/unknown')]) {
      expect(headers.get('cache-control')).toBe('no-store, no-transform');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; img-src 'self'$/,
      );
    }
    expect((await visit(path)).body).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  it('shows nothing after it was revoked, and differs from an unknown link only by its status', async () => {
    const { id, path } = await share({ scope: 'tracking_and_documents' });
    const href = /href="([^"]+\/documents\/[^"]+)"/.exec((await visit(path)).body)![1]!;
    expect((await visit(href)).status).toBe(200);
    expect((await owner.client.request('DELETE', `${shares()}/${id}`)).status).toBe(204);
    const unknown = await visit('/track/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect(unknown.status).toBe(404);
    for (const closed of [await visit(path), await visit(href)]) {
      expect(closed.status).toBe(410);
      expect(closed.body).toBe(unknown.body);
    }
    expect(unknown.body).not.toContain(shipment.shipmentNumber);
    expect((await listed())[0]).toMatchObject({ state: 'revoked', viewCount: 2 });
  });

  it('expires with the last day at the destination', async () => {
    const { path } = await share({ expiresOn: '2026-11-25' });
    clock.set('2026-11-26T05:59:59.000Z');
    expect((await visit(path)).status).toBe(200);
    clock.set('2026-11-26T06:00:00.000Z');
    expect((await visit(path)).status).toBe(410);
    expect((await listed())[0]).toMatchObject({ state: 'expired', expiresOn: '2026-11-25' });
  });

  it('expires 90 days after delivery if no day was set, and not before', async () => {
    const { path } = await share();
    clock.advance(400 * DAY);
    expect((await visit(path)).status).toBe(200);
    await app.database.database.query('UPDATE shipment SET delivered_at = ? WHERE id = ?', [
      new Date('2027-12-25T18:00:00.000Z'),
      shipment.shipmentId,
    ]);
    expect((await listed())[0]).toMatchObject({ state: 'open', expiresOn: '2028-03-24' });
    clock.set('2028-03-25T04:59:00.000Z');
    expect((await visit(path)).status).toBe(200);
    clock.set('2028-03-25T05:00:00.000Z');
    expect((await visit(path)).status).toBe(410);
  });

  it('with the wider scope shows parties and numbers, and opens the bill of lading and nothing of another shipment', async () => {
    const { path } = await share({ scope: 'tracking_and_documents' });
    const { body } = await visit(path);
    expect(body).toContain('<dt>From</dt><dd>Acme DC</dd>');
    expect(body).toContain('<dt>Bill of lading</dt>');
    const href = /href="([^"]+\/documents\/[^"]+)"/.exec(body)![1]!;
    const file = await app.client().download(href);
    expect([file.status, file.headers.get('content-type'), file.bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(file.headers.get('cache-control')).toBe('no-store, no-transform');
    const [foreign] = (await owner.client.get(`/api/v1/shipments/${other.shipmentId}/documents`)).body.items;
    expect((await visit(`${path}/documents/${foreign.id}`)).status).toBe(404);
    const narrow = await share();
    expect((await visit(`${narrow.path}/documents/${href.split('/').at(-1)}`)).status).toBe(404);
  });

  it('serves its documents in a sandbox, as downloads', async () => {
    const { path } = await share({ scope: 'tracking_and_documents' });
    const href = /href="([^"]+\/documents\/[^"]+)"/.exec((await visit(path)).body)![1]!;
    const { headers } = await app.client().download(href);
    expect(Object.fromEntries(FILE_HEADERS.map((name) => [name, headers.get(name)]))).toEqual({
      'content-disposition': expect.stringMatching(/^attachment; filename="/),
      'content-security-policy':
        "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('shows the safe parts of files that were stored unchecked, without links, and keeps the originals', async () => {
    const annotated = pdf({
      page: '/Annots [4 0 R]',
      objects: ['<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://evil.test) >> >>'],
    });
    const { path } = await share({ scope: 'tracking_and_documents' });
    const uploaded = (await upload(owner, shipment.shipmentId, pdf())).body;
    await storeUnchecked(uploaded.id, annotated);
    const href = `${path}/documents/${uploaded.id}`;
    expect((await visit(path)).body).toContain(href);
    const copy = pdfObjects((await app.client().download(href)).bytes);
    expect(copy).toContain('/Link');
    expect(copy).not.toContain('evil.test');
    const original = await owner.client.download(`/api/v1/shipments/${shipment.shipmentId}/documents/${uploaded.id}`);
    expect(original.bytes.equals(annotated)).toBe(true);

    await storeUnchecked(uploaded.id, pdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' }));
    expect((await visit(href)).status).toBe(404);
    expect((await visit(path)).body).not.toContain(uploaded.id);
  });

  it('escapes place names', async () => {
    await app.database.database.query(`UPDATE shipment SET origin_name = '<script>alert(1)</script>' WHERE id = ?`, [
      shipment.shipmentId,
    ]);
    const { body } = await visit((await share({ scope: 'tracking_and_documents' })).path);
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toContain('<script');
  });

  it('omits internal events', async () => {
    await happened('tender_rejected', '2026-11-21T15:00:00.000Z');
    await happened('note', '2026-11-21T16:00:00.000Z');
    await happened('picked_up', '2026-11-24T17:00:00.000Z');
    const { body } = await visit((await share()).path);
    expect(body.match(/<time /g)).toHaveLength(2);
    expect(body).toMatch(/Picked up, Chicago, IL<br>/);
  });

  it('does not appear in the log', async () => {
    const { path } = await share();
    lines.length = 0;
    await visit(path);
    await visit(`${path}/documents/none`);
    expect(lines.join('')).toContain('/track/[removed]/documents/none');
    expect(lines.join('')).not.toContain(path.split('/').at(-1));
  });

  it('is rate-limited at sixty per minute', async () => {
    for (let count = 0; count < 60; count += 1) await visit('/track/guess');
    const { status, headers, body } = await visit('/track/guess');
    expect([status, headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body).toContain('Too many requests');
  });
});

describe('members', () => {
  it('see when a link was opened, and no IP address', async () => {
    const { path, id } = await share();
    await visit(path);
    clock.advance(60_000);
    await visit(path);
    const [link] = await listed();
    expect(link).toMatchObject({
      id,
      scope: 'tracking',
      state: 'open',
      expiresOn: null,
      createdBy: 'Rosa Delgado',
      viewCount: 2,
      revokedAt: null,
    });
    expect(link.views.map(({ viewedAt, userAgent, documentId }: any) => [viewedAt, userAgent, documentId])).toEqual([
      ['2026-11-20T15:01:00.000Z', 'Phone/1.0', null],
      ['2026-11-20T15:00:00.000Z', 'Phone/1.0', null],
    ]);
    expect(link.views[0].visitor).toBe(link.views[1].visitor);
    expect(JSON.stringify(link)).not.toContain('127.0.0.1');
  });

  it('never see the token again, and the database does not contain it', async () => {
    const token = (await share()).path.split('/').at(-1)!;
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(JSON.stringify(await listed())).not.toContain(token);
    expect(JSON.stringify(await app.database.database.query('SELECT * FROM share_link'))).not.toContain(token);
  });

  it('cannot create a link that has expired, with an unknown scope, or beyond fifty', async () => {
    const post = (body: object) => owner.client.post(`/api/v1/shipments/${shipment.shipmentId}/share`, body);
    expect((await post({ scope: 'tracking', expiresOn: '2026-11-19' })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/expiresOn' }],
    });
    expect((await post({ scope: 'prices' })).body).toMatchObject({ status: 422, errors: [{ pointer: '/scope' }] });
    for (let count = 0; count < 50; count += 1) await share();
    expect((await post({ scope: 'tracking' })).body).toMatchObject({ status: 409, code: 'SHARE_LIMIT' });
  });

  it('revoke a link twice with the same response, and no link through another shipment', async () => {
    const { id, path } = await share();
    expect((await owner.client.request('DELETE', `${shares(other.shipmentId)}/${id}`)).status).toBe(404);
    expect((await visit(path)).status).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await owner.client.request('DELETE', `${shares()}/${id}`)).status).toBe(204);
  });

  it.each(['viewer', 'finance', 'dock'] as const)(
    'with the role %s share according to their permissions',
    async (role) => {
      const { client } = await signInAs(app, owner.companyId, role);
      const { status } = await client.post(`/api/v1/shipments/${shipment.shipmentId}/share`, { scope: 'tracking' });
      expect(status).toBe(ROLE_PERMISSIONS[role].has('shipment.edit') ? 201 : 403);
    },
  );

  it('see sharing and revoking in the activity of the shipment', async () => {
    const { id } = await share();
    await owner.client.request('DELETE', `${shares()}/${id}`);
    const { items } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/activity`)).body;
    const actions = items.map(({ action }: any) => action);
    expect(actions).toEqual(expect.arrayContaining(['share.created', 'share.revoked', 'shipment.booked']));
    expect(items.find(({ action }: any) => action === 'share.created')).toMatchObject({
      userName: 'Rosa Delgado',
      details: { shareId: id, scope: 'tracking' },
    });
  });
});
