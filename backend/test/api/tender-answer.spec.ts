import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../../src/config/config.js';
import { ShipmentChangesRepository } from '../../src/modules/shipments/persistence/shipment-changes.sql.js';
import { TimeBasedExceptionsJob } from '../../src/modules/shipments/exceptions/time-based-exceptions.job.js';
import { OverdueTendersJob } from '../../src/modules/shipments/tender/answer/overdue-tenders.job.js';
import { TendersRepository } from '../../src/modules/shipments/tender/persistence/tenders.repository.js';
import { SettleTender } from '../../src/modules/shipments/tender/settle-tender.js';
import type { MailboxMessage } from '../../src/platform/mail/mailbox.js';
import { saveCarrierProfile } from '../support/carriers.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { connectCarrier } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

/** Friday, 09:00 in Chicago; pickups are on Tuesday 2026-11-24 from 10:00 to 16:00. */
const START = '2026-11-20T15:00:00.000Z';
const CARRIERS = '/api/v1/company/carriers';

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;
let carrierId: string;
let mailbox: string;
let mailboxes = 0;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
beforeEach(async () => {
  clock.set(START);
  owner = await signUp(app);
  await connectCarrier(owner.client);
  mailbox = `loads-${(mailboxes += 1)}@carrier.test`;
  carrierId = (await owner.client.get(CARRIERS)).body.items[0].id;
  await saveCarrierProfile(owner, carrierId, {
    modes: ['LTL'],
    customerNumber: null,
    version: 1,
    contacts: [{ purpose: 'tender', name: null, email: mailbox, phone: null, extension: null }],
  });
});
afterAll(() => app.close());

const shipmentOf = async (id: string) => (await owner.client.get(`/api/v1/shipments/${id}`)).body;
const tenderOf = async (id: string) => (await owner.client.get(`/api/v1/shipments/${id}/tender`)).body;
const exceptionsOf = async (id: string) =>
  (await owner.client.get(`/api/v1/shipments/${id}/events`)).body.exceptions.map(({ kind, endedAt }: any) => ({
    kind,
    open: endedAt === null,
  }));
const mailsOf = async (number: string) => {
  await app.deliverOutbox();
  return (await app.mails()).filter(({ to, subject }) => to === mailbox && subject.includes(number));
};
const linkOf = (mail: MailboxMessage | undefined) => new URL(mail?.links.at(-1) ?? '').pathname;
const sourceOf = (mail: MailboxMessage | undefined) =>
  readFile(join(app.get(Config).mailDirectory, `${mail?.id}.eml`), 'utf8');

async function tender() {
  const { shipmentId, shipmentNumber } = await bookShipment(owner);
  const [mail] = await mailsOf(shipmentNumber);
  return { id: shipmentId, number: shipmentNumber, mail, link: linkOf(mail) };
}

