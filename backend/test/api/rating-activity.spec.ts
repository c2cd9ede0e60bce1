import { signUp, type SignedIn } from '../support/identity.js';
import { uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
  owner = await signUp(app);
}, 60_000);
afterAll(() => app.close());

const recorded = async (action: string) =>
  (await owner.client.get(`/api/v1/company/activity?action=${action}`)).body.items;

it('records who uploaded, withdrew and restored which tariff; a dry run and a refusal leave no entry', async () => {
  const { body } = await uploadTariff(owner.client);
  await uploadTariff(owner.client, {}, '?dryRun=true');
  await uploadTariff(owner.client, { rates: 'broken' });
  expect(await recorded('tariff.uploaded')).toMatchObject([
    { subject: body.tariffId, details: { scac: 'ZZAA', version: 1, effectiveFrom: '2026-01-01' } },
  ]);

  await owner.client.patch(`/api/v1/company/tariffs/${body.tariffId}`, { withdrawn: true });
  await owner.client.patch(`/api/v1/company/tariffs/${body.tariffId}`, { withdrawn: false });
  expect(await recorded('tariff.withdrawn')).toMatchObject([{ subject: body.tariffId }]);
  expect(await recorded('tariff.restored')).toMatchObject([{ subject: body.tariffId }]);
});

it('records who changed the rating rules', async () => {
  await owner.client.patch('/api/v1/company/rating-rules', { thresholds: { ltlMaxWeight: 0 } });
  expect(await recorded('rating_rules.changed')).toEqual([]);
  await owner.client.patch('/api/v1/company/rating-rules', { thresholds: { ltlMaxWeight: 9_000 } });
  expect(await recorded('rating_rules.changed')).toHaveLength(1);
});
