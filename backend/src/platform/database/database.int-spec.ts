import { setTimeout as delay } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { statementsSentBy } from '../../../test/support/statements.js';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { ConcurrentChange } from '../http/problems/domain-error.js';
import { retryTransient } from './retrying.js';
import { isDatabaseUnavailable, isDuplicateKey } from './errors.js';

describe('Database.transaction', () => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await testDatabase();
  });
  beforeEach(async () => {
    await db.truncate();
    await db.database.query("INSERT INTO gs1_serial (prefix, `last_value`) VALUES ('a', 0), ('b', 0)");
  });
  afterAll(() => db.close());

  const values = () => db.database.query<{ last_value: number }>('SELECT `last_value` FROM gs1_serial ORDER BY prefix');

  it('retries the victim of a deadlock until both have committed', async () => {
    let runs = 0;
    let met: () => void = () => undefined;
    const meeting = new Promise<void>((resolve) => (met = resolve));
    const increment = (first: string, second: string) =>
      db.database.transaction(async (tx) => {
        runs += 1;
        await tx.query('UPDATE gs1_serial SET `last_value` = `last_value` + 1 WHERE prefix = ?', [first]);
        if (runs === 2) met();
        await meeting;
        await tx.query('UPDATE gs1_serial SET `last_value` = `last_value` + 1 WHERE prefix = ?', [second]);
      });

    await Promise.all([increment('a', 'b'), increment('b', 'a')]);
    expect(runs).toBe(3);
    expect(await values()).toEqual([{ last_value: 2 }, { last_value: 2 }]);
  });

  it('gives up after five attempts and rolls back', async () => {
    let runs = 0;
    const attempt = db.database.transaction(async (tx) => {
      runs += 1;
      await tx.query('UPDATE gs1_serial SET `last_value` = 9');
      throw new ConcurrentChange();
    });
    await expect(attempt).rejects.toMatchObject({ code: 'CONCURRENT_CHANGE', status: 409 });
    expect(runs).toBe(5);
    expect(await values()).toEqual([{ last_value: 0 }, { last_value: 0 }]);
  });

  it('repeats a transaction whose COMMIT is refused, as on Galera after a conflict with another node', async () => {
    const conflict = Object.assign(new Error('Deadlock found when trying to get lock'), { errno: 1213 });
    const commit = jest.spyOn(MysqlQueryRunner.prototype, 'commitTransaction');
    commit.mockRejectedValueOnce(new QueryFailedError('COMMIT', [], conflict));
    let committed = 0;
    await db.database.transaction(async (tx) => {
      db.database.afterCommit(tx, () => (committed += 1));
      await tx.query('UPDATE gs1_serial SET `last_value` = `last_value` + 1');
    });
    expect([commit.mock.calls.length, committed]).toEqual([2, 1]);
    expect(await values()).toEqual([{ last_value: 1 }, { last_value: 1 }]);
    commit.mockRestore();
  });

  it('does not retry permanent errors', async () => {
    let runs = 0;
    const attempt = db.database.transaction(async (tx) => {
      runs += 1;
      await tx.query("INSERT INTO gs1_serial (prefix, `last_value`) VALUES ('a', 1)");
    });
    expect(isDuplicateKey(await attempt.catch((error: unknown) => error), 'PRIMARY')).toBe(true);
    expect(runs).toBe(1);
  });

  it('reads what other transactions have committed meanwhile', async () => {
    await db.database.transaction(async (tx) => {
      await tx.query('SELECT `last_value` FROM gs1_serial');
      await db.database.query("UPDATE gs1_serial SET `last_value` = 7 WHERE prefix = 'a'");
      const [row] = await tx.query<{ last_value: number }[]>("SELECT `last_value` FROM gs1_serial WHERE prefix = 'a'");
      expect(row).toEqual({ last_value: 7 });
    });
  });

  it('needs only begin and commit per transaction', async () => {
    const read = () => db.database.transaction((tx) => tx.query('SELECT 1'));
    await read();
    const statements = await statementsSentBy(db.dataSource, read);
    expect(statements.map(({ sql }) => sql)).toEqual(['START TRANSACTION', 'SELECT 1', 'COMMIT']);
  });

  it('calls hooks after the commit, once, and never after a rollback', async () => {
    const seen: unknown[] = [];
    let runs = 0;
    await db.database.transaction(async (tx) => {
      db.database.afterCommit(tx, () => seen.push(`run ${runs}`));
      runs += 1;
      if (runs === 1) throw new ConcurrentChange();
    });
    expect(seen).toEqual(['run 2']);
  });
});

