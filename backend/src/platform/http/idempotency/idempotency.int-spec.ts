import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { Clock } from '../../clock.js';
import { IdempotencyStore, requestHash } from './idempotency.js';

const COMPANY = 'cmp_01J00000000000000000000000';
const OTHER_COMPANY = 'cmp_01J00000000000000000000001';

describe('IdempotencyStore', () => {
  let db: TestDatabase;
  const store = new IdempotencyStore(new Clock());

  beforeAll(async () => {
    db = await testDatabase();
  });
  beforeEach(() => db.truncate());
  afterAll(() => db.close());

  const record = {
    companyId: COMPANY,
    key: 'key-1',
    operation: 'bookQuote',
    requestHash: requestHash({ a: 1 }),
    response: { shipmentId: 'shp_1' },
  };

  it('finds a stored record for its company and key only', async () => {
    await db.database.transaction((tx) => store.save(tx, record));
    await db.database.transaction(async (tx) => {
      expect(await store.find(tx, COMPANY, 'key-1')).toEqual({
        operation: 'bookQuote',
        requestHash: record.requestHash,
        response: { shipmentId: 'shp_1' },
      });
      expect(await store.find(tx, COMPANY, 'KEY-1')).toBeNull();
      expect(await store.find(tx, OTHER_COMPANY, 'key-1')).toBeNull();
    });
  });

  it('stores nothing if the transaction is rolled back', async () => {
    const attempt = db.database.transaction(async (tx) => {
      await store.save(tx, record);
      throw new Error('crash');
    });
    await expect(attempt).rejects.toThrow('crash');
    expect(await db.database.query('SELECT 1 FROM idempotency_record')).toEqual([]);
  });

  it('executes one of twenty equal requests, and returns its response to the others', async () => {
    let done = 0;
    const book = () =>
      db.database.transaction(async (tx) => {
        const earlier = await store.find(tx, COMPANY, 'key-2');
        if (earlier !== null) return earlier.response;
        const response = { shipmentId: `shp_${Math.random()}` };
        await store.save(tx, { ...record, key: 'key-2', response });
        done += 1;
        return response;
      });
    const answers = await Promise.all(Array.from({ length: 20 }, book));
    expect(done).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});
