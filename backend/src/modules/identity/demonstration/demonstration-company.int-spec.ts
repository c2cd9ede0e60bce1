import { Injectable, Module } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { DemonstrationMode } from '../../../platform/demonstration/demonstration-mode.js';
import { DemonstrationSeed } from '../../../platform/demonstration/demonstration-seed.js';
import type { Transaction } from '../../../platform/database/database.js';
import { OnCompanyCreated } from '../../companies/index.js';

const OWNER = 'demo@lading.test';
/** Every module's setup runs, which creates carriers, tariffs, quotes and shipments. */
const SLOW = 60_000;

let app: TestApp;
const created: string[] = [];

@Injectable()
class CreatedCompanies {
  @OnCompanyCreated()
  async note(_tx: Transaction, companyId: string): Promise<void> {
    created.push(companyId);
  }
}

@Module({ providers: [CreatedCompanies] })
class CreatedCompaniesModule {}

beforeAll(async () => {
  const source = {
    name: 'demo',
    label: 'Demo identity provider',
    issuer: 'http://127.0.0.1:4000',
    clientId: 'lading',
    clientSecret: 'secret',
  };
  app = await startTestApp({
    modules: [CreatedCompaniesModule],
    environment: { DEMONSTRATION: 'true', SIGN_IN_SOURCES: JSON.stringify([source]) },
  });
}, SLOW);
afterAll(() => app.close());

describe('the demonstration company', () => {
  it(
    'is created once, like any company, and its owner can sign in',
    async () => {
      const steps: string[] = [];
      await app.get(DemonstrationSeed).run((name) => steps.push(name));
      await app.get(DemonstrationSeed).run(() => undefined);
      expect(steps[0]).toBe('demonstration company');
      expect(created).toHaveLength(1);

      const client = app.client();
      const answer = await client.post('/api/v1/auth/login', {
        email: 'demo@lading.test',
        password: 'lading-demo-2026',
      });
      expect(answer.body.session).toMatchObject({
        user: { fullName: 'Demo Owner' },
        company: { id: created[0], name: 'Demo Manufacturing', role: 'owner' },
        demonstration: true,
      });
      expect((await client.get('/api/v1/company')).body).toMatchObject({ demo: true });
      expect((await client.get('/api/v1/me/identities')).body.items).toMatchObject([
        { source: 'demo', accountName: 'demo@lading.test' },
      ]);
    },
    SLOW,
  );

  it('is available on the sign-in page', async () => {
    expect((await app.client().get('/api/v1/auth/sources')).body).toEqual({
      items: [{ name: 'demo', label: 'Demo identity provider' }],
      nextCursor: null,
      demonstration: true,
      signUp: 'open',
    });
  });
});

/** The database of the demonstration, for another application that does not close it. */
const shared = () => ({ ...app.database, close: async () => undefined });

describe('a demonstration database in production', () => {
  it(
    'refuses the start and the published password, also with an open session',
    async () => {
      const client = app.client();
      const credentials = { email: 'demo@lading.test', password: 'lading-demo-2026' };
      expect((await client.post('/api/v1/auth/login', credentials)).status).toBe(200);

      const production = await startTestApp({ database: shared() });
      try {
        await expect(production.get(DemonstrationMode).enter()).rejects.toThrow('lading leave-demonstration');
        expect((await production.client().post('/api/v1/auth/login', credentials)).status).toBe(401);
        const moved = production.client();
        moved.setCookie('lading_session', client.cookie('lading_session') ?? '');
        expect((await moved.get('/api/v1/auth/session')).status).toBe(401);
      } finally {
        await production.close();
      }
    },
    SLOW,
  );

  it(
    'starts after the demonstration was left, which ends all access of the owner and offers of fictional carriers',
    async () => {
      const done = await app.get(DemonstrationMode).leave();
      expect(done.join('\n')).toContain('Locked the account demo@lading.test.');
      const production = await startTestApp({ database: shared() });
      try {
        await production.get(DemonstrationMode).enter();
        const { database } = production.database;
        expect(await database.query('SELECT password_hash AS hash FROM user_account WHERE email = ?', [OWNER])).toEqual(
          [{ hash: null }],
        );
        expect(await database.query('SELECT id FROM company WHERE demo = 1 AND erase_at IS NULL')).toEqual([]);
        expect(await database.query('SELECT id FROM carrier_connection WHERE enabled = 1')).toEqual([]);
        expect(await database.query("SELECT action FROM audit_entry WHERE action = 'demonstration.left'")).toHaveLength(
          1,
        );
        await expect(app.get(DemonstrationMode).enter()).rejects.toThrow('is not a demonstration');
        await expect(production.get(DemonstrationMode).leave()).rejects.toThrow('is not a demonstration');
      } finally {
        await production.close();
      }
    },
    SLOW,
  );
});

describe('outside the demonstration', () => {
  it(
    'does not create a company with a known password',
    async () => {
      const production = await startTestApp();
      await production.get(DemonstrationSeed).run(() => undefined);
      const answer = await production
        .client()
        .post('/api/v1/auth/login', { email: 'demo@lading.test', password: 'lading-demo-2026' });
      const sources = await production.client().get('/api/v1/auth/sources');
      await production.close();
      expect(answer.status).toBe(401);
      expect(sources.body).toMatchObject({ demonstration: false });
    },
    SLOW,
  );
});
