import { execFileSync } from 'node:child_process';
import { createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { pdfObjects } from '../support/pdf.js';
import { connectCarrier } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { PNG } from '../support/uploads.js';

let app: TestApp;
let rosa: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  rosa = await signUp(app);
});

const ADDRESS = { address1: '12 S Dock Pl', city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' };
const EMPTY = {
  name: 'Riverside Tile',
  gs1Prefix: null,
  phone: null,
  address: null,
  billing: null,
  timeZone: null,
  version: 1,
  defaults: { units: 'imperial', accessorials: [], billOfLadingText: null },
};

const read = async (member: SignedIn) => (await member.client.get('/api/v1/company')).body;
const change = (body: object, member = rosa) => member.client.patch('/api/v1/company', { version: 1, ...body });

describe('the company', () => {
  it('initially has a name only', async () => {
    expect(await read(rosa)).toMatchObject(EMPTY);
  });

  it('changes the sent fields only', async () => {
    const billing = {
      name: 'Riverside Tile Accounts Payable',
      address: { ...ADDRESS, postalCode: 'M5V 2T6', state: 'ON', city: 'Toronto', country: 'CA' },
      email: 'ap@riverside.test',
    };
    const defaults = { units: 'metric', accessorials: ['LFTD', 'APTD'], billOfLadingText: 'Call before delivery.' };
    const first = await change({
      name: ' Riverside Tile & Stone ',
      gs1Prefix: '0614141',
      phone: '+13125550100',
      address: ADDRESS,
      billing,
      timeZone: 'America/Chicago',
      defaults,
    });
    expect(first).toMatchObject({
      status: 200,
      body: { name: 'Riverside Tile & Stone', gs1Prefix: '0614141', address: ADDRESS, billing, defaults, version: 2 },
    });
    const second = await change({ version: 2, billing: null });
    expect(second.body).toEqual({ ...first.body, billing: null, version: 3 });
    expect(await read(rosa)).toEqual(second.body);
  });

  it('accepts the first of two changes of the same version', async () => {
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => change({ name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'STALE_REVISION' });
    expect(await read(rosa)).toMatchObject({ version: 2 });
  });

  it('reports all errors at once and changes nothing', async () => {
    const { status, body } = await change({
      name: ' ',
      gs1Prefix: '12',
      phone: '312-555-0100',
      timeZone: '+05:00',
      address: { ...ADDRESS, state: 'Illinois' },
      defaults: { units: 'stone', accessorials: ['NOPE'], billOfLadingText: null },
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/address/state',
      '/defaults/accessorials',
      '/defaults/units',
      '/gs1Prefix',
      '/name',
      '/phone',
      '/timeZone',
    ]);
    expect(await read(rosa)).toMatchObject(EMPTY);
  });

  it('detects the state of a postal code', async () => {
    const { body } = await change({
      address: { ...ADDRESS, state: 'NV' },
      billing: { name: 'Riverside Tile', address: { ...ADDRESS, postalCode: '0000' } },
    });
    expect(body.errors).toMatchObject([
      { pointer: '/address/state', code: 'ZIP_STATE_MISMATCH' },
      { pointer: '/billing/address/postalCode', code: 'ZIP_UNKNOWN' },
    ]);
  });

  it('is readable by every member and changed only by users who manage it', async () => {
    const dock = await signInAs(app, rosa.companyId, 'dock');
    const stranger = await signUp(app, { companyName: 'Harbor Glass' });
    expect(await read(dock)).toMatchObject({ name: 'Riverside Tile' });
    expect((await change({ name: 'Mine' }, dock)).status).toBe(403);
    await change({ name: 'Harbor Glass Works' }, stranger);
    expect(await read(rosa)).toMatchObject(EMPTY);
  });

  it('records changes with their user', async () => {
    await change({ name: 'Riverside', timeZone: 'America/Chicago' });
    const { body } = await rosa.client.get('/api/v1/company/activity');
    expect(body.items[0]).toMatchObject({ action: 'company.changed', details: { fields: 'name, timeZone' } });
  });
});

describe('the brand color', () => {
  it('is set, kept by other changes and removed', async () => {
    expect(await change({ brandColor: '#7a1f1f' })).toMatchObject({ status: 200, body: { brandColor: '#7a1f1f' } });
    const { body } = await change({ version: 2, phone: '+13125550100' });
    expect(body).toMatchObject({ brandColor: '#7a1f1f', phone: '+13125550100' });
    expect((await change({ version: 3, brandColor: null })).body.brandColor).toBeNull();
  });

  it.each([
    ['#ffd700', 'CONTRAST', 'This color is too light: its contrast with white is 1.4 to 1'],
    ['#7A1F1F', 'FORMAT', 'Enter a color'],
    ['red;background:url(x)', 'FORMAT', 'Enter a color'],
  ])('%s is refused', async (brandColor, code, message) => {
    const { status, body } = await change({ brandColor });
    expect([status, body.errors]).toEqual([
      422,
      [{ pointer: '/brandColor', code, message: expect.stringContaining(message) }],
    ]);
  });
});

describe('the logo', () => {
  /** One pixel. */
  const LOGO = Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  );
  const set = (bytes: Buffer, member = rosa) => {
    const form = new FormData();
    form.set('file', new Blob([bytes]), 'logo.jpg');
    return member.client.request('PUT', '/api/v1/company/logo', { body: form });
  };
  const imagesOf = (pdf: Buffer) =>
    execFileSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' }).trim().split('\n').length - 2;

  it('appears on quotes until it is removed', async () => {
    await connectCarrier(rosa.client);
    const { id } = await createQuote(rosa);
    const paper = async () => (await rosa.client.download(`/api/v1/quotes/${id}/document`)).bytes;
    expect(imagesOf(await paper())).toBe(0);
    expect(await set(LOGO)).toMatchObject({ status: 200, body: { hasLogo: true } });
    const served = await rosa.client.download('/api/v1/company/logo');
    expect(served.bytes.equals(LOGO)).toBe(true);
    expect(served.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
    const drawn = await paper();
    expect(imagesOf(drawn)).toBe(1);
    expect(pdfObjects(drawn)).toContain('/DCTDecode');
    expect((await rosa.client.request('DELETE', '/api/v1/company/logo')).status).toBe(204);
    expect((await rosa.client.get('/api/v1/company/logo')).status).toBe(404);
    expect(imagesOf(await paper())).toBe(0);
  });

  it('can be a PNG', async () => {
    await connectCarrier(rosa.client);
    const { id } = await createQuote(rosa);
    expect(await set(PNG)).toMatchObject({ status: 200, body: { hasLogo: true } });
    const served = await rosa.client.download('/api/v1/company/logo');
    expect([served.headers.get('content-type'), served.bytes.equals(PNG)]).toEqual(['image/png', true]);
    expect(imagesOf((await rosa.client.download(`/api/v1/quotes/${id}/document`)).bytes)).toBeGreaterThan(0);
  });

  it('is a JPEG or PNG of limited size', async () => {
    const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const refused = [
      svg,
      Buffer.alloc(0),
      LOGO.subarray(0, 40),
      ...[LOGO, PNG].map((image) => Buffer.concat([image, zip])),
    ];
    for (const bytes of refused)
      expect(await set(bytes)).toMatchObject({ status: 422, body: { errors: [{ pointer: '/file' }] } });
    expect((await set(Buffer.concat([LOGO, Buffer.alloc(300 * 1024)]))).status).toBe(413);
    expect((await rosa.client.get('/api/v1/company')).body.hasLogo).toBe(false);
  });

  it('is visible to members and set by users who manage the company', async () => {
    const dock = await signInAs(app, rosa.companyId, 'dock');
    const stranger = await signUp(app);
    await set(LOGO);
    expect((await dock.client.get('/api/v1/company/logo')).status).toBe(200);
    expect((await set(LOGO, dock)).status).toBe(403);
    expect((await stranger.client.get('/api/v1/company/logo')).status).toBe(404);
  });
});
