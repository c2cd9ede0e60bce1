import { setTimeout as delay } from 'node:timers/promises';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { newId } from '../ids.js';
import { JobLeases, type JobPeriod } from './persistence/job-leases.sql.js';
import { SharedJobs } from './shared-jobs.js';
import { ALL_COMPANIES, ALL_SHARDS, inShard, type Shard, SHARDS } from './shards.js';

const HOUR = { name: 'hourly', everyMs: 3_600_000 };

let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => db.truncate());
afterAll(() => db.close());

/** Leases whose database is unavailable at first. */
class LateLeases extends JobLeases {
  private tries = 0;

  override async register(jobs: readonly JobPeriod[]): Promise<void> {
    this.tries += 1;
    if (this.tries === 1) throw new Error('away');
    await super.register(jobs);
  }
}

const worker = () => new JobLeases(db.database);
const stored = async () =>
  (
    await db.database.query<{ owner: string | null; inSeconds: number }>(
      'SELECT lease_owner AS owner, TIMESTAMPDIFF(SECOND, UTC_TIMESTAMP(3), due_at) AS inSeconds FROM periodic_job',
    )
  )[0]!;
const inThePast = (column: 'due_at' | 'leased_until', seconds = 1, name = '%') =>
  db.database.execute(`UPDATE periodic_job SET ${column} = UTC_TIMESTAMP(3) - INTERVAL ? SECOND WHERE name LIKE ?`, [
    seconds,
    name,
  ]);

describe('the lease of a job', () => {
  it('is given to one of many concurrent workers', async () => {
    const workers = Array.from({ length: 8 }, worker);
    await Promise.all(workers.map((leases) => leases.register([HOUR])));
    expect(await workers[0]!.due()).toEqual(['hourly']);
    const claims = await Promise.all(workers.map((leases) => leases.claim('hourly')));
    expect(claims.filter(Boolean)).toEqual([true]);
    expect(await workers[0]!.due()).toEqual([]);
  });

  it('is overdue from the end of the period until a worker has it', async () => {
    const leases = worker();
    await leases.register([HOUR]);
    await inThePast('due_at', 90);
    expect((await leases.overdueSeconds()).get('hourly')).toBeGreaterThanOrEqual(90);
    await leases.claim('hourly');
    expect(await leases.overdueSeconds()).toEqual(new Map([['hourly', 0]]));
  });

  it('ends with the run, until the next period starts', async () => {
    const [first, second] = [worker(), worker()];
    await first.register([HOUR]);
    await inThePast('due_at', 2 * 3_600 + 60);
    await first.claim('hourly');
    await first.finish('hourly', HOUR.everyMs);
    const { owner, inSeconds } = await stored();
    expect([owner, inSeconds > 3_530 && inSeconds <= 3_540]).toEqual([null, true]);
    expect(await second.claim('hourly')).toBe(false);
    await second.register([HOUR]);
    expect((await stored()).inSeconds).toBeGreaterThan(3_500);
    await second.register([{ ...HOUR, everyMs: 60_000 }]);
    expect((await stored()).inSeconds).toBeLessThanOrEqual(60);
  });

  it('passes to another worker without renewal, and the first can no longer end or renew it', async () => {
    const [lost, next] = [worker(), worker()];
    await lost.register([HOUR]);
    await lost.claim('hourly');
    expect(await next.claim('hourly')).toBe(false);
    await inThePast('leased_until');
    expect(await next.claim('hourly')).toBe(true);
    const { owner } = await stored();
    await lost.renew('hourly');
    await lost.finish('hourly', HOUR.everyMs);
    expect(await stored()).toEqual({ owner, inSeconds: expect.any(Number) });
    expect((await stored()).inSeconds).toBeLessThanOrEqual(0);
  });

  it('lasts while it is renewed', async () => {
    const [holder, other] = [worker(), worker()];
    await holder.register([HOUR]);
    await holder.claim('hourly');
    await inThePast('leased_until');
    await holder.renew('hourly');
    expect(await other.due()).toEqual([]);
  });
});

