import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { Config } from '../../src/config/config.js';
import { endOfDay } from '../../src/kernel/time/local-time.js';
import { DeadlineAlertsJob } from '../../src/modules/shipments/charges/disputes/deadline-alerts.job.js';
import { Database } from '../../src/platform/database/database.js';
import { saveCarrierProfile } from '../support/carriers.js';
import { addClaim, claimOf, movedFreight } from '../support/claims.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const clock = new TestClock(new Date('2026-11-23T15:00:00.000Z'));
const DAY = 86_400_000;

let app: TestApp;
let owner: SignedIn;
let finance: SignedIn;
let manager: SignedIn;
let shipmentId: string;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  finance = await signInAs(app, owner.companyId, 'finance');
  manager = await signInAs(app, owner.companyId, 'manager');
  ({ shipmentId } = await bookShipment(owner));
  // Tendered now, so that no later delivery computes its tracking again.
  await app.deliverOutbox();
}, 60_000);
afterAll(() => app.close());

const draft = async (changes: object = {}) =>
  (await finance.client.post(`/api/v1/shipments/${shipmentId}/claims`, claimOf(changes))).body;
const step = (
  { id, version }: { id: string; version: number },
  kind: string,
  rest: object = {},
  { client } = finance,
) => client.post(`/api/v1/claims/${id}/steps`, { version, kind, ...rest });
const inbox = ({ userId }: SignedIn, text: string) =>
  app
    .get(Database)
    .query<{ kind: string }>("SELECT kind FROM notification WHERE user_id = ? AND JSON_VALUE(data, '$.text') = ?", [
      userId,
      text,
    ]);

