import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { Config } from '../../src/config/config.js';
import { Database } from '../../src/platform/database/database.js';
import { EventFeed } from '../../src/platform/events/event-feed.js';
import { DomainEvents, type NewDomainEvent } from '../../src/platform/domain-events/domain-events.js';
import { newId } from '../../src/platform/ids.js';
import { SendDigestsJob } from '../../src/modules/notifications/mail/send-digests.job.js';
import { readEvents } from '../support/event-reader.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { rowsRead, statementsDuring } from '../support/statements.js';
import { shardsOf } from '../support/shards.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const SLOW = 60_000;
const RANDOM = 'ntf_01BX5ZZKBKACTAV9WEVGEMMVRZ';

let app: TestApp;
let clock: TestClock;
let owner: SignedIn;

beforeAll(async () => {
  clock = new TestClock();
  app = await startTestApp({ clock, environment: { PUBLIC_URL: 'https://freight.example' } });
}, SLOW);
beforeEach(async () => {
  await app.database.truncate();
  clock.set('2026-11-20T15:00:00.000Z');
  owner = await signUp(app);
});
afterAll(() => app.close());

/** Publishes a domain event that notifies admins, and delivers all resulting messages. */
async function publish(change: Partial<NewDomainEvent> = {}): Promise<void> {
  const event: NewDomainEvent = {
    companyId: owner.companyId,
    kind: 'connection.failing',
    subject: { type: 'connection', id: newId('con'), label: 'Roadrunner' },
    actorId: null,
    ...change,
  };
  await app.get(Database).transaction((tx) => app.get(DomainEvents).publish(tx, event));
  await app.deliverOutbox();
}

const inbox = async ({ client }: SignedIn, query = '') => (await client.get(`/api/v1/notifications${query}`)).body;
const mailed = async ({ email }: SignedIn) => (await app.mails()).filter(({ to }) => to === email);
const mailFile = async (id: string) =>
  PostalMime.parse(await readFile(join(app.get(Config).mailDirectory, `${id}.eml`)));