describe('Database.execute', () => {
  let db: TestDatabase;

  // Of its own, so that no transaction has used its connections before.
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  async function untilWaitingForLock(): Promise<void> {
    const waiting = "SELECT 1 FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'";
    while ((await db.database.query(waiting)).length === 0) await delay(20);
  }

  it('a statement outside a transaction that waits for a lock blocks no neighboring key', async () => {
    await db.database.execute("INSERT INTO gs1_serial (prefix, `last_value`) VALUES ('m1', 1), ('m2', 1)");
    const holder = db.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query("UPDATE gs1_serial SET `last_value` = 2 WHERE prefix = 'm2'");
    const waiting = db.database.execute("UPDATE gs1_serial SET `last_value` = 3 WHERE prefix BETWEEN 'm0' AND 'm3'");
    await untilWaitingForLock();
    const neighbor = db.database.execute("INSERT INTO gs1_serial (prefix, `last_value`) VALUES ('m0', 1)");
    expect(await Promise.race([neighbor.then(() => 'inserted'), delay(1_000).then(() => 'blocked')])).toBe('inserted');
    await holder.commitTransaction();
    await holder.release();
    await waiting;
  });
});

describe('Database.queryPrepared', () => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  it('returns values like any other read', async () => {
    const sql = `SELECT CAST(? AS datetime(3)) AS at, CAST(? AS date) AS day, CAST(? AS signed) AS count, ? AS text, NULL AS nothing FROM (SELECT 1 UNION SELECT 2) AS two LIMIT ?`;
    const params = [new Date('2026-11-24T12:34:56.789Z'), '2026-11-24', 12_345_678_901, 'Küche 🛋', 1];
    const expected = [
      {
        at: new Date('2026-11-24T12:34:56.789Z'),
        day: '2026-11-24',
        count: 12_345_678_901,
        text: 'Küche 🛋',
        nothing: null,
      },
    ];
    expect(await db.database.query(sql, params)).toEqual(expected);
    expect(await db.database.queryPrepared(sql, params)).toEqual(expected);
  });

  it('fails like any other read', async () => {
    const failure = await db.database
      .queryPrepared('SELECT missing FROM gs1_serial WHERE prefix = ?', ['a'])
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ driverError: { errno: 1054 } });
  });
});

describe('connections', () => {
  it('are limited, and so is their queue: further statements are refused', async () => {
    const db = await testDatabase();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 600 }, () => db.database.query('SELECT SLEEP(0.02)')),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(80);
    expect(refused.every((outcome) => isDatabaseUnavailable(outcome.reason))).toBe(true);
    expect(await db.database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await db.close();
  });
});

describe('retryTransient', () => {
  const deadlock = () => Object.assign(new Error('Deadlock found'), { errno: 1213 });

  it('repeats a write after a deadlock', async () => {
    const write = jest.fn<() => Promise<string>>().mockRejectedValueOnce(deadlock()).mockResolvedValue('written');
    expect(await retryTransient(write)).toBe('written');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('does not repeat a write that failed for good', async () => {
    const write = jest.fn<() => Promise<string>>().mockRejectedValue(new Error('Unknown column'));
    await expect(retryTransient(write)).rejects.toThrow('Unknown column');
    expect(write).toHaveBeenCalledTimes(1);
  });
});
