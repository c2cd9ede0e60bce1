import { Database } from '../../src/platform/database/database.js';
import { newId } from '../../src/platform/ids.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { rowsRead, statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROWS = 3_000;
const PAGE = 25;
const SLOW = 60_000;

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await signUp(app);
  await fill();
}, SLOW);
afterAll(() => app.close());

/** Quotes and shipments of one company, one per second; every third quote is booked. */
async function fill(): Promise<void> {
  const start = Date.UTC(2026, 0, 1);
  const at = (index: number) => new Date(start + index * 1000);
  const place = ['Chicago', 'IL', '60601', 'Dallas', 'TX', '75201', '2026-11-24', 1_000, 2];
  const quotes = Array.from({ length: ROWS }, (_, index) => {
    const booked = index % 3 === 0;
    const number = `Q-${String(index).padStart(6, '0')}`;
    return [
      owner.companyId,
      newId('qte'),
      number,
      booked ? 'booked' : 'cancelled',
      'LTL',
      1,
      '{}',
      '{}',
      ...place,
      0,
      booked ? newId('shp') : null,
      owner.userId,
      at(index),
      at(index),
    ];
  });
  const shipments = quotes.map(([companyId, quoteId], index) => [
    companyId,
    newId('shp'),
    `S-${String(index).padStart(6, '0')}`,
    quoteId,
    newId('ofr'),
    newId('car'),
    'ZZAA',
    'Example',
    true,
    'LTL',
    index % 3 === 0 ? 'delivered' : 'booked',
    String(index).padStart(17, '0'),
    'A',
    ...place.slice(0, 3),
    'B',
    ...place.slice(3),
    100,
    'USD',
    '{}',
    owner.userId,
    at(index),
    at(index),
  ]);
  await app.get(Database).transaction(async (tx) => {
    await tx.query(
      `INSERT INTO quote (company_id, id, number, status, mode, revision, request, result, origin_city, origin_state, origin_postal_code, destination_city,
         destination_state, destination_postal_code, pickup_on, total_weight, handling_unit_count, offer_count, shipment_id, created_by, created_at, updated_at) VALUES ?`,
      [quotes],
    );
    await tx.query(
      `INSERT INTO shipment (company_id, id, number, quote_id, offer_id, carrier_id, scac, carrier_name, carrier_demo, mode, status, bol_number, origin_name, origin_city,
         origin_state, origin_postal_code, destination_name, destination_city, destination_state, destination_postal_code, pickup_on, total_weight,
         handling_unit_count, total, currency, body, created_by, created_at, updated_at) VALUES ?`,
      [shipments],
    );
  });
}

describe.each(['quotes', 'shipments'])('the list of %s', (list) => {
  it.each(['', 'status=booked'])(
    'reads no more rows than it returns at any depth (%s)',
    async (filter) => {
      let cursor = '';
      for (let page = 0; page < 20; page += 1) {
        let body: any;
        const statements = await statementsDuring(app, async () => {
          ({ body } = await owner.client.get(`/api/v1/${list}?${filter}${cursor}`));
        });
        expect(body.items).toHaveLength(PAGE);
        cursor = `&cursor=${body.nextCursor}`;
        if (page % 5 > 0) continue;
        const select = statements.filter(({ sql }) => /FORCE INDEX[^]*ORDER BY/.test(sql));
        expect(select).toHaveLength(1);
        // A quote's creator is read for every row.
        const perRow = list === 'quotes' ? 2 : 1;
        const read = await rowsRead(app, select[0]!);
        expect(read).toBeGreaterThanOrEqual(PAGE);
        expect(read).toBeLessThanOrEqual((PAGE + 1) * perRow + 5);
      }
    },
    SLOW,
  );
});
