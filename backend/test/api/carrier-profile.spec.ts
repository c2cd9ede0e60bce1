import { OwnCarriers1781000000053 } from '../../src/migrations/1781000000053-own-carriers.js';
import { ProNumbers } from '../../src/modules/carriers/index.js';
import { Database } from '../../src/platform/database/database.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const CARRIERS = '/api/v1/company/carriers';
const FIVE_MINUTES = 5 * 60_000;

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
}, 60_000);
beforeEach(async () => {
  owner = await signUp(app);
});
afterAll(() => app.close());

const contact = (purpose: string, change: object = {}) => ({
  purpose,
  name: null,
  email: `${purpose}@prairie.test`,
  phone: null,
  extension: null,
  ...change,
});
const terminal = (change: object = {}) => ({
  code: 'CHI',
  name: 'Chicago South',
  address1: '4300 W 35th Pl',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60632',
  phone: '(312) 555-0100',
  zipPrefixes: [],
  ...change,
});
const profile = (change: object = {}) => ({
  modes: ['LTL', 'VLTL'],
  customerNumber: null,
  contacts: [contact('tender')],
  ...change,
});
const versionOf = async (id: string): Promise<number> =>
  (await owner.client.get(`${CARRIERS}/${id}/profile`)).body.version;
const save = async (id: string, change: object = {}) =>
  owner.client.put(`${CARRIERS}/${id}/profile`, profile({ version: await versionOf(id), ...change }));
const addBlock = (id: string, block: object) => owner.client.post(`${CARRIERS}/${id}/pro-blocks`, block);
const errorsOf = ({ body }: { body: any }) => body.errors.map(({ pointer, code }: any) => `${pointer} ${code}`);
const nextPro = (id: string) =>
  app.get(Database).transaction((tx) => app.get(ProNumbers).next(tx, owner.companyId, id));

async function lowNotices(): Promise<string[]> {
  await app.deliverOutbox();
  const { items } = (await owner.client.get('/api/v1/notifications')).body;
  return items.flatMap(({ kind, text }: any) => (kind === 'carrier.pro_numbers_low' ? [text] : []));
}

async function addCarrier(scac = 'PRRI'): Promise<string> {
  const { status, body } = await owner.client.post(`${CARRIERS}/tariff`, { scac, name: 'Prairie Freight' });
  expect(status).toBe(201);
  return body.id;
}

