import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { MailAllowance } from './mail-allowance.js';

const ROSA = 'rosa@riverside.test';

let app: TestApp;
let allowance: MailAllowance;

beforeAll(async () => {
  app = await startTestApp();
  allowance = app.get(MailAllowance);
}, 60_000);
afterAll(() => app.close());
beforeEach(() => app.database.truncate());

/** Which of so many requests for a mail to one address are granted. */
async function granted(times: number, addressOf: (index: number) => string): Promise<number> {
  let count = 0;
  for (let i = 0; i < times; i += 1) if (await allowance.take('password-reset', ROSA, addressOf(i))) count += 1;
  return count;
}

it('grants five mails to one place and twenty to all together', async () => {
  expect(await granted(50, () => '192.0.2.1')).toBe(5);
  expect(await granted(50, (i) => `198.51.100.${i}`)).toBe(15);
});

it('takes the addresses of one IPv6 customer for one place', async () => {
  expect(await granted(20, (i) => `2001:db8:0:1::${i}`)).toBe(5);
});

it('counts each kind and each address for itself', async () => {
  await granted(50, (i) => `198.51.100.${i}`);
  expect(await allowance.take('registration', ROSA, '192.0.2.1')).toBe(true);
  expect(await allowance.take('password-reset', 'omar@riverside.test', '192.0.2.1')).toBe(true);
});

it('refuses a place that asks too often, whatever it asks for', async () => {
  for (let i = 0; i < 100; i += 1) await allowance.take('registration', `${i}@riverside.test`, '192.0.2.1');
  await expect(allowance.take('registration', ROSA, '192.0.2.1')).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    status: 429,
  });
  expect(await allowance.take('registration', ROSA, '192.0.2.2')).toBe(true);
});
