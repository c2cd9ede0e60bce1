import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { statementsSentBy } from '../../../../test/support/statements.js';
import { BolSerials } from './bol-serials.sql.js';

let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => db.truncate());
afterAll(() => db.close());

const take = (serials: BolSerials, count: number, prefix: string | null = null) =>
  Promise.all(Array.from({ length: count }, () => serials.next(prefix)));

describe('BolSerials', () => {
  it("starts at 1 under the company's prefix or the fallback prefix", async () => {
    const serials = new BolSerials(db.database);
    expect(await serials.next('0614141')).toMatch(/^0614141000000001\d$/);
    expect(await serials.next(null)).toMatch(/^0400000000000001\d$/);
  });

  it('never returns a number twice, for any number of concurrent processes', async () => {
    const [one, other] = [new BolSerials(db.database), new BolSerials(db.database)];
    const numbers = (await Promise.all([take(one, 70), take(other, 70), take(one, 70)])).flat();
    expect(new Set(numbers).size).toBe(210);
  });

  it('returns the numbers of a process in sequence, with one statement for twenty', async () => {
    const serials = new BolSerials(db.database);
    let numbers: string[] = [];
    const statements = await statementsSentBy(db.dataSource, async () => {
      numbers = await take(serials, 40);
    });
    expect(numbers.map((number) => Number(number.slice(7, 16)))).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    expect(statements).toHaveLength(2);
  });

  it('retries after a failure', async () => {
    const serials = new BolSerials(db.database);
    await db.database.execute('RENAME TABLE gs1_serial TO gs1_serial_away');
    await expect(serials.next(null)).rejects.toThrow('gs1_serial');
    await db.database.execute('RENAME TABLE gs1_serial_away TO gs1_serial');
    expect(await serials.next(null)).toMatch(/^0400000000000001\d$/);
  });
});
