import { BrandingService } from '../../src/modules/companies/index.js';
import { CompanyTables } from '../../src/modules/companies/persistence/company-tables.sql.js';
import { Mailbox } from '../../src/platform/mail/mailbox.js';
import { PurgeExpiredRowsJob } from '../../src/platform/retention/purge-expired-rows.job.js';
import { hashToken } from '../../src/platform/secrets/secret-token.js';
import { bookShipment } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { mailsTo } from '../support/mails.js';
import { connectCarrier } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const clock = new TestClock();
const lines: string[] = [];
let app: TestApp;
let owner: SignedIn;
/** Another address for each test, because the mailbox is kept. */
let consignee: string;
let tests = 0;
let shipment: { shipmentId: string; shipmentNumber: string };

beforeAll(async () => {
  app = await startTestApp({ clock, log: (line) => lines.push(line) });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set('2026-11-20T15:00:00.000Z');
  await query('DELETE FROM throttle');
  consignee = `dock${(tests += 1)}@consignee.test`;
  owner = await signUp(app);
  await connectCarrier(owner.client);
  shipment = await bookShipment(owner);
  await app.deliverOutbox();
});

const query = <T = any>(sql: string, parameters: unknown[] = []) => app.database.database.query<T>(sql, parameters);
const subscriptions = () => query('SELECT * FROM tracking_subscription WHERE company_id = ?', [owner.companyId]);
const path = (url: string) => new URL(url).pathname;

async function share(changes: object = {}): Promise<{ id: string; path: string }> {
  const { body } = await owner.client.post(`/api/v1/shipments/${shipment.shipmentId}/share`, {
    scope: 'tracking',
    ...changes,
  });
  return { id: body.id, path: path(body.url) };
}

