import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { RateRow, TruckloadRow } from '../../rating/index.js';
import { StoredRates } from './stored-rates.sql.js';
import { TariffsRepository } from './tariffs.sql.js';

const COMPANY = 'cmp_1';
const LTL: RateRow = {
  origin: '606',
  destination: '752',
  milesFrom: 0,
  milesTo: 0,
  freightClass: 775,
  rates: [982_300, 815_309, 648_318, 550_088, 432_212, 353_628, 265_221, 225_929, null],
  service: 'interline',
  transitDays: null,
};
const TRUCKLOAD: TruckloadRow = {
  origin: 'IL',
  destination: 'TX',
  equipment: 'REEFER',
  ratePerMile: 24_500,
  minimum: 95_000,
  transitDays: 2,
};
/** More than the size of the connection pool. */
const MANY_CONNECTIONS = 25;

describe('StoredRates', () => {
  let test: TestDatabase;
  let rates: StoredRates;

  beforeAll(async () => {
    test = await testDatabase();
    rates = new StoredRates(test.database, test.dataSource);
    const { database } = test;
    await database.query(
      `INSERT INTO company (id, code, name, created_at) VALUES (?, 'ABCDEFGH', 'Riverside Tile', NOW(3))`,
      [COMPANY],
    );
    await database.query(
      `INSERT INTO carrier (company_id, id, scac, name, created_at) VALUES (?, 'car_1', 'ZZAA', 'Example', NOW(3))`,
      [COMPANY],
    );
    for (const [id, version, mode] of [
      ['trf_1', 1, 'LTL'],
      ['trf_2', 2, 'LTL'],
      ['trf_3', 3, 'FTL'],
    ]) {
      await database.query(
        `INSERT INTO tariff (company_id, id, carrier_id, version, name, currency, effective_from, effective_to, mode, basis, terms, row_count, created_at)
         VALUES (?, ?, 'car_1', ?, 'rates', 'USD', '2026-01-01', '2026-12-31', ?, 'lane', '{}', 1, NOW(3))`,
        [COMPANY, id, version, mode],
      );
    }
    await database.transaction(async (tx) => {
      await new TariffsRepository().insertRates(tx, COMPANY, 'trf_1', [LTL]);
      await new TariffsRepository().insertRates(tx, COMPANY, 'trf_2', [
        { ...LTL, milesFrom: 1, milesTo: 500, service: 'direct', transitDays: 3 },
      ]);
      await new TariffsRepository().insertRates(tx, COMPANY, 'trf_3', [TRUCKLOAD]);
    });
  });
  afterAll(() => test.close());

  it('returns the stored rates, each with its version', async () => {
    const taken: [string, unknown][] = [];
    await rates.eachRate(COMPANY, ['trf_1', 'trf_2', 'trf_3'], (row, tariffId) => taken.push([tariffId, row]));
    await rates.eachTruckloadRate(COMPANY, ['trf_1', 'trf_3'], (row, tariffId) => taken.push([tariffId, row]));
    expect(taken).toEqual([
      ['trf_1', LTL],
      ['trf_2', { ...LTL, milesFrom: 1, milesTo: 500, service: 'direct', transitDays: 3 }],
      ['trf_3', TRUCKLOAD],
    ]);
  });

  it('returns no rates of another company, and runs no query without versions', async () => {
    const take = () => {
      throw new Error('A rate was handed over.');
    };
    await rates.eachRate('cmp_2', ['trf_1'], take);
    await rates.eachRate(COMPANY, [], take);
  });

  it('fails if the callback throws, and releases its connection', async () => {
    const failing = () => {
      throw new RangeError('No such class.');
    };
    for (let time = 0; time < MANY_CONNECTIONS; time++)
      await expect(rates.eachRate(COMPANY, ['trf_1', 'trf_2'], failing)).rejects.toThrow('No such class.');
    expect(await rates.terms(COMPANY, ['trf_1'])).toHaveLength(1);
  });

  it('fails if the statement fails', async () => {
    await test.database.query('RENAME TABLE truckload_rate TO truckload_rate_away');
    try {
      await expect(rates.eachTruckloadRate(COMPANY, ['trf_3'], () => undefined)).rejects.toThrow('truckload_rate');
    } finally {
      await test.database.query('RENAME TABLE truckload_rate_away TO truckload_rate');
    }
  });
});
