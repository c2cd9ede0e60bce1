import { jest } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { ProNumbers } from './pro-numbers.sql.js';

const publish = jest.fn();

const COMPANY = 'cmp_1';
const CARRIER = 'car_1';

describe('ProNumbers', () => {
  let test: TestDatabase;
  let pros: ProNumbers;

  beforeAll(async () => {
    test = await testDatabase();
    pros = new ProNumbers(test.database, { publish } as unknown as DomainEvents);
  });
  beforeEach(async () => {
    await test.truncate();
    const { database } = test;
    await database.query(
      `INSERT INTO company (id, code, name, created_at) VALUES (?, 'ABCDEFGH', 'Riverside Tile', NOW(3))`,
      [COMPANY],
    );
    await database.query(
      `INSERT INTO carrier (company_id, id, scac, name, created_at) VALUES (?, ?, 'ZZAA', 'Example', NOW(3))`,
      [COMPANY, CARRIER],
    );
    await database.query(
      `INSERT INTO pro_block (company_id, carrier_id, first_number, last_number, next_number, prefix, digits, check_rule)
       VALUES (?, ?, 1000000, 1000001, 1000000, '', 0, 'none'), (?, ?, 12345678, 12345999, 12345678, '', 9, 'mod7')`,
      [COMPANY, CARRIER, COMPANY, CARRIER],
    );
  });
  afterAll(() => test.close());

  const take = (companyId = COMPANY) => test.database.transaction((tx) => pros.next(tx, companyId, CARRIER));

  it('uses up the oldest block, then the next one', async () => {
    expect([await take(), await take(), await take()]).toEqual(['1000000', '1000001', '0123456782']);
    // The next block has numbers.
    expect(publish).not.toHaveBeenCalled();
  });

  it('allocates distinct numbers to concurrent bookings', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(new Set(taken).size).toBe(20);
  });

  it('releases a number when the transaction rolls back', async () => {
    await expect(
      test.database.transaction(async (tx) => {
        await pros.next(tx, COMPANY, CARRIER);
        throw new Error('The booking failed.');
      }),
    ).rejects.toThrow('The booking failed.');
    expect(await take()).toBe('1000000');
  });

  it('gives no numbers of ranges that earlier versions invented', async () => {
    await test.database.query('UPDATE pro_block SET check_rule = NULL WHERE first_number = 1000000');
    expect(await take()).toBe('0123456782');
    await test.database.query('UPDATE pro_block SET check_rule = NULL');
    expect(await take()).toBeNull();
  });

  it('returns null if all blocks are used up, and for another company', async () => {
    await test.database.query('UPDATE pro_block SET next_number = last_number + 1');
    expect(await take()).toBeNull();
    expect(await take('cmp_2')).toBeNull();
  });
});
