import type { ApiClient } from '../support/api-client.js';
import { signUp } from '../support/identity.js';
import { EXAMPLE_FUEL, type PalletRow, quoteRequest, uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const FREIGHT = [{ weight: 620, height: 30, freightClass: '70' }];
const PICKUP = { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' };
/** Numbers as a careless or malicious client writes them in JSON for a weight, a dimension or a count. */
const NUMBERS = [
  '-1',
  '0',
  '-0',
  '1e308',
  '1e400',
  '9007199254740993',
  '1e-9',
  '0.001',
  '"NaN"',
  'null',
  '"1e3"',
  '"１２"',
  '"0x10"',
  '[]',
  '{}',
  'true',
  '""',
];

let app: TestApp;
let client: ApiClient;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
  ({ client } = await signUp(app));
  await client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  await uploadTariff(client);
}, 60_000);
afterAll(() => app.close());

const preview = (request: unknown) => client.post('/api/v1/rating/preview', request);
const quote = (request: unknown) => client.post('/api/v1/quotes', request);
const errorsIn = (body: any): [string, string][] => body.errors.map(({ pointer, code }: any) => [pointer, code]);
const stored = async (): Promise<number> => (await client.get('/api/v1/quotes?limit=1')).body.total;

function withUnit(change: Partial<Record<'count' | 'length' | 'width' | 'height' | 'weight', unknown>>): any {
  const request: any = quoteRequest(FREIGHT);
  Object.assign(request.handlingUnits[0], change);
  return request;
}

function withStop(change: object): any {
  const request: any = quoteRequest(FREIGHT);
  Object.assign(request.stops[1], change);
  return request;
}

describe('a warning is returned and does not prevent quoting:', () => {
  it.each<[string, string, PalletRow[], Record<string, unknown>]>([
    ['DENSITY_MISMATCH', '/handlingUnits/0/commodities/0/freightClass', [{ weight: 500, freightClass: '50' }], {}],
    ['CUBIC_CAPACITY', '/handlingUnits', [{ count: 10, weight: 2_600, height: 96 }], {}],
    ['LINEAR_FOOT', '/handlingUnits', [{ count: 8, weight: 8_000 }], {}],
    ['OVERLENGTH', '/handlingUnits/0/length', [{ length: 97, weight: 500 }], {}],
    ['DIM_RANGE', '/handlingUnits/0/length', [{ length: 241, weight: 500 }], {}],
    ['DIM_RANGE', '/handlingUnits/0/height', [{ height: 85, weight: 500 }], {}],
    ['LTL_LIMIT', '/handlingUnits/0/weight', [{ weight: 4_001 }], {}],
    ['LTL_LIMIT', '/handlingUnits', [{ count: 10, weight: 20_001 }], {}],
    ['PICKUP_HOLIDAY', '/pickup/on', FREIGHT, { pickup: { ...PICKUP, on: '2026-11-26' } }],
    ['WINDOW_SHORT', '/pickup/closeAt', FREIGHT, { pickup: { ...PICKUP, closeAt: '11:59' } }],
  ])('%s at %s', async (code, pointer, rows, rest) => {
    const { status, body } = await preview(quoteRequest(rows, rest));
    expect(status).toBe(200);
    const warning = expect.objectContaining({ code, pointer, message: expect.stringMatching(/\w{3}.*\./s) });
    expect(body.derived.warnings).toContainEqual(warning);
  });

  it.each<[string, PalletRow[], Record<string, unknown>]>([
    ['OVERLENGTH', [{ length: 96, weight: 500 }], {}],
    ['DIM_RANGE', [{ length: 240, height: 84, weight: 500 }], {}],
    ['LTL_LIMIT', [{ weight: 4_000 }], {}],
    ['PICKUP_HOLIDAY', FREIGHT, {}],
    ['WINDOW_SHORT', FREIGHT, { pickup: { ...PICKUP, closeAt: '12:00' } }],
  ])('%s only above the limit', async (code, rows, rest) => {
    const { body } = await preview(quoteRequest(rows, rest));
    expect(body.derived.warnings.map((warning: any) => warning.code)).not.toContain(code);
  });
});