describe('a carrier with uploaded tariffs', () => {
  it('is added with a connection, without contacts and PRO numbers', async () => {
    const id = await addCarrier();
    expect((await owner.client.get(`${CARRIERS}/${id}/profile`)).body).toEqual({
      id,
      scac: 'PRRI',
      name: 'Prairie Freight',
      demo: false,
      connectors: ['tariff'],
      version: 1,
      modes: ['LTL', 'VLTL', 'FTL'],
      customerNumber: null,
      contacts: [],
      terminals: [],
      proNumbers: { left: 0, low: false, blocks: [] },
    });
    expect(await owner.client.post(`${CARRIERS}/tariff`, { scac: 'PRRI', name: 'Again' })).toMatchObject({
      status: 409,
      body: { code: 'CARRIER_EXISTS' },
    });
    expect(await nextPro(id)).toBeNull();
  });

  it('has contacts, modes and an account number; tenders go to the tender contact', async () => {
    const id = await addCarrier();
    const contacts = [
      contact('billing', { phone: '(312) 555-0100', extension: '12' }),
      contact('tender', { name: 'Load desk' }),
    ];
    const saved = await save(id, { customerNumber: 'ACME-77', contacts });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        modes: ['LTL', 'VLTL'],
        customerNumber: 'ACME-77',
        contacts: [
          { purpose: 'tender', name: 'Load desk' },
          { purpose: 'billing', phone: '+13125550100', extension: '12' },
        ],
      },
    });
    const tariffConnection = async () =>
      (await owner.client.get(CARRIERS)).body.items.find((item: any) => item.id === id).connections[0];
    expect(await tariffConnection()).toMatchObject({ tenderEmail: 'tender@prairie.test', customerNumber: 'ACME-77' });
    await owner.client.patch(`${CARRIERS}/${(await tariffConnection()).id}`, { tenderEmail: 'other@prairie.test' });
    expect((await owner.client.get(`${CARRIERS}/${id}/profile`)).body.contacts[0]).toMatchObject({
      name: 'Load desk',
      email: 'other@prairie.test',
    });
    await save(id, { contacts: [] });
    expect(await tariffConnection()).toMatchObject({ tenderEmail: null });
  });

  it('has terminals, which stay unless they are sent', async () => {
    const id = await addCarrier();
    const sent = [terminal({ zipPrefixes: ['606', 'M5V'] }), terminal({ name: 'Gary', phone: null, city: null })];
    const stored = [{ ...sent[0], phone: '+13125550100' }, sent[1]];
    expect((await save(id, { terminals: sent })).body.terminals).toEqual(stored);
    expect((await save(id)).body.terminals).toEqual(stored);
    expect((await save(id, { terminals: sent.slice(1) })).body.terminals).toEqual(stored.slice(1));
    expect((await save(id, { terminals: [] })).body.terminals).toEqual([]);
  });

  it('has terminals that other companies neither see nor change', async () => {
    const id = await addCarrier();
    await save(id, { terminals: [terminal()] });
    const other = await signUp(app);
    expect((await other.client.get(`${CARRIERS}/${id}/profile`)).status).toBe(404);
    const body = profile({ version: 2, terminals: [] });
    expect((await other.client.put(`${CARRIERS}/${id}/profile`, body)).status).toBe(404);
    expect((await owner.client.get(`${CARRIERS}/${id}/profile`)).body.terminals).toHaveLength(1);
  });

  it.each([
    [{ modes: [] }, '/modes'],
    [{ terminals: [terminal({ name: ' ' })] }, '/terminals/0/name'],
    [{ terminals: [terminal({ state: 'Illinois' })] }, '/terminals/0/state'],
    [{ terminals: [terminal({ zipPrefixes: ['60601'] })] }, '/terminals/0/zipPrefixes'],
    [{ terminals: Array.from({ length: 101 }, () => terminal()) }, '/terminals'],
    [{ contacts: [contact('tender', { email: 'no address' })] }, '/contacts/0/email'],
    [{ contacts: [contact('tender', { phone: '12' })] }, '/contacts/0/phone'],
    [{ contacts: [contact('tender', { extension: '12' })] }, '/contacts/0/phone'],
    [{ contacts: [contact('tender', { email: null })] }, '/contacts/0'],
    [{ contacts: [contact('sales')] }, '/contacts/0/purpose'],
    [{ contacts: [contact('tender'), contact('tender')] }, '/contacts'],
  ])('refuses %j', async (change, pointer) => {
    const answer = await save(await addCarrier(), change);
    expect(answer.status).toBe(422);
    expect(errorsOf(answer).join()).toContain(pointer);
  });

  it('is not overwritten by an editor of an earlier version', async () => {
    const id = await addCarrier();
    const version = await versionOf(id);
    expect((await save(id, { version, customerNumber: 'ACME-77' })).body.version).toBe(version + 1);
    expect(await save(id, { version, customerNumber: 'ACME-78' })).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION' },
    });
    const [connection] = (await owner.client.get(CARRIERS)).body.items.find((item: any) => item.id === id).connections;
    await owner.client.patch(`${CARRIERS}/${connection.id}`, { tenderEmail: 'other@prairie.test' });
    expect((await save(id, { version: version + 1 })).status).toBe(409);
    expect((await owner.client.get(`${CARRIERS}/${id}/profile`)).body).toMatchObject({ customerNumber: 'ACME-77' });
  });

  it('asks for a recent sign-in for a new tender address, not for other changes', async () => {
    const id = await addCarrier();
    await save(id);
    clock.advance(FIVE_MINUTES + 1);
    expect((await save(id, { customerNumber: 'ACME-77' })).status).toBe(200);
    expect(await save(id, { contacts: [contact('tender', { email: 'thief@elsewhere.test' })] })).toMatchObject({
      status: 403,
      body: { code: 'REAUTHENTICATION_REQUIRED' },
    });
  });

  it('is changed by admins of its company only', async () => {
    const id = await addCarrier();
    const manager = await signInAs(app, owner.companyId, 'manager');
    expect((await manager.client.get(`${CARRIERS}/${id}/profile`)).status).toBe(200);
    expect((await manager.client.put(`${CARRIERS}/${id}/profile`, profile({ version: 1 }))).status).toBe(403);
    const stranger = await signUp(app);
    expect((await stranger.client.get(`${CARRIERS}/${id}/profile`)).status).toBe(404);
    expect((await stranger.client.put(`${CARRIERS}/${id}/profile`, profile({ version: 1 }))).status).toBe(404);
    expect(
      (
        await stranger.client.post(`${CARRIERS}/${id}/pro-blocks`, {
          from: '1234567',
          to: '1234599',
          checkRule: 'none',
        })
      ).status,
    ).toBe(404);
  });
});

