import { AccountKind1781000000049 } from '../../src/migrations/1781000000049-account-kind.js';
import { AccountKindAgain1781000000050 } from '../../src/migrations/1781000000050-account-kind-again.js';
import { testDatabase, type TestDatabase } from '../support/test-database.js';

/** More than one batch of the backfill. */
const KEYS = 1_001;
const BACKFILLS = { '049': AccountKind1781000000049, '050': AccountKindAgain1781000000050 };
const NOW = new Date('2026-11-02T12:00:00.000Z');

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
afterAll(() => database.close());

afterEach(() => database.dataSource.query('DELETE FROM user_account'));

describe('the kind of accounts created by version 0.1.0', () => {
  it.each(Object.entries(BACKFILLS))(
    'is derived by migration %s from their addresses, in batches; a second run changes nothing',
    async (_number, Backfill) => {
      const people = [
        'rosa@example.com',
        'usr_rosa@example.com',
        'api-keys.invalid@example.com',
        'rosa@api-keys.invalid',
      ];
      const keys = Array.from(
        { length: KEYS },
        (_, index) => `usr_${String(index).padStart(26, '0')}@api-keys.invalid`,
      );
      const rows = [...people, ...keys].map((email, index) => [
        `usr_${String(index).padStart(26, '0')}`,
        email,
        'Name',
        NOW,
        NOW,
      ]);
      await database.dataSource.query(
        'INSERT INTO user_account (id, email, full_name, created_at, updated_at) VALUES ?',
        [rows],
      );
      const runner = database.dataSource.createQueryRunner();
      try {
        for (let run = 0; run < 2; run += 1) {
          await new Backfill().up(runner);
          const ofKeys = await runner.query(`SELECT email FROM user_account WHERE kind = 'api_key' ORDER BY email`);
          expect((ofKeys as { email: string }[]).map(({ email }) => email)).toEqual(keys);
        }
      } finally {
        await runner.release();
      }
    },
  );
});