describe('input that cannot be priced is refused with field and code, and nothing is stored:', () => {
  it.each<[string, any, string, string]>([
    ['an unknown ZIP', withStop({ postalCode: '00001' }), '/stops/1/postalCode', 'ZIP_UNKNOWN'],
    ['a ZIP of another state', withStop({ postalCode: '90210', state: 'NV' }), '/stops/1/state', 'ZIP_STATE_MISMATCH'],
    ['a military ZIP', withStop({ postalCode: '09012' }), '/stops/1/postalCode', 'PLACE_NOT_USABLE'],
    [
      'an unknown class',
      ((request) => (Object.assign(request.handlingUnits[0].commodities[0], { freightClass: '71' }), request))(
        withUnit({}),
      ),
      '/handlingUnits/0/commodities/0/freightClass',
      'CHOICE',
    ],
    ['a side that is too long', withUnit({ length: 1_701 }), '/handlingUnits/0/length', 'DIM_RANGE'],
    ['a side of zero', withUnit({ height: 0 }), '/handlingUnits/0/height', 'DIM_RANGE'],
    ['a missing side', withUnit({ width: undefined }), '/handlingUnits/0/width', 'DIM_REQUIRED'],
    ['a null side', withUnit({ height: null }), '/handlingUnits/0/height', 'DIM_REQUIRED'],
    ['a weight that is too high', withUnit({ weight: 100_001 }), '/handlingUnits/0/weight', 'WEIGHT_RANGE'],
    ['a past day', quoteRequest(FREIGHT, { pickup: { ...PICKUP, on: '2026-11-19' } }), '/pickup/on', 'PICKUP_PAST'],
    [
      'a window under an hour',
      quoteRequest(FREIGHT, { pickup: { ...PICKUP, closeAt: '10:59' } }),
      '/pickup/closeAt',
      'WINDOW_SHORT',
    ],
  ])('%s', async (_, request, pointer, code) => {
    const before = await stored();
    const { status, body } = await quote(request);
    expect(status).toBe(422);
    expect(errorsIn(body)).toContainEqual([pointer, code]);
    expect(await stored()).toBe(before);
  });

  it('51 commodity lines; 50 are accepted', async () => {
    const lines = (count: number) => {
      const request = withUnit({ weight: count });
      request.handlingUnits[0].commodities = Array.from({ length: count }, () => ({
        description: 'Fittings',
        weight: 1,
        freightClass: '70',
      }));
      return request;
    };
    expect((await preview(lines(50))).status).toBe(200);
    expect(errorsIn((await preview(lines(51))).body)).toEqual([['/handlingUnits/0/commodities', 'LENGTH']]);
    const spread = lines(26);
    expect(
      errorsIn((await preview({ ...spread, handlingUnits: [...spread.handlingUnits, ...spread.handlingUnits] })).body),
    ).toEqual([['/handlingUnits', 'TOO_MANY_LINES']]);
  });

  it('21 rows of handling units; 20 are accepted', async () => {
    const rows = (count: number) => quoteRequest(Array.from({ length: count }, () => ({ weight: 10 })));
    expect((await preview(rows(20))).status).toBe(200);
    expect((await preview(rows(21))).status).toBe(422);
  });
});

describe.each(['count', 'length', 'width', 'height', 'weight'])('as %s', (field) => {
  it.each(NUMBERS)('%s is refused, and never priced', async (written) => {
    const text = JSON.stringify(withUnit({ [field]: '@' })).replace('"@"', written);
    const { status, body } = await client.request('POST', '/api/v1/rating/preview', { body: text });
    expect(status).toBe(422);
    expect(errorsIn(body).map(([pointer]) => pointer)).toContain(`/handlingUnits/0/${field}`);
  });
});

it.each(['NaN', 'Infinity', '-Infinity', '01', '1.', '.5', '+1', '1_000', '0x10', '１'])(
  '%s is not a JSON number',
  async (written) => {
    const text = JSON.stringify(withUnit({ weight: '@' })).replace('"@"', written);
    expect(await client.request('POST', '/api/v1/rating/preview', { body: text })).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_JSON' },
    });
  },
);

it.each(['PO Box 12', 'P.O. Box 12', 'p o box 9', 'Post Office Box 4'])(
  '"%s" is not an address that a truck can reach',
  async (address1) => {
    const { body } = await quote(quoteRequest(FREIGHT));
    const contact = { name: 'Pat Doe', phone: '+13125550100' };
    const stops = [
      { type: 'origin', name: 'Acme DC', address1, contact },
      { type: 'destination', name: 'Oak Fixtures', address1: '1 Oak Rd', contact },
    ];
    const booking = { offerId: body.offers[0].id, acceptedTotal: body.offers[0].total, stops, pickup: PICKUP };
    const answer = await client.post(`/api/v1/quotes/${body.id}/book`, booking, {
      'idempotency-key': `box ${address1}`,
    });
    expect(answer.status).toBe(422);
    expect(errorsIn(answer.body)).toContainEqual(['/stops/0/address1', 'ADDRESS_PO_BOX']);
  },
);