describe('a claim', () => {
  it('needs freight that was picked up', async () => {
    const { body, status } = await finance.client.post(`/api/v1/shipments/${shipmentId}/claims`, claimOf());
    expect([status, body.code]).toEqual([409, 'NOT_PICKED_UP']);
    expect((await finance.client.get(`/api/v1/shipments/${shipmentId}/claims`)).body).toMatchObject({
      possible: false,
      claims: [],
    });
  });

  it('shows the last dates for filing after delivery, at the destination', async () => {
    await movedFreight(app, shipmentId, new Date('2026-11-21T02:00:00.000Z'));
    expect((await owner.client.get(`/api/v1/shipments/${shipmentId}/claims`)).body).toMatchObject({
      possible: true,
      deliveredOn: '2026-11-20',
      fileBy: '2027-08-20',
      noticeBy: '2026-11-27',
    });
  });

  it('is drafted, changed, filed, acknowledged, offered, settled and closed, and the history keeps every step', async () => {
    const drafted = await draft({ kind: 'concealed' });
    expect(drafted).toMatchObject({
      number: 'C-000001',
      status: 'draft',
      claimed: 100_000,
      nextDueKind: 'claim_notice',
      deadlines: [
        { kind: 'claim_notice', dueOn: '2026-11-27' },
        { kind: 'claim_file', dueOn: '2027-08-20' },
      ],
    });
    const { body: changed } = await finance.client.put(`/api/v1/claims/${drafted.id}`, {
      version: 1,
      ...claimOf({ goodsAmount: 80_000 }),
    });
    expect(changed).toMatchObject({ version: 2, kind: 'damage', claimed: 90_000 });
    const { body: filed } = await step(changed, 'file', { on: '2026-11-23' });
    expect(filed).toMatchObject({
      status: 'filed',
      filedOn: '2026-11-23',
      deadlines: [
        { kind: 'claim_acknowledge', dueOn: '2026-12-23' },
        { kind: 'claim_answer', dueOn: '2027-03-23' },
      ],
    });
    const late = await finance.client.put(`/api/v1/claims/${filed.id}`, { version: filed.version, ...claimOf() });
    expect(late.body.code).toBe('CLAIM_FILED');
    const { body: known } = await step(filed, 'acknowledge', { carrierReference: 'ZZ-77' });
    expect(known).toMatchObject({ status: 'acknowledged', carrierReference: 'ZZ-77' });
    expect((await step(known, 'offer', { amount: 90_001 })).body.errors).toMatchObject([{ code: 'TOO_LARGE' }]);
    const { body: reserved } = await step(known, 'reserve', { amount: 50_000 });
    const { body: offered } = await step(reserved, 'offer', { amount: 40_000 });
    const { body: rejected } = await step(offered, 'reject', { note: 'The invoice shows the full value.' });
    const { body: settled } = await step(rejected, 'settle', { amount: 70_000 });
    expect(settled).toMatchObject({ status: 'settled', offered: 40_000, reserve: 50_000, deadlines: [] });
    const { body: closed } = await step(settled, 'close', { amount: 70_000 });
    expect(closed).toMatchObject({ status: 'closed', recovered: 70_000, possible: [] });
    expect(closed.events.map(({ kind, amount }: any) => [kind, amount])).toEqual([
      ['create', 100_000],
      ['change', 90_000],
      ['file', null],
      ['acknowledge', null],
      ['reserve', 50_000],
      ['offer', 40_000],
      ['reject', null],
      ['settle', 70_000],
      ['close', 70_000],
    ]);
    await app.deliverOutbox();
    expect(await inbox(manager, 'The carrier made an offer.')).toHaveLength(1);
  });

  it('refuses dates, notes and steps that make no sense', async () => {
    const drafted = await draft();
    expect((await step(drafted, 'offer', { amount: 1 })).body.code).toBe('STEP_NOT_POSSIBLE');
    expect((await step(drafted, 'file', { on: '2026-12-24' })).body.errors).toMatchObject([{ code: 'FUTURE' }]);
    const { body: filed } = await step(drafted, 'file', { on: '2026-11-22' });
    expect((await step(filed, 'decline')).body.errors).toMatchObject([{ pointer: '/note', code: 'REQUIRED' }]);
    const early = await step(filed, 'acknowledge', { on: '2026-11-21' });
    expect(early.body.errors).toMatchObject([{ code: 'BEFORE_FILING' }]);
    const { body: empty } = await finance.client.post(
      `/api/v1/shipments/${shipmentId}/claims`,
      claimOf({ goodsAmount: 0, freightAmount: 0, otherAmount: 0 }),
    );
    expect((await step(empty, 'file')).body.errors).toMatchObject([{ code: 'REQUIRED' }]);
    const { body: declined } = await step(filed, 'decline', { note: 'Poor packaging' });
    expect(declined.deadlines).toEqual([{ kind: 'claim_suit', dueOn: '2028-11-23' }]);
  });

  it('takes one of two steps at the same time, in each of 20 rounds', async () => {
    const ids: string[] = [];
    for (let round = 0; round < 20; round++) {
      const { body: filed } = await step(await draft(), 'file');
      ids.push(filed.id);
      const answers = await Promise.all([step(filed, 'settle', { amount: 500 }), step(filed, 'withdraw', {}, manager)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    const [row] = await app
      .get(Database)
      .query<{ count: string }>(
        "SELECT COUNT(*) AS count FROM claim_event WHERE claim_id IN (?) AND kind IN ('settle', 'withdraw')",
        [ids],
      );
    expect(Number(row?.count)).toBe(20);
  }, 30_000);

  it('belongs to the company, and to users who see prices', async () => {
    const { id } = await draft();
    const stranger = await signUp(app);
    const dock = await signInAs(app, owner.companyId, 'dock');
    const approver = await signInAs(app, owner.companyId, 'approver');
    for (const [{ client }, status] of [
      [stranger, 404],
      [dock, 403],
    ] as const) {
      expect((await client.get(`/api/v1/claims/${id}`)).status).toBe(status);
      expect((await client.get(`/api/v1/shipments/${shipmentId}/claims`)).status).toBe(status);
      expect((await client.post(`/api/v1/claims/${id}/steps`, { version: 1, kind: 'file' })).status).toBe(status);
    }
    expect((await dock.client.get('/api/v1/claims')).status).toBe(403);
    expect((await stranger.client.get('/api/v1/claims')).body.items).toEqual([]);
    expect((await approver.client.get(`/api/v1/claims/${id}`)).body.possible).toEqual([]);
    expect((await approver.client.post(`/api/v1/claims/${id}/steps`, { version: 1, kind: 'file' })).status).toBe(403);
  });

  it('names documents of its shipment as evidence, and no others', async () => {
    const { items } = (await owner.client.get(`/api/v1/shipments/${shipmentId}/documents`)).body;
    expect(items.length).toBeGreaterThan(0);
    const documentIds = [items[0].id];
    expect((await draft({ documentIds })).documentIds).toEqual(documentIds);
    const other = await signUp(app);
    const foreign = await bookShipment(other);
    await app.deliverOutbox();
    const [{ id }] = (await other.client.get(`/api/v1/shipments/${foreign.shipmentId}/documents`)).body.items;
    const { body, status } = await finance.client.post(
      `/api/v1/shipments/${shipmentId}/claims`,
      claimOf({ documentIds: [documentIds[0], id] }),
    );
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '/documentIds/1', code: 'UNKNOWN' }]]);
  });

  it('is listed and counted by view, found by its numbers, page by page', async () => {
    const list = async (query: string) => (await owner.client.get(`/api/v1/claims?${query}`)).body;
    const first = await list('view=open&limit=1');
    const second = await list(`view=open&limit=1&cursor=${first.nextCursor}`);
    expect(second.items[0].id < first.items[0].id).toBe(true);
    const counts = (await owner.client.get('/api/v1/claims/counts')).body;
    expect(counts.open + counts.settled + counts.ended).toBe(counts.all);
    expect((await list('view=ended&limit=100')).items).toHaveLength(counts.ended);
    const [one] = first.items;
    for (const q of [one.number, 'rma-7', 'zz-7', one.shipmentNumber])
      expect((await list(`q=${q}&limit=1`)).items).toHaveLength(1);
    for (const q of ['C-999999', '%', '\u00e9']) expect((await list(`q=${encodeURIComponent(q)}`)).items).toEqual([]);
    // Concealed damage was to be reported by 27 November, in four days.
    const due = await draft({ kind: 'concealed' });
    expect((await list('view=due')).items[0]).toMatchObject({ id: due.id, overdue: false });
  });
});

