import { bookShipment, createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { EXAMPLE_FUEL, uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const CARRIERS = '/api/v1/company/carriers';
const NONE = {
  holidays: null,
  closedOn: [],
  cutoff: null,
  pickupLeadMinutes: null,
  inspectionFee: null,
  attemptedPickupFee: null,
  truckNotUsedFee: null,
  truckNotUsedSameDayFee: null,
};

let app: TestApp;
let owner: SignedIn;
let id: string;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
}, 60_000);
beforeEach(async () => {
  owner = await signUp(app);
  await owner.client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  await uploadTariff(owner.client);
  id = (await owner.client.get(CARRIERS)).body.items[0].id;
});
afterAll(() => app.close());

const read = async () => (await owner.client.get(`${CARRIERS}/${id}/settings`)).body;
const save = (change: object, version = 1) =>
  owner.client.put(`${CARRIERS}/${id}/settings`, { ...NONE, version, ...change });
const PICKUP = { readyFrom: '10:00', closeAt: '16:00' };

it('has defaults with their sources, and holidays of this year and the next', async () => {
  const settings = await read();
  expect(settings).toMatchObject({
    ...NONE,
    version: 1,
    defaults: {
      cutoff: { value: '14:00', source: expect.any(String) },
      inspectionFee: { value: 2_500 },
      attemptedPickupFee: { value: 4_991 },
      truckNotUsedFee: { value: 15_000 },
      truckNotUsedSameDayFee: { value: 20_000 },
    },
  });
  expect(settings.upcomingHolidays).toContainEqual({ country: 'US', on: '2026-11-26', name: 'Thanksgiving' });
  expect(settings.upcomingHolidays).toContainEqual({ country: 'CA', on: '2027-07-01', name: 'Canada Day' });
  expect(settings.upcomingHolidays).not.toContainEqual(expect.objectContaining({ on: '2026-07-03' }));
});

it('is used by the next quote, and recorded with its offers', async () => {
  const before = await createQuote(owner, { pickup: { on: '2026-11-30', ...PICKUP } });
  const closedOn = ['2026-11-30', before.offers[0].estimatedDeliveryOn];
  expect(await save({ closedOn, inspectionFee: 9_900 })).toMatchObject({
    status: 200,
    body: { version: 2, closedOn: closedOn.toSorted(), inspectionFee: 9_900, cutoff: null },
  });
  const after = await createQuote(owner, { pickup: { on: '2026-11-30', ...PICKUP } });
  expect(after.offers[0].estimatedDeliveryOn > before.offers[0].estimatedDeliveryOn).toBe(true);
  expect(after.offers[0].warnings.map(({ code }: any) => code)).toContain('PICKUP_HOLIDAY');
  expect(after.offers[0].carrierSettings).toEqual({ closedOn: closedOn.toSorted(), inspectionFee: 9_900 });
  expect(before.offers[0].carrierSettings).toBeUndefined();
});

it('moves the promised delivery of a moved pickup over its closing days', async () => {
  const { shipmentId } = await bookShipment(owner, { pickup: { on: '2026-11-30', ...PICKUP } });
  const shipment = async () => (await owner.client.get(`/api/v1/shipments/${shipmentId}`)).body;
  const { estimatedDeliveryOn, version } = await shipment();
  await save({ closedOn: ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'] });
  const moved = await owner.client.patch(`/api/v1/shipments/${shipmentId}`, {
    version,
    pickup: { on: '2026-12-07', ...PICKUP },
  });
  expect(moved.status).toBe(200);
  // One week later without the closing days.
  expect((await shipment()).estimatedDeliveryOn > estimatedDeliveryOn.replace(/\d\d$/, '11')).toBe(true);
});

it('is not overwritten by an editor of an earlier version', async () => {
  expect((await save({ cutoff: '15:30' })).status).toBe(200);
  expect(await save({ cutoff: '16:00' })).toMatchObject({ status: 409, body: { code: 'STALE_REVISION' } });
  expect((await read()).cutoff).toBe('15:30');
  expect((await save({ cutoff: null }, 2)).body).toMatchObject({ version: 3, cutoff: null });
});

it.each([
  [{ holidays: ['MX'] }, '/holidays'],
  [{ closedOn: ['2026-02-30'] }, '/closedOn'],
  [{ cutoff: '25:00' }, '/cutoff'],
  [{ pickupLeadMinutes: -1 }, '/pickupLeadMinutes'],
  [{ inspectionFee: 12.5 }, '/inspectionFee'],
])('refuses %j', async (change, pointer) => {
  const { status, body } = await save(change);
  expect(status).toBe(422);
  expect(body.errors.map((error: any) => error.pointer).join()).toContain(pointer);
});

it('is changed by admins of its company only', async () => {
  const manager = await signInAs(app, owner.companyId, 'manager');
  expect((await manager.client.get(`${CARRIERS}/${id}/settings`)).status).toBe(200);
  expect((await manager.client.put(`${CARRIERS}/${id}/settings`, { ...NONE, version: 1 })).status).toBe(403);
  const stranger = await signUp(app);
  expect((await stranger.client.get(`${CARRIERS}/${id}/settings`)).status).toBe(404);
  expect((await stranger.client.put(`${CARRIERS}/${id}/settings`, { ...NONE, version: 1 })).status).toBe(404);
});