describe('a sharded job', () => {
  const SHARDED = { ...HOUR, sharded: true };

  it('has each company in one shard', async () => {
    const companies = Array.from({ length: 200 }, () => newId('cmp'));
    const idsIn = async (shard: Shard) => {
      const rows = await db.database.query<{ id: string }>(
        `SELECT id FROM (${companies.map((id) => `SELECT '${id}' AS id`).join(' UNION ALL ')}) AS c WHERE ${inShard('id', shard)}`,
      );
      return rows.map(({ id }) => id);
    };
    const shards = await Promise.all(ALL_SHARDS.map(idsIn));
    expect(shards.flat().sort()).toEqual(companies.sort());
    expect(shards.filter(({ length }) => length > 0).length).toBeGreaterThan(SHARDS / 2);
    expect((await idsIn(ALL_COMPANIES)).sort()).toEqual(companies);
  });

  it('has a lease per shard, the first under the name of the job, and is overdue with the latest', async () => {
    const [first, second] = [worker(), worker()];
    await first.register([HOUR]);
    await first.claim('hourly');
    await second.register([SHARDED]);
    expect((await second.due()).sort()).toEqual(
      ALL_SHARDS.slice(1)
        .map(({ index }) => `hourly #${index}`)
        .sort(),
    );
    expect(await second.claim('hourly')).toBe(false);
    await inThePast('due_at', 90);
    await second.claim('hourly #1');
    const overdue = await first.overdueSeconds();
    expect([[...overdue.keys()], overdue.get('hourly')! >= 90]).toEqual([['hourly'], true]);
  });

  it('is divided among four workers: each shard once per period, one at a time per worker', async () => {
    const stop = new AbortController();
    const errors: unknown[] = [];
    const done: { by: number; index: number }[] = [];
    const running = new Map<number, number>();
    let most = 0;
    const workers = [1, 2, 3, 4].map((by) => {
      const run = async (_signal: AbortSignal, { index }: Shard) => {
        expect([...running.keys()]).not.toContain(by);
        expect([...running.values()]).not.toContain(index);
        running.set(by, index);
        most = Math.max(most, running.size);
        await delay(20);
        running.delete(by);
        done.push({ by, index });
        if (done.length === SHARDS) stop.abort();
      };
      return new SharedJobs(worker()).work([{ ...SHARDED, run }], stop.signal, (error) => errors.push(error));
    });
    await Promise.all(workers);
    expect(done.map(({ index }) => index).sort((a, b) => a - b)).toEqual(ALL_SHARDS.map(({ index }) => index));
    expect([new Set(done.map(({ by }) => by)).size, most, errors]).toEqual([4, 4, []]);
  }, 30_000);

  it('leaves the shard of a lost worker to another, when its lease has expired', async () => {
    const stop = new AbortController();
    const [lost, other] = [worker(), worker()];
    await lost.register([SHARDED]);
    await lost.claim('hourly #7');
    const done: number[] = [];
    const run = async (_signal: AbortSignal, { index }: Shard) => {
      done.push(index);
      if (done.length === SHARDS - 1) await inThePast('leased_until', 1, 'hourly #7');
      if (done.length === SHARDS) stop.abort();
    };
    await new SharedJobs(other).work([{ ...SHARDED, run }], stop.signal, () => undefined);
    expect(done.at(-1)).toBe(7);
    expect(new Set(done).size).toBe(SHARDS);
  }, 30_000);
});

describe('three workers', () => {
  it('run each job once per period, and finish running jobs when stopped', async () => {
    const stop = new AbortController();
    const errors: unknown[] = [];
    const periods = 4;
    let [runs, ends] = [0, 0];
    let started = Promise.withResolvers<void>();
    let finish = Promise.withResolvers<void>();
    const run = async () => {
      runs += 1;
      started.resolve();
      await finish.promise;
      ends += 1;
    };
    const workers = [1, 2, 3].map(() =>
      new SharedJobs(worker()).work([{ ...HOUR, run }], stop.signal, (error) => errors.push(error)),
    );
    for (let period = 1; period <= periods; period += 1) {
      await started.promise;
      started = Promise.withResolvers();
      if (period === periods) break;
      finish.resolve();
      while ((await stored()).owner !== null) await delay(5);
      finish = Promise.withResolvers();
      await inThePast('due_at');
    }
    stop.abort();
    expect([runs, ends]).toEqual([periods, periods - 1]);
    finish.resolve();
    await Promise.all(workers);
    expect([runs, ends, errors]).toEqual([periods, periods, []]);
    expect((await stored()).owner).toBeNull();
  }, 30_000);

  it('abort the signal of a running job when stopped', async () => {
    const stop = new AbortController();
    const heard: boolean[] = [];
    const run = async (signal: AbortSignal) => {
      heard.push(signal.aborted);
      stop.abort();
      heard.push(signal.aborted);
    };
    await new SharedJobs(worker()).work([{ ...HOUR, run }], stop.signal, () => undefined);
    expect([heard, (await stored()).owner]).toEqual([[false, true], null]);
  }, 30_000);

  it('wait for an unavailable database, and then continue', async () => {
    const stop = new AbortController();
    const errors: unknown[] = [];
    const run = async () => stop.abort();
    await new SharedJobs(new LateLeases(db.database)).work([{ ...HOUR, run }], stop.signal, (error) =>
      errors.push(error),
    );
    expect(errors).toEqual([new Error('away')]);
  }, 30_000);
});