describe('the inbox', () => {
  it('lists unread ones first, then read ones, newest first, in pages', async () => {
    for (let n = 0; n < 5; n += 1) {
      await publish({ data: { text: `Number ${n}.` } });
      clock.advance(1_000);
    }
    const [first, second] = (await inbox(owner)).items;
    await owner.client.post('/api/v1/notifications/read', { ids: [first.id, second.id] });
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await inbox(owner, `?limit=2${cursor}`);
      expect(page.unread).toBe(3);
      seen.push(...page.items.map(({ text }: { text: string }) => text));
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(['Number 2.', 'Number 1.', 'Number 0.', 'Number 4.', 'Number 3.']);
  });

  it('is filtered by kind, subject, day and state', async () => {
    const subject = { type: 'connection' as const, id: newId('con'), label: 'Roadrunner' };
    await publish({ subject });
    await publish({ kind: 'user.requested', subject: { type: 'company', id: owner.companyId, label: 'Rosa' } });
    const total = async (query: string) => (await inbox(owner, query)).items.length;
    expect(await total('?kind=user.requested')).toBe(1);
    expect(await total(`?subject=${subject.id}`)).toBe(1);
    expect(await total('?unread=true')).toBe(2);
    await owner.client.post('/api/v1/notifications/read-all', { until: clock.now().toISOString() });
    expect(await total('?unread=true')).toBe(0);
    const [{ createdAt }] = (await inbox(owner)).items;
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
    expect(await total(`?day=${day.format(Date.now())}`)).toBe(2);
    expect(await total('?day=2020-01-01')).toBe(0);
    expect(createdAt).toBe(clock.now().toISOString());
  });

  it("answers for another user's notifications like for unknown ones, and changes neither", async () => {
    await publish();
    const [{ id }] = (await inbox(owner)).items;
    const colleague = await signInAs(app, owner.companyId, 'admin');
    for (const stranger of [colleague, await signUp(app, { companyName: 'Hilltop Stone' })]) {
      for (const path of ['read', 'unread']) {
        const [foreign, unknown] = [
          await stranger.client.post(`/api/v1/notifications/${path}`, { ids: [id] }),
          await stranger.client.post(`/api/v1/notifications/${path}`, { ids: [RANDOM] }),
        ];
        expect([foreign.status, foreign.body.code]).toEqual([404, 'NOT_FOUND']);
        expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
      }
      expect((await inbox(stranger)).items).toEqual([]);
    }
    expect((await inbox(owner)).unread).toBe(1);
  });

  it.each([
    ['read', { ids: [] }],
    ['read', { ids: ['x'] }],
    ['unread', {}],
    ['read-all', {}],
    ['read-all', { until: 'now' }],
  ])('refuses %s with %j', async (path, body) => {
    const answer = await owner.client.post(`/api/v1/notifications/${path}`, body);
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  it(
    'reads no more of 100,000 rows than it returns, by its indexes, at any depth',
    async () => {
      await app.get(Database).execute(
        `INSERT INTO notification (company_id, user_id, id, fact_id, kind, subject_type, subject_id, subject_label, value, data, state, occurred_at, created_at, read_at)
       SELECT ?, ?, CONCAT('ntf_01BX', LPAD(n, 22, '0')), CONCAT('obx_01BX', LPAD(n, 22, '0')), IF(n % 100 = 0, 'pod.available', 'document.added'), 'shipment',
              CONCAT('shp_01BX', LPAD(n % 1000, 22, '0')), 'S-1', '', '{}',
              IF(n % 2 = 0, 'unread', 'read'), NOW(3), NOW(3), IF(n % 2 = 0, NULL, NOW(3))
         FROM (SELECT a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d AS n
                 FROM (${digits()}) a, (${digits()}) b, (${digits()}) c, (${digits()}) e, (${digits()}) f) numbers`,
        [owner.companyId, owner.userId],
      );
      const at = (n: number) => `01BX${String(n).padStart(22, '0')}`;
      const after = (state: string, n: number) =>
        `cursor=${Buffer.from(`${state} ntf_${at(n)}`).toString('base64url')}`;
      const filters = [
        '',
        'unread=true&',
        'kind=pod.available&',
        'kind=pod.available&unread=true&',
        `subject=shp_${at(7)}&`,
        'day=2016-03-01&',
      ];
      const depths = ['', after('unread', 50_000), after('unread', 1), after('read', 50_001), after('read', 200)];
      const pages: number[] = [];
      for (const query of filters.flatMap((filter) => depths.map((depth) => `?${filter}${depth}`))) {
        let shown = 0;
        const statements = await statementsDuring(app, async () => (shown = (await inbox(owner, query)).items.length));
        const lists = statements.filter(({ sql }) => sql.includes('FROM notification n'));
        const read = await lists.reduce(
          async (sum, list) => (await sum) + (await rowsRead(app, list)),
          Promise.resolve(0),
        );
        expect([query, read <= shown + 1 + 2 * lists.length]).toEqual([query, true]);
        pages.push(shown);
      }
      expect(pages.filter((shown) => shown === 25).length).toBeGreaterThanOrEqual(15);
      const counting = await statementsDuring(app, () => owner.client.get('/api/v1/notifications/unread-count'));
      expect(
        await rowsRead(
          app,
          counting.find(({ sql }) => sql.includes('notification_inbox'))!,
        ),
      ).toBeLessThanOrEqual(1);
    },
    SLOW,
  );
});

const digits = () => Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');

describe('the stream', () => {
  const STREAM = '/api/v1/notifications/stream';
  /** Reads the stream; resolves once its first event has arrived. */
  const open = async ({ client }: SignedIn, most?: number) => {
    const first = Promise.withResolvers<void>();
    const reading = readEvents(client, STREAM, { most, onEvent: () => first.resolve() });
    await first.promise;
    return { reading };
  };

  it('starts with the count, sends new notifications, and resumes after an event', async () => {
    const { reading } = await open(owner, 2);
    await publish();
    const [count, first] = await reading;
    expect(count).toMatchObject({ type: 'unread', data: { unread: 0 } });
    expect(first).toMatchObject({
      type: 'notification',
      data: { unread: 1, notification: { kind: 'connection.failing', subject: { label: 'Roadrunner' } } },
    });
    await publish();
    const [{ id }] = (await inbox(owner)).items;
    await owner.client.post('/api/v1/notifications/read', { ids: [id] });
    const missed = await readEvents(owner.client, STREAM, { lastEventId: first?.id, most: 2 });
    expect(missed.map(({ type, data }) => [type, data.unread])).toEqual([
      ['notification', 2],
      ['unread', 1],
    ]);
  });

  it('sends on request which quotes and shipments change, to those who may read them', async () => {
    const dock = await signInAs(app, owner.companyId, 'dock');
    const reading = Promise.all([
      readEvents(owner.client, `${STREAM}?changes=true`, { most: 3 }),
      readEvents(dock.client, `${STREAM}?changes=true`, { most: 2 }),
    ]);
    await delay(1_000);
    for (const [channel, companyId] of [
      ['quote:qte_1', newId('cmp')],
      ['quote:qte_2', owner.companyId],
      ['shipment:shp_1', owner.companyId],
    ] as const)
      await app
        .get(Database)
        .transaction((tx) => app.get(EventFeed).publish(tx, { companyId, channel, type: 'changed', data: {} }));
    const [[, ...all], [, ...some]] = await reading;
    const shipment = { id: '', type: 'changed', data: { resource: 'shipment', id: 'shp_1' } };
    expect(all).toEqual([{ ...shipment, data: { resource: 'quote', id: 'qte_2' } }, shipment]);
    expect(some).toEqual([shipment]);
  });

  it(
    'ends when its user signs out, even without events',
    async () => {
      const colleague = await signInAs(app, owner.companyId, 'viewer');
      const { reading } = await open(colleague);
      await colleague.client.post('/api/v1/auth/logout');
      expect((await reading).map(({ type }) => type)).toEqual(['unread']);
    },
    SLOW,
  );

  it.each([
    ['session', 'UPDATE user_session SET revoked_at = NOW(3) WHERE user_id = ?'],
    ['membership', "UPDATE association SET status = 'suspended' WHERE user_id = ?"],
  ])(
    'notifies no other user, and ends with the %s',
    async (_what, ending) => {
      const colleague = await signInAs(app, owner.companyId, 'viewer');
      const { reading } = await open(colleague);
      await publish();
      await app.get(Database).execute(ending, [colleague.userId]);
      // The stream ends by itself.
      expect((await reading).map(({ type }) => type)).toEqual(['unread']);
    },
    SLOW,
  );
});

describe('mails', () => {
  it('have the same text and HTML, link to the subject, and can be disabled with one click', async () => {
    await publish({
      subject: { type: 'connection', id: newId('con'), label: 'Roadrunner <b>' },
      data: { text: 'Nobody answers.' },
    });
    const [mail] = await mailed(owner);
    const parsed = await mailFile(mail!.id);
    expect(parsed.subject).toBe('Roadrunner <b>: Carrier connection failing');
    expect(parsed.messageId).toBe(`<${(await inbox(owner)).items[0].id}@freight.example>`);
    expect(parsed.text).toContain('Nobody answers.');
    expect(parsed.html).toContain('Roadrunner &lt;b&gt;');
    expect(mail!.links[0]).toBe('https://freight.example/carriers');
    const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = new URL(header('list-unsubscribe').slice(1, -1));
    const stranger = app.client();
    expect((await stranger.get(url.pathname + url.search)).status).toBe(302);
    expect((await stranger.post(`${url.pathname}?token=${url.searchParams.get('token')!.slice(0, -1)}x`)).status).toBe(
      404,
    );
    const answer = await stranger.request('POST', url.pathname + url.search, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(204);
    await publish();
    expect(await mailed(owner)).toHaveLength(1);
    expect((await inbox(owner)).unread).toBe(2);
  });

  it('are not sent to a user who has left or lost the permission', async () => {
    const admin = await signInAs(app, owner.companyId, 'admin');
    await app.get(Database).transaction((tx) =>
      app.get(DomainEvents).publish(tx, {
        companyId: owner.companyId,
        kind: 'connection.failing',
        subject: { type: 'connection', id: newId('con'), label: 'Roadrunner' },
        actorId: null,
      }),
    );
    await app.get(Database).execute("UPDATE association SET role = 'dock' WHERE user_id = ?", [admin.userId]);
    await app.deliverOutbox();
    expect(await mailed(admin)).toEqual([]);
    expect(await mailed(owner)).toHaveLength(1);
  });

  it('are combined at the digest time', async () => {
    await owner.client.patch('/api/v1/me/notification-preferences', {
      kinds: [{ kind: 'connection.failing', email: 'daily' }],
    });
    await publish();
    await publish();
    expect(await mailed(owner)).toEqual([]);
    clock.set('2026-11-21T13:00:00.000Z');
    const { own, other } = shardsOf(owner.companyId);
    await app.get(SendDigestsJob).run(undefined, other);
    await app.deliverOutbox();
    expect(await mailed(owner)).toEqual([]);
    await app.get(SendDigestsJob).run(undefined, own);
    await app.deliverOutbox();
    const [mail, ...others] = await mailed(owner);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Riverside Tile: 2 notifications');
    const states = await app.get(Database).query<{ state: string }>('SELECT state FROM notification_mail');
    expect(states.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
});

describe('preferences', () => {
  const path = '/api/v1/me/notification-preferences';

  it('have defaults, for the kinds that the role can receive', async () => {
    const { body } = await owner.client.get(path);
    expect(body).toMatchObject({
      quietHours: { from: '20:00', to: '07:00' },
      digestAt: '07:00',
      timeZone: 'America/Chicago',
    });
    expect(body.kinds).toContainEqual({
      kind: 'pod.available',
      title: 'POD received',
      inApp: true,
      email: 'daily',
      critical: false,
      fixed: false,
    });
    const dock = await signInAs(app, owner.companyId, 'dock');
    const kinds = (await dock.client.get(path)).body.kinds.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('pickup.missed');
    expect(kinds).not.toContain('quote.ready');
    expect(kinds).not.toContain('charge.reweigh');
  });

  it('can be changed one by one', async () => {
    await owner.client.patch(path, { kinds: [{ kind: 'shipment.delayed', email: 'off' }] });
    await owner.client.patch(path, { kinds: [{ kind: 'shipment.delayed', inApp: false }], quietHours: null });
    const { body } = await owner.client.patch(path, { digestAt: '18:30' });
    expect(body).toMatchObject({ quietHours: null, digestAt: '18:30' });
    expect(body.kinds.find(({ kind }: { kind: string }) => kind === 'shipment.delayed')).toMatchObject({
      inApp: false,
      email: 'off',
    });
  });

  it.each([
    [{ kinds: [{ kind: 'nothing.happened', email: 'off' }] }, '/kinds/0/kind'],
    [{ kinds: [{ kind: 'shipment.delayed', email: 'weekly' }] }, '/kinds/0/email'],
    [{ kinds: [{ kind: 'user.requested', email: 'off' }] }, '/kinds/0/email'],
    [{ quietHours: { from: '24:00', to: '07:00' } }, '/quietHours/from'],
    [{ digestAt: '7' }, '/digestAt'],
  ])('refuse %j', async (change, pointer) => {
    const answer = await owner.client.patch(path, change);
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, pointer]);
  });

  it('can be tested with a mail', async () => {
    expect((await owner.client.post(`${path}/test`)).status).toBe(202);
    await app.deliverOutbox();
    expect((await mailed(owner))[0]?.subject).toBe('A test from Lading');
  });
});
