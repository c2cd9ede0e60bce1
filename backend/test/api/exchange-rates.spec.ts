import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const PATH = '/api/v1/company/exchange-rates';
const FRIDAY = { cadPerUsd: '1.3712', effectiveOn: '2026-11-20', source: 'Bank of Canada' };
const THURSDAY = { cadPerUsd: '1.3698', effectiveOn: '2026-11-19', source: 'Bank of Canada' };
let app: TestApp;
let owner: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
  owner = await signUp(app);
  other = await signUp(app);
}, 60_000);
afterAll(() => app.close());

const save = (rates: object[], { client } = owner) => client.post(PATH, { rates });
const errorsOf = async (...rates: object[]) => {
  const { status, body } = await save(rates);
  return [status, body.errors?.map(({ pointer, code }: any) => [pointer, code])];
};

it('are stored by day with their source, and a later entry replaces the day', async () => {
  expect((await owner.client.get(PATH)).body).toEqual({ items: [], nextCursor: null });
  expect((await save([THURSDAY, { ...FRIDAY, cadPerUsd: '1.3' }])).status).toBe(200);
  expect((await save([FRIDAY])).body.items).toEqual([FRIDAY, THURSDAY]);
  expect((await owner.client.get(PATH)).body.items).toEqual([FRIDAY, THURSDAY]);
});

it('are a company’s own', async () => {
  expect((await other.client.get(PATH)).body.items).toEqual([]);
  expect((await save([{ ...FRIDAY, cadPerUsd: '1.5' }], other)).body.items).toHaveLength(1);
  expect((await owner.client.get(PATH)).body.items[0]).toEqual(FRIDAY);
});

it('are refused with their place in the request', async () => {
  expect(await errorsOf(FRIDAY, { ...FRIDAY })).toEqual([422, [['/rates/1', 'DUPLICATE']]]);
  expect(await errorsOf({ ...FRIDAY, effectiveOn: '2026-11-22' })).toEqual([
    422,
    [['/rates/0/effectiveOn', 'DATE_FUTURE']],
  ]);
  expect(await errorsOf({ ...FRIDAY, cadPerUsd: '0.0' })).toEqual([422, [['/rates/0/cadPerUsd', 'RANGE']]]);
  expect((await errorsOf({ ...FRIDAY, cadPerUsd: '1,37' }))[0]).toBe(422);
  expect((await errorsOf())[0]).toBe(422);
});

it('are changed by those who manage tariffs', async () => {
  const finance = await signInAs(app, owner.companyId, 'finance');
  expect((await finance.client.get(PATH)).status).toBe(200);
  expect((await save([FRIDAY], finance)).status).toBe(403);
  const dock = await signInAs(app, owner.companyId, 'dock');
  expect((await dock.client.get(PATH)).status).toBe(403);
});