describe('PRO blocks', () => {
  it('are given in order with their check digits, and say when a tenth is left', async () => {
    const id = await addCarrier();
    expect(await addBlock(id, { from: '12345678', to: '12345687', checkRule: 'mod7' })).toMatchObject({
      status: 201,
      body: {
        left: 10,
        low: false,
        blocks: [{ first: '123456782', next: '123456782', last: '123456874', left: 10, total: 10 }],
      },
    });
    expect(await nextPro(id)).toBe('123456782');
    for (let given = 1; given < 8; given += 1) await nextPro(id);
    expect(await lowNotices()).toEqual([]);
    await nextPro(id);
    expect((await owner.client.get(`${CARRIERS}/${id}/profile`)).body.proNumbers).toMatchObject({ left: 1, low: true });
    expect(await lowNotices()).toEqual(['1 PRO number is left. Ask the carrier for the next block.']);
    expect(await nextPro(id)).toBe('123456874');
    expect(await nextPro(id)).toBeNull();
  });

  it('cannot overlap', async () => {
    const id = await addCarrier();
    await addBlock(id, { from: '1000000', to: '1000099', checkRule: 'none' });
    const again = await addBlock(id, { from: '1000050', to: '1000199', checkRule: 'none' });
    expect(errorsOf(again)).toEqual(['/from PRO_BLOCK_OVERLAP']);
    expect(errorsOf(await addBlock(id, { from: '1000300', to: '1000200', checkRule: 'none' }))).toEqual([
      '/to PRO_BLOCK_ORDER',
    ]);
  });

  it('cannot have numbers that another company has from the same carrier', async () => {
    const id = await addCarrier();
    expect((await addBlock(id, { from: '3000000', to: '3000099', checkRule: 'none' })).status).toBe(201);
    const other = await signUp(app);
    const same = await other.client.post(`${CARRIERS}/tariff`, { scac: 'PRRI', name: 'Prairie Freight' });
    const add = (from: string, to: string) =>
      other.client.post(`${CARRIERS}/${same.body.id}/pro-blocks`, { from, to, checkRule: 'none' });
    const refused = await add('3000050', '3000150');
    expect(errorsOf(refused)).toEqual(['/from PRO_BLOCK_TAKEN']);
    expect(JSON.stringify(refused.body)).not.toMatch(/3000000|3000099/);
    expect((await add('3000100', '3000150')).status).toBe(201);
  });

  it('are closed; numbers that were given stay reserved', async () => {
    const id = await addCarrier();
    await addBlock(id, { from: '5000000', to: '5000099', checkRule: 'none' });
    await nextPro(id);
    expect((await owner.client.request('DELETE', `${CARRIERS}/${id}/pro-blocks/5000000`)).body).toMatchObject({
      left: 0,
      blocks: [{ last: '5000000', next: null }],
    });
    expect(await nextPro(id)).toBeNull();
    expect((await addBlock(id, { from: '5000000', to: '5000099', checkRule: 'none' })).status).toBe(422);
    expect((await addBlock(id, { from: '5000001', to: '5000099', checkRule: 'none' })).status).toBe(201);
    expect((await owner.client.request('DELETE', `${CARRIERS}/${id}/pro-blocks/999`)).status).toBe(404);
  });
});

describe('an installation of an earlier version', () => {
  const migrate = async () => {
    const runner = app.database.dataSource.createQueryRunner();
    await new OwnCarriers1781000000053().up(runner);
    await runner.release();
  };

  it('gives no more numbers from invented ranges of real carriers, and keeps the used ones reserved', async () => {
    const id = await addCarrier();
    const insert = (first: number, last: number, next: number) =>
      app.database.database.query(
        'INSERT INTO pro_block (company_id, carrier_id, first_number, last_number, next_number) VALUES (?, ?, ?, ?, ?)',
        [owner.companyId, id, first, last, next],
      );
    await insert(700_000_001, 799_999_999, 700_000_004);
    await migrate();
    expect(await nextPro(id)).toBeNull();
    expect(await addBlock(id, { from: '700000003', to: '700000099', checkRule: 'none' })).toMatchObject({
      body: { errors: [{ message: expect.stringContaining('700000001 to 700000003') }] },
    });
    expect((await addBlock(id, { from: '700000004', to: '700000099', checkRule: 'none' })).status).toBe(201);
    expect(await nextPro(id)).toBe('700000004');
    await insert(812_000_001, 812_000_999, 812_000_001);
    await migrate();
    expect((await owner.client.get(`${CARRIERS}/${id}/profile`)).body.proNumbers.left).toBe(95 + 999);
  });

  it('goes on numbering demonstration carriers', async () => {
    await migrate();
    const { shipmentId } = await bookShipment(owner);
    expect((await owner.client.get(`/api/v1/shipments/${shipmentId}`)).body.proNumber).toMatch(/^7\d{8}$/);
  });
});
