import { signInAs, signUp, type SignedIn } from '../../../test/support/identity.js';
import { actionsOf } from '../../../test/support/membership.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';

const VIEWS = '/api/v1/me/saved-views';
const OPEN = { area: 'quotes', name: 'Open', query: 'status=quoted' };

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app);
});

const save = async (view: object, { client } = owner) => (await client.post(VIEWS, view)).body;
const names = async (area: string, { client } = owner) =>
  (await client.get(`${VIEWS}?area=${area}`)).body.items.map(({ name }: { name: string }) => name);

it('lists the views of one list by name, to their user only', async () => {
  const booker = await signInAs(app, owner.companyId, 'booker');
  await save(OPEN);
  await save({ ...OPEN, name: 'Chicago' });
  await save({ ...OPEN, area: 'shipments' });
  await save({ ...OPEN, area: 'invoices', name: 'Over tolerance', query: 'view=over&carrier=ZZMW' });
  await save({ ...OPEN, area: 'claims', name: 'Damage' });
  await save({ area: 'reports', name: 'Spend by lane', query: 'report=spend&by=lane' });
  expect(await names('quotes')).toEqual(['Chicago', 'Open']);
  expect(await names('shipments')).toEqual(['Open']);
  expect(await names('invoices')).toEqual(['Over tolerance']);
  expect(await names('claims')).toEqual(['Damage']);
  expect(await names('reports')).toEqual(['Spend by lane']);
  expect(await names('quotes', booker)).toEqual([]);
});

it('rejects a name that another view of the list has', async () => {
  await save(OPEN);
  const other = await save({ ...OPEN, name: 'Chicago' });
  const taken = { status: 409, body: { code: 'NAME_TAKEN' } };
  expect(await owner.client.post(VIEWS, OPEN)).toMatchObject(taken);
  expect(await owner.client.patch(`${VIEWS}/${other.id}`, { name: OPEN.name })).toMatchObject(taken);
});

it('changes only the fields that are sent', async () => {
  const view = await save(OPEN);
  const change = async (fields: object) => (await owner.client.patch(`${VIEWS}/${view.id}`, fields)).body;
  expect(await change({})).toEqual(view);
  expect(await change({ name: 'Quoted' })).toEqual({ ...view, name: 'Quoted' });
  expect(await change({ query: '' })).toEqual({ ...view, name: 'Quoted', query: '' });
});

it('returns 404 for a deleted view', async () => {
  const { id } = await save(OPEN);
  expect(await owner.client.request('DELETE', `${VIEWS}/${id}`)).toMatchObject({ status: 204 });
  expect(await owner.client.request('DELETE', `${VIEWS}/${id}`)).toMatchObject({ status: 404 });
  expect(await owner.client.patch(`${VIEWS}/${id}`, { name: 'New' })).toMatchObject({ status: 404 });
});

it('saves at most 50 views of a list', async () => {
  for (let index = 0; index < 50; index += 1) await save({ ...OPEN, name: `View ${index}` });
  expect(await owner.client.post(VIEWS, OPEN)).toMatchObject({
    status: 422,
    body: { code: 'TOO_MANY', params: { most: 50 } },
  });
});

describe('shared reports', () => {
  const REPORT = { area: 'reports', name: 'Spend by lane', query: 'report=spend&by=lane' };

  it('are listed for every member with their author, and changed by the author, owners and administrators', async () => {
    const [booker, admin, viewer] = [
      await signInAs(app, owner.companyId, 'booker'),
      await signInAs(app, owner.companyId, 'admin'),
      await signInAs(app, owner.companyId, 'viewer'),
    ];
    const stranger = await signUp(app);
    const { id, isShared, canChange } = await save(REPORT, booker);
    expect([isShared, canChange]).toEqual([false, true]);
    for (const { client } of [admin, viewer])
      expect(await client.patch(`${VIEWS}/${id}`, { isShared: true })).toMatchObject({ status: 404 });
    expect(await booker.client.patch(`${VIEWS}/${id}`, { isShared: true })).toMatchObject({ body: { isShared: true } });
    const listed = async ({ client }: SignedIn) => (await client.get(`${VIEWS}?area=reports`)).body.items;
    expect(await listed(viewer)).toMatchObject([{ id, author: expect.any(String), canChange: false }]);
    expect(await listed(admin)).toMatchObject([{ id, canChange: true }]);
    expect(await listed(stranger)).toEqual([]);
    for (const { client } of [viewer, stranger]) {
      expect(await client.patch(`${VIEWS}/${id}`, { name: 'Mine' })).toMatchObject({ status: 404 });
      expect(await client.request('DELETE', `${VIEWS}/${id}`)).toMatchObject({ status: 404 });
    }
    expect(await admin.client.patch(`${VIEWS}/${id}`, { name: 'Lanes' })).toMatchObject({ body: { name: 'Lanes' } });
    expect(await admin.client.request('DELETE', `${VIEWS}/${id}`)).toMatchObject({ status: 204 });
    expect(await listed(booker)).toEqual([]);
    expect((await actionsOf(app, owner.companyId)).filter((action) => action.startsWith('saved_report'))).toEqual([
      'saved_report.changed',
      'saved_report.changed',
      'saved_report.removed',
    ]);
  });

  it('are reports only', async () => {
    const { id } = await save(OPEN);
    expect(await owner.client.patch(`${VIEWS}/${id}`, { isShared: true })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/isShared' }] },
    });
  });
});