/** Sends a form like a browser, from a separate IP address. */
const send = (to: string, fields: Record<string, string> = {}) =>
  app.client().request('POST', to, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
const visit = (to: string) => app.client().get(to, { accept: 'text/html' });
const subscribe = (link: { path: string }, email: string) => send(`${link.path}/updates`, { email });

/** A link in the newest email to the address: its button or its unsubscribe link. */
async function linkTo(email: string, at: 'first' | 'last'): Promise<string> {
  const [mail] = await mailsTo(app, email);
  return path((at === 'first' ? mail?.links[0] : mail?.links.at(-1)) ?? '');
}

/** Subscribes and confirms. */
async function subscribed(link: { path: string }, email: string): Promise<void> {
  await subscribe(link, email);
  expect((await send(await linkTo(email, 'first'))).status).toBe(200);
}

async function happens(type: string, occurredAt: string): Promise<void> {
  clock.set(occurredAt);
  await query('UPDATE user_session SET last_used_at = ?, expires_at = ?, authenticated_at = ?', [
    clock.now(),
    new Date(clock.now().getTime() + DAY),
    clock.now(),
  ]);
  const { status, body } = await owner.client.post(`/api/v1/shipments/${shipment.shipmentId}/events`, {
    type,
    occurredAt,
    reason: 'Reported by phone',
  });
  if (status >= 300) throw new Error(`The event was answered ${status}: ${JSON.stringify(body)}`);
}

describe('a visitor of a tracking page', () => {
  it('is emailed only after confirming, and opening the link of the email does not confirm', async () => {
    const link = await share();
    expect((await visit(link.path)).body).toContain(`href="${link.path}/updates"`);
    const form = await visit(`${link.path}/updates`);
    expect([form.status, form.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
    expect(form.body).toContain(`<span>${(await app.get(BrandingService).of(owner.companyId))!.name}</span>`);
    expect(form.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect((await subscribe(link, `  ${consignee.toUpperCase()} `)).body).toContain('Check your email');

    const confirm = await linkTo(consignee, 'first');
    expect((await visit(confirm)).body).toContain('>Confirm</button>');
    await happens('picked_up', '2026-11-24T17:00:00.000Z');
    expect(await mailsTo(app, consignee)).toHaveLength(1);

    clock.set('2026-11-21T15:00:00.000Z');
    expect((await send(confirm)).body).toContain('You get email updates');
    clock.set('2026-11-24T18:00:00.000Z');
    await happens('out_for_delivery', '2026-11-25T15:00:00.000Z');
    const [mail] = await mailsTo(app, consignee);
    expect(mail?.subject).toBe(`Shipment ${shipment.shipmentNumber}: Out for delivery (Chicago, IL to Dallas, TX)`);
  });

  it('gets the company, status, ETA with its basis, the page and a way to unsubscribe in each email, and no party or price', async () => {
    const link = await share();
    await subscribed(link, consignee);
    await happens('picked_up', '2026-11-24T17:00:00.000Z');
    const [update, confirmation] = await mailsTo(app, consignee);
    const name = (await app.get(BrandingService).of(owner.companyId))!.name;
    expect(update!.text).toContain(`From: ${name}`);
    expect(update!.text).toMatch(/Estimated delivery: .*\. From pickup .*transit standard/);
    expect(update!.links[0]).toMatch(new RegExp(`${link.path}$`));
    for (const mail of [update, confirmation]) {
      const source = (await app.get(Mailbox).source(mail!.id))!.toString().replaceAll(/\r?\n\s+/g, '');
      expect(source).toMatch(/List-Unsubscribe: ?<http[^>]*\.unsubscribe\.[^>]*\/updates>/);
      expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      expect(mail!.text).toContain('Unsubscribe');
      for (const secret of ['Oak Fixtures', 'Acme DC', '+13125550100', '$']) expect(mail!.text).not.toContain(secret);
    }
  });

  it('is told of each milestone once, also if the event is delivered again', async () => {
    const link = await share();
    await subscribed(link, consignee);
    await happens('picked_up', '2026-11-24T17:00:00.000Z');
    await app.deliverOutbox();
    await happens('arrived_terminal', '2026-11-24T23:00:00.000Z');
    await happens('departed_terminal', '2026-11-25T01:00:00.000Z');
    expect((await mailsTo(app, consignee)).map(({ subject }) => subject.split(' (')[0])).toEqual([
      `Shipment ${shipment.shipmentNumber}: Picked up`,
      `Confirm email updates of shipment ${shipment.shipmentNumber}`,
    ]);
  });

  it('gets the last email with the delivery; the address is deleted two days later', async () => {
    const link = await share();
    await subscribed(link, consignee);
    await happens('picked_up', '2026-11-24T17:00:00.000Z');
    await app.deliverOutbox();
    await happens('delivered', '2026-11-25T17:00:00.000Z');
    const [last] = await mailsTo(app, consignee);
    expect(last!.subject).toContain('Delivered');
    expect(last!.text).toContain('This is the last email about this shipment.');
    expect((await visit(`${link.path}/updates`)).body).toContain('has ended');
    expect((await visit(link.path)).body).not.toContain('/updates');
    clock.advance(2 * DAY + 1);
    await app.get(PurgeExpiredRowsJob).run();
    expect(await subscriptions()).toEqual([]);
  });

  it('gets the same page for a new, a waiting and a confirmed address', async () => {
    const link = await share();
    const pages = [await subscribe(link, consignee), await subscribe(link, consignee)];
    await send(await linkTo(consignee, 'first'));
    pages.push(await subscribe(link, consignee), await subscribe(link, 'rosa@acme.test'));
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect((await subscriptions()).map(({ state }) => state).sort()).toEqual(['confirmed', 'pending']);
  });

  it.each(['', 'dock', 'a@b', 'dock@consignee.test, x@y.test', '"x"@y.test', `${'a'.repeat(250)}@b.test`])(
    'cannot enter %j',
    async (email) => {
      const { status, body } = await subscribe(await share(), email);
      expect([status, await subscriptions()]).toEqual([422, []]);
      expect(body).toContain('Enter an email address like name@company.com.');
    },
  );

  it('cannot put markup on the page', async () => {
    const { body } = await subscribe(await share(), '"><script>alert(1)</script>');
    expect(body).not.toContain('<script');
  });

  it('cannot flood a mailbox or a link', async () => {
    const link = await share();
    for (let count = 0; count < 5; count += 1) await subscribe(link, consignee);
    expect(await mailsTo(app, consignee)).toHaveLength(3);
    for (let count = 5; count < 20; count += 1) expect((await subscribe(link, `a${count}@b.test`)).status).toBe(200);
    const { status, headers } = await subscribe(link, 'z@b.test');
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    clock.advance(HOUR);
    await query('DELETE FROM throttle');
    for (let count = 16; count <= 20; count += 1) await subscribe(link, `b${count}@b.test`);
    expect((await subscribe(link, 'z@b.test')).status).toBe(409);
    expect(await subscriptions()).toHaveLength(20);
  });
});

describe('a subscription', () => {
  it('ends with the unsubscribe link of an email, also by one click of a mail program', async () => {
    const link = await share();
    await subscribed(link, consignee);
    const unsubscribe = await linkTo(consignee, 'last');
    expect((await visit(unsubscribe)).body).toContain('>Unsubscribe</button>');
    expect(await subscriptions()).toHaveLength(1);
    expect((await send(unsubscribe, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
    expect(await subscriptions()).toEqual([]);
    expect((await send(unsubscribe)).body).toContain('You do not get email updates');
    await happens('picked_up', '2026-11-24T17:00:00.000Z');
    expect(await mailsTo(app, consignee)).toHaveLength(1);
  });

  it('ends with a revoked link, whose emails no longer open or confirm anything', async () => {
    const link = await share();
    await subscribed(link, consignee);
    await subscribe(link, `other.${consignee}`);
    const confirm = await linkTo(`other.${consignee}`, 'first');
    await owner.client.request('DELETE', `/api/v1/shipments/${shipment.shipmentId}/shares/${link.id}`);
    expect(await subscriptions()).toEqual([]);
    expect((await send(confirm)).status).toBe(410);
    expect((await subscribe(link, 'late@consignee.test')).status).toBe(410);
    await happens('picked_up', '2026-11-24T17:00:00.000Z');
    expect(await mailsTo(app, consignee)).toHaveLength(1);
  });

  it('ends with the last day of its link', async () => {
    const link = await share({ expiresOn: '2026-11-23' });
    await subscribed(link, consignee);
    await happens('picked_up', '2026-11-24T17:00:00.000Z');
    expect(await mailsTo(app, consignee)).toHaveLength(1);
    await app.get(PurgeExpiredRowsJob).run();
    expect(await subscriptions()).toEqual([]);
  });

  it('that is not confirmed within three days is deleted', async () => {
    const link = await share();
    await subscribe(link, consignee);
    const confirm = await linkTo(consignee, 'first');
    clock.advance(3 * DAY + 1);
    expect((await send(confirm)).status).toBe(410);
    await app.get(PurgeExpiredRowsJob).run();
    expect(await subscriptions()).toEqual([]);
  });

  it('of a deleted company gets no email', async () => {
    const link = await share();
    await subscribed(link, consignee);
    await happens('picked_up', '2026-11-24T17:00:00.000Z');
    await query('UPDATE company SET erase_at = ? WHERE id = ?', [
      new Date(clock.now().getTime() + DAY),
      owner.companyId,
    ]);
    expect(await mailsTo(app, consignee)).toHaveLength(1);
  });

  it('is in the export and the erasure of the company, without the token of its link', async () => {
    const table = (await app.get(CompanyTables).list()).find(({ name }) => name === 'tracking_subscription');
    const columns = table!.columns.map(({ name }) => name);
    expect(table!.owner).toBe('company_id');
    expect(columns).toContain('email');
    expect(columns).not.toContain('token_sealed');
    await subscribe(await share(), consignee);
    await app.get(CompanyTables).erase(table!, owner.companyId, 10);
    expect(await subscriptions()).toEqual([]);
  });

  it('cannot be confirmed or ended with a forged key', async () => {
    const link = await share();
    await subscribe(link, consignee);
    const confirm = await linkTo(consignee, 'first');
    const forged = confirm.replace('.confirm.', '.unsubscribe.');
    expect((await send(forged)).status).toBe(404);
    expect((await send(confirm.replace(/.{5}\/updates$/, 'AAAAA/updates'))).status).toBe(404);
    expect((await subscriptions()).map(({ state }) => state)).toEqual(['pending']);
  });

  it('is counted for members, and neither its address nor its keys are in the log', async () => {
    const link = await share();
    lines.length = 0;
    await subscribed(link, consignee);
    const { items } = (await owner.client.get(`/api/v1/shipments/${shipment.shipmentId}/shares`)).body;
    expect(items[0]).toMatchObject({ id: link.id, subscribers: 1 });
    const log = lines.join('');
    expect(log).toContain('/track/[removed]/updates');
    for (const secret of [consignee, 'tsb_', link.path.split('/').at(-1)!]) expect(log).not.toContain(secret);
    const token = link.path.split('/').at(-1)!;
    const stored = JSON.stringify(await subscriptions());
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(hashToken(token));
  });
});
