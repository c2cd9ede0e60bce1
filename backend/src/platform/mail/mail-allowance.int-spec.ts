import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { MailAllowance, type MailRequest } from './mail-allowance.js';

const ROSA = 'rosa@riverside.test';
const KINDS: MailRequest[] = ['registration', 'password-reset', 'email-change'];

/** Two replicas on one database. */
let replicas: TestApp[];

beforeAll(async () => {
  replicas = [await startTestApp(), await startTestApp()];
}, 60_000);
afterAll(() => Promise.all(replicas.map((app) => app.close())));
beforeEach(() => replicas[0]!.database.truncate());

const allowance = (i: number) => replicas[i % replicas.length]!.get(MailAllowance);
const take = (i: number, email = ROSA) => allowance(i).use(email, (mayMail) => Promise.resolve(mayMail));
const request = (kind: MailRequest, email: string, ipAddress: string, ownDevice?: string) =>
  allowance(0).takeForRequest(kind, email, { ipAddress, ownDevice });

it('allows three mails an hour per recipient across all kinds, sources and replicas', async () => {
  let granted = 0;
  for (let i = 0; i < 20; i += 1) {
    const kind = KINDS[i % KINDS.length]!;
    if (await allowance(i).takeForRequest(kind, ROSA, { ipAddress: `198.51.100.${i}` })) granted += 1;
    if (await take(i)) granted += 1;
  }
  expect(granted).toBe(3);
});

it('allows ten mails a day', async () => {
  let granted = 0;
  for (let hour = 0; hour < 6; hour += 1) {
    for (let i = 0; i < 5; i += 1) if (await take(i)) granted += 1;
    await replicas[0]!.database.database.query("UPDATE throttle SET ends_at = 0 WHERE throttle_key LIKE 'mail-hour:%'");
  }
  expect(granted).toBe(10);
});

it('counts each mailbox separately, however its address is written', async () => {
  for (const address of [ROSA, 'rosa+invited@riverside.test', 'Rosa+2@riverside.test'])
    expect(await take(0, address)).toBe(true);
  expect(await take(0, 'rosa+3@riverside.test')).toBe(false);
  expect(await take(0, 'omar@riverside.test')).toBe(true);
});

it('counts only work that succeeds', async () => {
  const failing = () => allowance(0).use(ROSA, () => Promise.reject(new Error('The mail server is away.')));
  for (let i = 0; i < 5; i += 1) await expect(failing()).rejects.toThrow('away');
  expect([await take(0), await take(1), await take(0), await take(1)]).toEqual([true, true, true, false]);
  await expect(failing()).rejects.toThrow('away');
  expect(await take(0)).toBe(false);
});

it("counts requests from the recipient's own devices separately", async () => {
  for (let i = 0; i < 5; i += 1) await take(i);
  const granted = [];
  for (let i = 0; i < 4; i += 1) granted.push(await request('password-reset', ROSA, '192.0.2.1', 'device'));
  expect(granted).toEqual([true, true, true, false]);
});

it('refuses an IP address that requests too often, for any kind', async () => {
  for (let i = 0; i < 100; i += 1) await request('registration', `${i}@riverside.test`, '2001:db8:0:1::1');
  await expect(request('registration', ROSA, '2001:db8:0:1::2')).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    status: 429,
  });
  expect(await request('registration', ROSA, '192.0.2.2')).toBe(true);
});
