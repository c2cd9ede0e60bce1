import { Injectable, Module } from '@nestjs/common';
import { Redelivery } from '../../../../test/support/redelivery.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { OnCompanyCreated } from '../../companies/index.js';
import { RegistrationService } from './registration.service.js';
import { VerificationService } from './verification.service.js';

const EMAIL = 'rosa@riverside.test';
const DETAILS = { fullName: 'Rosa Delgado', companyName: 'Riverside Tile', password: 'seven-pallets-of-slate' };
/** Twenty passwords are hashed, and the machine may be busy with other tests. */
const SLOW = 60_000;
const CLIENT = { userAgent: 'test', ipAddress: '127.0.0.1' };

let app: TestApp;
let registration: RegistrationService;
let verification: VerificationService;
let breakCompanies = false;

@Injectable()
class BreakCompanies {
  @OnCompanyCreated()
  async fail(): Promise<void> {
    if (breakCompanies) throw new Error('no room');
  }
}

@Module({ providers: [BreakCompanies] })
class BreakCompaniesModule {}

beforeAll(async () => {
  app = await startTestApp({ modules: [BreakCompaniesModule] });
  registration = app.get(RegistrationService);
  verification = app.get(VerificationService);
}, SLOW);
afterAll(() => app.close());
beforeEach(() => app.database.truncate());

async function mailedToken(): Promise<string> {
  await registration.register({ email: EMAIL }, '127.0.0.1');
  await app.deliverOutbox();
  const [mail] = await app.mails();
  return new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
}

async function count(table: string): Promise<number> {
  const [row] = await app.database.database.query<{ n: number | string }>(`SELECT COUNT(*) AS n FROM ${table}`);
  return Number(row?.n);
}

async function redeem(tokens: string[]): Promise<string[]> {
  const results = await Promise.allSettled(tokens.map((token) => verification.verify({ token, ...DETAILS }, CLIENT)));
  return results
    .map((result) => (result.status === 'fulfilled' ? 'in' : (result.reason as { code: string }).code))
    .sort();
}

const ONE_OF_TWENTY = [...Array.from({ length: 19 }, () => 'LINK_INVALID'), 'in'];

describe('VerificationService.verify', () => {
  it(
    'accepts one of twenty concurrent uses of a link and creates one company',
    async () => {
      const token = await mailedToken();
      expect(await redeem(Array.from({ length: 20 }, () => token))).toEqual(ONE_OF_TWENTY);
      expect(await Promise.all(['user_account', 'company', 'association', 'user_session'].map(count))).toEqual([
        1, 1, 1, 1,
      ]);
    },
    SLOW,
  );

  it('accepts only the newest of several links for the same address', async () => {
    const tokens: string[] = [];
    for (let i = 0; i < 3; i += 1) tokens.push(await mailedToken());
    const newest = tokens.pop() ?? '';
    expect(await redeem(tokens)).toEqual(['LINK_INVALID', 'LINK_INVALID']);
    expect(await redeem([newest])).toEqual(['in']);
  });

  it('rolls back and leaves the link usable if the setup of the company fails', async () => {
    const token = await mailedToken();
    breakCompanies = true;
    await expect(verification.verify({ token, ...DETAILS }, CLIENT)).rejects.toThrow('no room');
    breakCompanies = false;
    expect(await Promise.all(['user_account', 'company', 'association', 'user_session'].map(count))).toEqual([
      0, 0, 0, 0,
    ]);
    expect(await redeem([token])).toEqual(['in']);
  });

  it('accepts either link if the email was sent twice, but only once', async () => {
    const redelivery = new Redelivery(app);
    const first = await mailedToken();
    await redelivery.makeDue();
    await app.deliverOutbox();
    const [again] = await app.mails();
    const second = new URL(again?.links[0] ?? '').searchParams.get('token') ?? '';
    expect(second).not.toBe(first);
    expect(await redeem([first])).toEqual(['in']);
    expect(await redeem([second])).toEqual(['LINK_INVALID']);
  });
});