describe('the exported list', () => {
  it('has the claims of the filter, newest first, with amounts in dollars, and only for users with prices', async () => {
    const { items } = (await owner.client.get('/api/v1/claims?view=open&limit=100')).body;
    const file = await finance.client.download('/api/v1/claims/export?view=open');
    expect(file.headers.get('content-type')).toContain('text/csv');
    const lines = Buffer.from(file.bytes).toString('utf8').trim().split('\r\n');
    expect(lines[0]).toContain('"number","status","kind","shipment"');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(items.map(({ number }: any) => `"${number}"`));
    expect(lines[1]).toContain(',1000,');
    const one = await finance.client.download(`/api/v1/claims/export?q=${items[0].number}`);
    expect(Buffer.from(one.bytes).toString('utf8').trim().split('\r\n')).toHaveLength(2);
    const workbook = await finance.client.download('/api/v1/claims/export?view=open&format=xlsx');
    expect(workbook.headers.get('content-type')).toContain('spreadsheetml');
    expect(Object.keys(unzipSync(workbook.bytes))).toContain('xl/workbook.xml');
    const dock = await signInAs(app, owner.companyId, 'dock');
    expect((await dock.client.get('/api/v1/claims/export')).status).toBe(403);
    const stranger = await signUp(app);
    const none = await stranger.client.download('/api/v1/claims/export');
    expect(Buffer.from(none.bytes).toString('utf8').trim().split('\r\n')).toHaveLength(1);
  });
});

