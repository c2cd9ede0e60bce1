import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
let rosa: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
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
      billing: { name: 'Riverside Tile', address: { ...ADDRESS, postalCode: '00000' } },
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
