import { Drain } from '../../src/platform/drain.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

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

  it('is not ready while a table is missing, and says nothing about why', async () => {
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
    const [last] = await app.database.database.query<{ id: number; name: string; timestamp: number }>('SELECT * FROM migration ORDER BY id DESC LIMIT 1');
    await app.database.database.query('DELETE FROM migration WHERE id = ?', [last?.id]);
    try {
      expect(await app.client().get('/health/ready')).toMatchObject({ status: 503 });
    } finally {
      await app.database.database.query('INSERT INTO migration (id, name, timestamp) VALUES (?, ?, ?)', [last?.id, last?.name, last?.timestamp]);
    }
  });

  it('turns unready and closes connections while draining, and still serves', async () => {
    const leaving = await startTestApp();
    leaving.get(Drain).start();
    expect(await leaving.client().get('/health/ready')).toMatchObject({ status: 503 });
    const live = await leaving.client().get('/health/live');
    expect(live.status).toBe(200);
    expect(live.headers.get('connection')).toBe('close');
    await leaving.close();
  });
});
