import { setTimeout as delay } from 'node:timers/promises';
import { dataSourceOptions } from '../../src/platform/database/data-source-options.js';
import { Database } from '../../src/platform/database/database.js';
import { migrate } from '../../src/platform/database/schema/migrate.js';
import { Startup } from '../../src/platform/lifecycle/startup.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { emptyDatabase, openDataSource } from '../support/test-database.js';

describe('a process that starts before the migrations', () => {
  let app: TestApp;
  let url: string;
  const lines: string[] = [];

  beforeAll(async () => {
    url = await emptyDatabase(`lading_startup_${process.env.JEST_WORKER_ID ?? '1'}`);
    const dataSource = await openDataSource(url);
    const database = {
      url,
      dataSource,
      database: new Database(dataSource),
      truncate: async () => undefined,
      close: () => dataSource.destroy(),
    };
    app = await startTestApp({ database, log: (line) => lines.push(line) });
  });
  afterAll(() => app.close());

  it('waits for them with one line in the log, refuses requests, and is ready afterwards', async () => {
    const startup = app.get(Startup);
    startup.hold();
    const complete = startup.complete();
    await delay(1_500);

    expect(await app.client().get('/health/live')).toMatchObject({ status: 200 });
    expect(await app.client().get('/health/ready')).toMatchObject({ status: 503 });
    const refused = await app.client().get('/api/v1/auth/sources');
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(refused.headers.get('retry-after')).toBe('1');

    await migrate(dataSourceOptions({ databaseUrl: url }));
    expect(await complete).toBe(true);
    expect(await app.client().get('/health/ready')).toMatchObject({ status: 200 });
    expect(await app.client().get('/api/v1/auth/sources')).toMatchObject({ status: 200 });
    await startup.begin();
    expect(startup.isWaiting).toBe(false);
    expect(lines.filter((line) => line.includes('Waiting for the database'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('"context":"Startup"'))[0]).toContain('no migration has run');
  }, 60_000);

  it('stops waiting when it is stopped', async () => {
    await app.database.database.query('DELETE FROM migration');
    const startup = app.get(Startup);
    await startup.begin();
    expect(startup.isWaiting).toBe(true);
    const complete = startup.complete();
    startup.beforeApplicationShutdown();
    expect(await complete).toBe(false);
  });
});