/** Opens or submits the page as a carrier without a session. */
async function visit(path: string, form?: Record<string, string>) {
  const response = await fetch(new URL(path, app.url), form && { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('a tender email', () => {
  it('replies to the booker, says the rate, and has the bill of lading and a calendar file', async () => {
    const { id, mail } = await tender();
    const source = await sourceOf(mail);
    const { total } = await shipmentOf(id);
    expect(source).toMatch(new RegExp(`^Reply-To: ${owner.email}`, 'm'));
    expect(mail?.text).toContain(`Rate: $${(total.amount / 100).toFixed(2)}`);
    expect(mail?.text).toContain('PRO: to be assigned by you');
    expect(mail?.text).toMatch(/Please answer by Fri, Nov 20, 1:00 PM CST/);
    expect(source).toMatch(/filename="?BOL-.*\.pdf/);
    expect(source).toMatch(/filename="?pickup-S-\d+\.ics/);
  });

  it('replies to the dispatch mailbox and says no rate if the company wants that', async () => {
    const settings = { dispatchEmail: 'dispatch@shipper.test', showRate: false, responseHours: 2 };
    expect((await owner.client.put('/api/v1/company/tender-settings', settings)).body).toEqual(settings);
    const { mail, link } = await tender();
    expect(await sourceOf(mail)).toMatch(/^Reply-To: dispatch@shipper\.test/m);
    expect(mail?.text).toContain('Rate: per agreement');
    expect((await visit(link)).html).toContain('per agreement');
  });

  it('has no PRO number on any paper until the carrier gives one', async () => {
    const { id } = await tender();
    expect((await shipmentOf(id)).proNumber).toBeNull();
  });
});

describe('the page of a tender email', () => {
  it('changes nothing when it is opened, and is not stored or indexed', async () => {
    const { id, link } = await tender();
    const { status, headers, html } = await visit(link);
    expect([status, html]).toEqual([200, expect.stringContaining('Accept tender')]);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect((await tenderOf(id)).state).toBe('sent');
  });

  it('accepts with PRO and driver, once', async () => {
    const { id, link } = await tender();
    const answer = { answer: 'accept', proNumber: '123-456 7890', driverName: 'Lee <b>', driverPhone: '312 555 0100' };
    expect(await visit(link, answer)).toMatchObject({ status: 200, html: expect.stringContaining('accepted') });
    expect(await shipmentOf(id)).toMatchObject({ status: 'accepted', proNumber: '1234567890' });
    expect((await tenderOf(id)).attempts[0]).toMatchObject({
      state: 'accepted',
      proNumber: '1234567890',
      driverName: 'Lee <b>',
      driverPhone: '+13125550100',
    });
    expect((await visit(link, { answer: 'decline', reason: 'Changed our mind' })).status).toBe(410);
    expect((await visit(link)).status).toBe(410);
    expect((await tenderOf(id)).state).toBe('accepted');
  });

  it('declines with a reason, of which the booker is notified', async () => {
    const { id, link } = await tender();
    expect((await visit(link, { answer: 'decline', reason: ' ' })).status).toBe(422);
    expect((await visit(link, { answer: 'decline', reason: 'No trucks on Tuesday' })).status).toBe(200);
    await app.deliverOutbox();
    expect((await shipmentOf(id)).status).toBe('tender_rejected');
    expect(await exceptionsOf(id)).toEqual([{ kind: 'tender_rejected', open: true }]);
    expect((await tenderOf(id)).attempts[0]).toMatchObject({ code: 'DECLINED', message: 'No trucks on Tuesday' });
    const reason = 'No trucks on Tuesday';
    const { exceptions } = (await owner.client.get(`/api/v1/shipments/${id}/events`)).body;
    expect(exceptions).toMatchObject([{ kind: 'tender_rejected', reason }]);
    const queue = (await owner.client.get('/api/v1/shipments/exceptions')).body.items;
    expect(queue).toMatchObject([{ shipmentId: id, kind: 'tender_rejected', reason }]);
    const { items } = (await owner.client.get('/api/v1/notifications')).body;
    expect(items.find(({ kind }: any) => kind === 'tender.rejected')).toMatchObject({ text: `Reason: ${reason}` });
  });

  it('that declined before there was an exception for it opens one at the next check, once', async () => {
    const { id, link } = await tender();
    expect((await visit(link, { answer: 'decline', reason: 'No trucks on Tuesday' })).status).toBe(200);
    const { database } = app.database;
    await database.query('DELETE FROM shipment_exception WHERE shipment_id = ?', [id]);
    await database.query(
      `UPDATE shipment SET tracking = JSON_SET(tracking, '$.active', JSON_ARRAY()), attention = 0, exception_kinds = '', check_at = created_at WHERE id = ?`,
      [id],
    );
    expect(await exceptionsOf(id)).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      await app.get(TimeBasedExceptionsJob).run();
      const { exceptions } = (await owner.client.get(`/api/v1/shipments/${id}/events`)).body;
      expect(exceptions).toMatchObject([{ kind: 'tender_rejected', reason: 'No trucks on Tuesday' }]);
      await database.query('UPDATE shipment SET check_at = created_at WHERE id = ?', [id]);
    }
  });

  it("checks the PRO number by the carrier's rule, and escapes what was entered", async () => {
    await owner.client.post(`${CARRIERS}/${carrierId}/pro-blocks`, {
      from: '12345678',
      to: '12345999',
      checkRule: 'mod7',
    });
    const { id, link } = await tender();
    expect((await shipmentOf(id)).proNumber).toBe('123456782');
    const wrong = await visit(link, { answer: 'accept', proNumber: '356123457', driverName: '"><script>' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('The check digit does not match');
    expect(wrong.html).not.toContain('<script>');
    expect((await visit(link, { answer: 'accept', proNumber: '356123456' })).status).toBe(200);
    expect((await shipmentOf(id)).proNumber).toBe('356123456');
  });

  it('closes with the pickup, and does not tell unknown links from closed ones', async () => {
    const { link } = await tender();
    const closed = await visit(link.replace(/track\/.*\//, 'track/unknown/'));
    expect(closed.status).toBe(404);
    clock.set('2026-11-24T22:00:00.000Z');
    expect(await visit(link)).toMatchObject({ status: 410, html: closed.html });
    expect((await visit(link, { answer: 'accept' })).status).toBe(410);
  });

  it('counts one of two simultaneous answers', async () => {
    const { link } = await tender();
    const answers = await Promise.all([
      visit(link, { answer: 'accept', proNumber: '1234567' }),
      visit(link, { answer: 'decline', reason: 'Full' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });
});

describe('an unanswered tender', () => {
  it('notifies the booker once after the deadline', async () => {
    const { id, link } = await tender();
    const job = app.get(OverdueTendersJob);
    const notes = async () => {
      await job.run();
      await app.deliverOutbox();
      const { items } = (await owner.client.get('/api/v1/notifications')).body;
      return items.filter(({ kind }: any) => kind === 'tender.unanswered').length;
    };
    expect((await tenderOf(id)).attempts[0].respondBy).toBe('2026-11-20T19:00:00.000Z');
    expect(await notes()).toBe(0);
    clock.set('2026-11-20T19:00:01.000Z');
    expect([await notes(), await notes()]).toEqual([1, 1]);
    expect(await exceptionsOf(id)).toEqual([{ kind: 'tender_unanswered', open: true }]);
    expect((await visit(link, { answer: 'accept' })).status).toBe(200);
    expect(await exceptionsOf(id)).toEqual([{ kind: 'tender_unanswered', open: false }]);
  });

  it('is sent again in another email, whose link works', async () => {
    const { id, number } = await tender();
    clock.set('2026-11-20T19:00:01.000Z');
    await app.get(OverdueTendersJob).run();
    expect(await exceptionsOf(id)).toEqual([{ kind: 'tender_unanswered', open: true }]);
    clock.advance(1_000);
    expect((await owner.client.post(`/api/v1/shipments/${id}/tender/resend`)).body.state).toBe('pending');
    expect(await exceptionsOf(id)).toEqual([{ kind: 'tender_unanswered', open: false }]);
    const mails = await mailsOf(number);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(linkOf)).size).toBe(2);
    for (const mail of mails) expect((await visit(linkOf(mail))).status).toBe(200);
    await visit(linkOf(mails[0]), { answer: 'accept' });
    expect((await visit(linkOf(mails[1]))).status).toBe(410);
    expect((await owner.client.post(`/api/v1/shipments/${id}/tender/resend`)).status).toBe(409);
  });
});

describe('a link received before the tender was sent again', () => {
  const resend = async (id: string) => {
    clock.advance(1_000);
    expect((await owner.client.post(`/api/v1/shipments/${id}/tender/resend`)).body.state).toBe('pending');
  };
  const removeMailbox = () =>
    saveCarrierProfile(owner, carrierId, { modes: ['LTL'], customerNumber: null, contacts: [] });

  it('is answered while the new email is pending, which is then not sent', async () => {
    const { id, number, link } = await tender();
    await resend(id);
    expect((await visit(link)).status).toBe(200);
    expect((await visit(link, { answer: 'accept', proNumber: '1234567890' })).status).toBe(200);
    expect(await mailsOf(number)).toHaveLength(1);
    expect(await shipmentOf(id)).toMatchObject({ status: 'accepted', proNumber: '1234567890' });
    expect((await tenderOf(id)).attempts[0]).toMatchObject({ state: 'accepted', proNumber: '1234567890' });
  });

  it('is answered after sending again has failed, until the pickup', async () => {
    const { id, link } = await tender();
    const other = await tender();
    await removeMailbox();
    await resend(id);
    await app.deliverOutbox();
    expect((await tenderOf(id)).state).toBe('failed');
    clock.advance(1_000);
    expect((await visit(link, { answer: 'accept' })).status).toBe(200);
    expect((await shipmentOf(id)).status).toBe('accepted');
    expect((await tenderOf(id)).attempts[0]).toMatchObject({ state: 'accepted', code: null, message: null });

    await resend(other.id);
    clock.set('2026-11-24T22:00:00.000Z');
    expect((await visit(other.link)).status).toBe(410);
  });

  it.each(['sent', 'failed'] as const)(
    'keeps the answer when the email is known to be %s only afterwards',
    async (state) => {
      const { id, number, link } = await tender();
      await resend(id);
      const shipment = await app.get(ShipmentChangesRepository).find(owner.companyId, id);
      const pending = await app.get(TendersRepository).newest(owner.companyId, id);
      expect((await visit(link, { answer: 'accept', proNumber: '1234567890' })).status).toBe(200);
      const images = { bol: null, labels: null };
      const outcome = { state, bol: null, pickupNumber: null, images, code: null, message: null };
      await app.get(SettleTender).settle(shipment!, pending!, outcome, clock.now());
      expect(await shipmentOf(id)).toMatchObject({ status: 'accepted', proNumber: '1234567890' });
      expect((await tenderOf(id)).attempts[0]).toMatchObject({ state: 'accepted', proNumber: '1234567890' });
      const subjects = (await mailsOf(number)).map(({ subject }) => subject);
      expect(subjects).toHaveLength(1);
    },
  );
});

describe('the tender of a canceled shipment', () => {
  it.each(['sent', 'failed'] as const)('says so and takes no answer, if it was %s', async (state) => {
    const { id, number, link } = await tender();
    if (state === 'failed') {
      await saveCarrierProfile(owner, carrierId, { modes: ['LTL'], customerNumber: null, contacts: [] });
      clock.advance(1_000);
      await owner.client.post(`/api/v1/shipments/${id}/tender/resend`);
      await app.deliverOutbox();
    }
    clock.advance(1_000);
    expect((await owner.client.post(`/api/v1/shipments/${id}/cancel`, { reason: 'Not needed' })).status).toBe(200);
    const canceled = { status: 410, html: expect.stringContaining(`Shipment ${number} was canceled`) };
    expect(await visit(link)).toMatchObject(canceled);
    expect(await visit(link, { answer: 'accept' })).toMatchObject(canceled);
    expect((await shipmentOf(id)).status).toBe('cancelled');
  });
});

describe('a failed tender of a canceled shipment', () => {
  const save = (contacts: object[]) =>
    saveCarrierProfile(owner, carrierId, { modes: ['LTL'], customerNumber: null, contacts });
  const cancel = async (id: string) => {
    clock.advance(1_000);
    expect((await owner.client.post(`/api/v1/shipments/${id}/cancel`, { reason: 'Not needed' })).status).toBe(200);
  };
  const contact = () => ({ purpose: 'tender', name: null, email: mailbox, phone: null, extension: null });

  it('is withdrawn by email if an earlier email reached the carrier', async () => {
    const { id, number } = await tender();
    await save([]);
    clock.advance(1_000);
    await owner.client.post(`/api/v1/shipments/${id}/tender/resend`);
    await app.deliverOutbox();
    expect((await tenderOf(id)).state).toBe('failed');
    await save([contact()]);
    await cancel(id);
    const subjects = (await mailsOf(number)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Canceled: load /));
  });

  it('is not mentioned to a carrier that never received it', async () => {
    await save([]);
    const { shipmentId, shipmentNumber } = await bookShipment(owner);
    await app.deliverOutbox();
    expect((await tenderOf(shipmentId)).state).toBe('failed');
    await save([contact()]);
    await cancel(shipmentId);
    expect(await mailsOf(shipmentNumber)).toEqual([]);
  });
});

describe('requests for documents', () => {
  const request = (id: string, kind: string, { client } = owner) =>
    client.post(`/api/v1/shipments/${id}/document-requests`, { kind });
  const billing = 'ap@carrier.test';

  it('go once to the contact for the document, with the person who asks as reply address', async () => {
    await saveCarrierProfile(owner, carrierId, {
      modes: ['LTL'],
      customerNumber: null,
      contacts: [
        { purpose: 'tender', name: null, email: mailbox, phone: null, extension: null },
        { purpose: 'billing', name: null, email: billing, phone: null, extension: null },
      ],
    });
    const finance = await signInAs(app, owner.companyId, 'finance');
    const { id, number } = await tender();
    const answers = await Promise.all([request(id, 'INVOICE', finance), request(id, 'INVOICE', finance)]);
    expect(answers).toMatchObject(Array(2).fill({ status: 201, body: { kind: 'INVOICE', sentTo: billing } }));
    await request(id, 'POD', finance);
    await app.deliverOutbox();
    const mails = (await app.mails()).filter(
      ({ subject }) => subject.startsWith('Please send') && subject.includes(number),
    );
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [billing, `Please send the invoice of shipment ${number}`],
      [mailbox, `Please send the proof of delivery of shipment ${number}`],
    ]);
    const me = (await finance.client.get('/api/v1/me')).body.email;
    expect(await sourceOf(mails[0])).toContain(`Reply-To: ${me}`);
    const { items } = (await owner.client.get(`/api/v1/shipments/${id}/events`)).body;
    const notes = items.filter(({ type }: any) => type === 'note').map(({ reason }: any) => reason);
    expect(notes).toEqual(expect.arrayContaining([`Requested the invoice from ${billing}.`]));
    expect(notes).toHaveLength(2);
    clock.advance(86_400_000);
    await request(id, 'INVOICE', await signInAs(app, owner.companyId, 'finance'));
    await app.deliverOutbox();
    expect((await app.mails()).filter(({ to }) => to === billing)).toHaveLength(2);
  });

  it('are refused without an address, for documents with prices that the user may not see, and for viewers', async () => {
    const { id } = await tender();
    await saveCarrierProfile(owner, carrierId, { modes: ['LTL'], customerNumber: null, contacts: [] });
    expect(await request(id, 'POD')).toMatchObject({ status: 409, body: { code: 'NO_CARRIER_ADDRESS' } });
    expect((await request(id, 'LABELS')).status).toBe(422);
    expect((await request(id, 'INVOICE', await signInAs(app, owner.companyId, 'dock'))).status).toBe(403);
    expect((await request(id, 'POD', await signInAs(app, owner.companyId, 'viewer'))).status).toBe(403);
    expect((await request(id, 'POD', await signUp(app))).status).toBe(404);
  });
});