describe('what the carrier gets', () => {
  const CLAIMS_DESK = 'claims@carrier.test';
  const setContact = async (email: string | null) => {
    const { scac } = (await owner.client.get(`/api/v1/shipments/${shipmentId}`)).body.carrier;
    const { items } = (await owner.client.get('/api/v1/company/carriers')).body;
    const { id } = items.find((carrier: any) => carrier.scac === scac);
    const contacts = email === null ? [] : [{ purpose: 'claims', name: null, email, phone: null, extension: null }];
    await saveCarrierProfile(owner, id, { modes: ['LTL'], customerNumber: null, contacts });
  };

  it('is a letter and a pack with the chosen documents, the same bytes each time', async () => {
    const { items } = (await owner.client.get(`/api/v1/shipments/${shipmentId}/documents`)).body;
    const { id, number } = await draft({ documentIds: [items[0].id] });
    const letter = await finance.client.download(`/api/v1/claims/${id}/letter`);
    expect([letter.headers.get('content-type'), Buffer.from(letter.bytes).subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    const pack = await finance.client.download(`/api/v1/claims/${id}/evidence`);
    clock.advance(60_000);
    const again = await manager.client.download(`/api/v1/claims/${id}/evidence`);
    expect(Buffer.from(pack.bytes).equals(Buffer.from(again.bytes))).toBe(true);
    expect(Object.keys(unzipSync(pack.bytes))).toEqual([
      `Claim-${number}.pdf`,
      'manifest.csv',
      expect.stringMatching(/^documents\/BOL-/),
    ]);
    const dock = await signInAs(app, owner.companyId, 'dock');
    expect((await dock.client.get(`/api/v1/claims/${id}/letter`)).status).toBe(403);
  });

  it('is emailed with the filing to its claims contact, with Reply-To; without a contact nothing is filed', async () => {
    await setContact(null);
    const drafted = await draft();
    const refused = await step(drafted, 'file', { emailCarrier: true });
    expect(refused.body.code).toBe('NO_CARRIER_ADDRESS');
    await setContact(CLAIMS_DESK);
    const { body: filed } = await step(drafted, 'file', { emailCarrier: true });
    expect(filed.status).toBe('filed');
    expect((await step(filed, 'acknowledge', { emailCarrier: true })).body.errors).toMatchObject([
      { code: 'NOT_ALLOWED' },
    ]);
    await app.deliverOutbox();
    const mails = (await app.mails()).filter(({ subject }) => subject === `Claim ${filed.number}`);
    expect(mails.map(({ to }) => to)).toEqual([CLAIMS_DESK]);
    const source = await readFile(join(app.get(Config).mailDirectory, `${mails[0]!.id}.eml`), 'utf8');
    expect(source).toMatch(new RegExp(`^Reply-To: ${finance.email}`, 'm'));
    expect(source).toContain(`filename=Claim-${filed.number}.zip`);
    const path = `/api/v1/claims/${filed.id}/messages`;
    await finance.client.post(path, { direction: 'received', text: 'We inspect it.' });
    expect((await owner.client.get(path)).body).toMatchObject({
      carrierEmail: CLAIMS_DESK,
      messages: [
        { direction: 'sent', state: 'sent', address: CLAIMS_DESK },
        { direction: 'received', state: null, text: 'We inspect it.' },
      ],
    });
  });
});

describe('documents added after filing', () => {
  const documents = async () => (await owner.client.get(`/api/v1/shipments/${shipmentId}/documents`)).body.items;
  const add = (
    { id, version }: { id: string; version: number },
    documentIds: string[],
    rest: object = {},
    { client } = finance,
  ) => client.post(`/api/v1/claims/${id}/documents`, { version, documentIds, ...rest });

  it('join history, thread, activity and pack; the letter stays as filed', async () => {
    const [document] = await documents();
    const drafted = await draft();
    expect((await add(drafted, [document.id])).body.code).toBe('CLAIM_NOT_OPEN');
    const { body: filed } = await step(drafted, 'file', { on: '2026-11-23' });
    const letter = await finance.client.download(`/api/v1/claims/${filed.id}/letter`);
    const { body } = await add(filed, [document.id], { note: 'The signed bill of lading.' });
    expect(body).toMatchObject({ documentIds: [], addedDocumentIds: [document.id], takesDocuments: true });
    expect(body.events.at(-1)).toMatchObject({ kind: 'documents', note: 'The signed bill of lading.' });
    const thread = (await owner.client.get(`/api/v1/claims/${filed.id}/messages`)).body;
    expect(thread.messages).toMatchObject([
      { direction: 'note', text: `The signed bill of lading.\nDocuments added: ${document.fileName}` },
    ]);
    const again = await finance.client.download(`/api/v1/claims/${filed.id}/letter`);
    expect(Buffer.from(letter.bytes).equals(Buffer.from(again.bytes))).toBe(true);
    const pack = await finance.client.download(`/api/v1/claims/${filed.id}/evidence`);
    expect(Object.keys(unzipSync(pack.bytes)).at(-1)).toMatch(/^documents\/BOL-/);
    const { items } = (await owner.client.get(`/api/v1/shipments/${shipmentId}/activity`)).body;
    expect(items.map(({ action }: any) => action)).toContain('claim.documents_added');
    const { body: settled } = await step(body, 'settle', { amount: 100 });
    expect([settled.takesDocuments, (await add(settled, [document.id])).body.code]).toEqual([false, 'CLAIM_NOT_OPEN']);
  });

  it('are emailed to the carrier with the evidence if the user wants it', async () => {
    const [document] = await documents();
    const { body: filed } = await step(await draft(), 'file');
    const { body } = await add(filed, [document.id], { emailCarrier: true });
    expect(body.addedDocumentIds).toEqual([document.id]);
    await app.deliverOutbox();
    const mails = (await app.mails()).filter(({ subject }) => subject === `Claim ${filed.number}`);
    expect(mails.map(({ to }) => to)).toEqual(['claims@carrier.test']);
    expect(mails[0]!.text).toContain('We add documents to this claim.');
  });

  it('belong to the shipment, are new to the claim, and are added once by two users at the same time', async () => {
    const [document] = await documents();
    const { body: filed } = await step(await draft({ documentIds: [document.id] }), 'file');
    const unknown = `doc_${'0'.repeat(26)}`;
    const refused = await add(filed, [document.id, unknown]);
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [
        { pointer: '/documentIds/0', code: 'DUPLICATE' },
        { pointer: '/documentIds/1', code: 'UNKNOWN' },
      ],
    ]);
    const { body: other } = await step(await draft(), 'file');
    const answers = await Promise.all([add(other, [document.id]), add(other, [document.id], {}, manager)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const approver = await signInAs(app, owner.companyId, 'approver');
    expect((await add(other, [document.id], {}, approver)).status).toBe(403);
  });
});

/** Last, because sessions end while the clock moves on. */
it('alerts 48, 24 and 4 hours before the carrier should acknowledge, each once; then the claim is overdue', async () => {
  const id = await addClaim(app, finance.client, shipmentId);
  const { body: filed } = await step({ id, version: 1 }, 'file', { on: '2026-11-23' });
  const dueAt = endOfDay(filed.nextDueOn, 'America/Chicago').getTime();
  for (const hours of [48, 24, 4]) {
    clock.advance(dueAt - hours * 3_600_000 - clock.now().getTime());
    await app.get(DeadlineAlertsJob).run();
    await app.get(DeadlineAlertsJob).run();
    await app.deliverOutbox();
    const alerts = await inbox(manager, `The carrier should acknowledge the claim in ${hours} hours.`);
    expect(alerts.map(({ kind }) => kind)).toContain('claim.deadline');
  }
  clock.advance(DAY);
  const viewer = await signInAs(app, owner.companyId, 'finance');
  const { items } = (await viewer.client.get('/api/v1/claims?view=due')).body;
  expect(items.find((claim: any) => claim.id === id)).toMatchObject({
    overdue: true,
    nextDueKind: 'claim_acknowledge',
  });
});
