import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Controller, Get, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Public } from '../../src/platform/auth/decorators.js';
import { Database } from '../../src/platform/database/database.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

@Controller('api/v1/probe')
class ProbeController {
  constructor(private readonly database: Database) {}

  /** Uses the database long after the stop signal. */
  @Get('slow')
  @Public()
  async slow(): Promise<{ rows: number }> {
    await delay(2_000);
    return { rows: (await this.database.query('SELECT 1')).length };
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

describe('health', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('is live and ready', async () => {
    expect(await app.client().get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await app.client().get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('is not ready while a table is missing, and does not reveal the reason', async () => {
    await app.database.database.query('RENAME TABLE company TO company_away');
    try {
      const ready = await app.client().get('/health/ready');
      expect(ready).toMatchObject({ status: 503, body: { status: 'unavailable' } });
      expect(await app.client().get('/health/live')).toMatchObject({ status: 200 });
    } finally {
      await app.database.database.query('RENAME TABLE company_away TO company');
    }
    expect(await app.client().get('/health/ready')).toMatchObject({ status: 200 });
  });

  it('is not ready before every migration has run', async () => {
    const [last] = await app.database.database.query<{ id: number; name: string; timestamp: number }>(
      'SELECT * FROM migration ORDER BY id DESC LIMIT 1',
    );
    await app.database.database.query('DELETE FROM migration WHERE id = ?', [last?.id]);
    try {
      expect(await app.client().get('/health/ready')).toMatchObject({ status: 503 });
    } finally {
      await app.database.database.query('INSERT INTO migration (id, name, timestamp) VALUES (?, ?, ?)', [
        last?.id,
        last?.name,
        last?.timestamp,
      ]);
    }
  });

  describe('during a failure', () => {
    const READY_BODY = { status: 'ok' };
    const UNREADY_BODY = { status: 'unavailable' };
    let proxy: TcpProxy;
    let troubled: TestApp;

    beforeAll(async () => {
      const url = new URL(app.database.url);
      proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
      url.port = String(proxy.port);
      troubled = await startTestApp({ environment: { DATABASE_URL: url.href } });
    });
    afterAll(async () => {
      await troubled.close();
      await proxy.close();
    });

    /** Waits until readiness answers `status`; liveness must answer 200 throughout. */
    async function until(status: number): Promise<void> {
      for (;;) {
        const [ready, live] = await Promise.all([
          troubled.client().get('/health/ready'),
          troubled.client().get('/health/live'),
        ]);
        expect(live).toMatchObject({ status: 200, body: READY_BODY });
        expect(ready.body).toEqual(ready.status === 200 ? READY_BODY : UNREADY_BODY);
        if (ready.status === status) return;
        await delay(50);
      }
    }

    it.each<[string, () => unknown, () => unknown]>([
      ['the database is gone', () => proxy.cut(), () => proxy.mend()],
      ['the database hangs', () => proxy.hold(), () => proxy.release()],
    ])('is not ready until it is repaired: %s', async (_what, breakIt, mendIt) => {
      await until(200);
      await breakIt();
      await until(503);
      await mendIt();
      await until(200);
    });

    it('is not ready while all connections are in use', async () => {
      await until(200);
      const holder = app.database.dataSource.createQueryRunner();
      await holder.query("SELECT GET_LOCK('every connection', 0)");
      const waiting = Array.from({ length: 20 }, () =>
        troubled.get(Database).query("SELECT GET_LOCK('every connection', 60), RELEASE_LOCK('every connection')"),
      );
      await until(503);
      await holder.query("SELECT RELEASE_LOCK('every connection')");
      await holder.release();
      await Promise.all(waiting);
      await until(200);
    });
  });

  it('drains in order: unready first, then no new connections, and the pool last', async () => {
    const leaving = await startTestApp({ environment: { DRAIN_SECONDS: '1' }, modules: [ProbeModule] });
    const answered = leaving.client().get('/api/v1/probe/slow');
    await delay(200);
    const stopped = leaving.stop();

    expect(await leaving.client().get('/health/ready')).toMatchObject({ status: 503 });
    const live = await leaving.client().get('/health/live');
    expect([live.status, live.headers.get('connection')]).toEqual([200, 'keep-alive']);
    await delay(1_500);
    const port = connect(Number(new URL(leaving.url).port), '127.0.0.1');
    await expect(once(port, 'connect')).rejects.toThrow('ECONNREFUSED');
    // On the connection that is still open.
    const last = await leaving.client().get('/health/live');
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    expect(leaving.get(DataSource).isInitialized).toBe(true);

    expect(await answered).toMatchObject({ status: 200, body: { rows: 1 } });
    await stopped;
    expect(leaving.get(DataSource).isInitialized).toBe(false);
    await leaving.database.close();
  });
});
