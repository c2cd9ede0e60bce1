import { Injectable, Module } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { DemonstrationSeed } from '../../../platform/demonstration/demonstration-seed.js';
import type { Transaction } from '../../../platform/database/database.js';
import { OnCompanyCreated } from '../../companies/index.js';

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
    });
  });
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
