import { ClsServiceManager } from 'nestjs-cls';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { Clock } from '../clock.js';
import { RequestContext, type RequestStore } from '../request-context.js';
import type { AuditAction } from './audit-actions.js';
import { AuditLog, type AuditEvent } from './audit-log.js';
import { verifyAudit } from './audit-verifier.js';

const ACME = 'cmp_01BX5ZZKBKACTAV9WEVGEMMVRA';
const BOLT = 'cmp_01BX5ZZKBKACTAV9WEVGEMMVRB';
const USER = 'usr_01BX5ZZKBKACTAV9WEVGEMMVRC';
const SLOW = 30_000;

let db: TestDatabase;
let log: AuditLog;
const cls = ClsServiceManager.getClsService<RequestStore>();

beforeAll(async () => {
  db = await testDatabase();
  log = new AuditLog(db.database, new RequestContext(cls), new Clock());
});
beforeEach(() => db.truncate());
afterAll(() => db.close());

const event = (companyId: string | null, action: AuditAction, details?: AuditEvent['details']): AuditEvent => ({
  companyId,
  userId: USER,
  action,
  subject: 'zoë@acme.test',
  details,
});
const record = (...events: AuditEvent[]) =>
  db.database.transaction(async (tx) => {
    for (const each of events) await log.record(tx, each);
  });
const stored = () => db.database.query<any>('SELECT * FROM audit_entry ORDER BY chain, position');
const verify = () => verifyAudit(db.database);

describe('AuditLog', () => {
  it('keeps what happened, from where, and chains it by company', async () => {
    await cls.runWith({ requestId: 'request-1', ipAddress: '192.0.2.7' }, () =>
      record(event(ACME, 'member.invited', { role: 'dock', again: true })),
    );
    await record(event(ACME, 'member.joined'), event(null, 'session.refused'));
    const [first, second, third] = await stored();
    expect(first).toMatchObject({
      chain: ACME,
      position: 1,
      action: 'member.invited',
      user_id: USER,
      subject: 'zoë@acme.test',
      ip_address: '192.0.2.7',
      request_id: 'request-1',
    });
    expect(first.details).toBe('{"again":true,"role":"dock"}');
    expect(second).toMatchObject({ chain: ACME, position: 2, previous_hash: first.hash, ip_address: '' });
    expect(third).toMatchObject({ chain: 'installation', position: 1, previous_hash: '0'.repeat(64) });
    expect(await verify()).toEqual({ chains: 2, entries: 3, broken: null });
  });

  it('keeps nothing of a transaction that is rolled back', async () => {
    await expect(
      db.database.transaction(async (tx) => {
        await log.record(tx, event(ACME, 'member.removed'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await stored()).toEqual([]);
  });

  it(
    'gives forty parallel events of one company forty places without a gap',
    async () => {
      await Promise.all(Array.from({ length: 40 }, (_, index) => record(event(ACME, 'session.started', { index }))));
      expect((await stored()).map(({ position }: { position: number }) => position)).toEqual(
        Array.from({ length: 40 }, (_, index) => index + 1),
      );
      expect(await verify()).toMatchObject({ entries: 40, broken: null });
    },
    SLOW,
  );

  it(
    'does not deadlock when transactions tell two companies in opposite order',
    async () => {
      const both = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? [ACME, BOLT] : [BOLT, ACME]));
      await Promise.all(
        both.map((companies) => record(...companies.map((company) => event(company, 'password.changed')))),
      );
      expect(await verify()).toMatchObject({ chains: 2, entries: 40, broken: null });
    },
    SLOW,
  );

  it('lets another company go on while one transaction holds a chain', async () => {
    await record(event(ACME, 'session.started'), event(BOLT, 'session.started'));
    await db.database.transaction(async (tx) => {
      await tx.query('SELECT * FROM audit_chain WHERE chain = ? FOR UPDATE', [ACME]);
      await record(event(BOLT, 'session.started'));
    });
    expect(await verify()).toMatchObject({ entries: 3, broken: null });
  });
});

describe('verifyAudit', () => {
  beforeEach(async () => {
    for (let index = 0; index < 5; index += 1)
      await record(event(ACME, 'session.started', { index }), event(BOLT, 'session.started'));
  });

  it.each([
    ['a byte of the facts', `details = REPLACE(details, '2', '3')`, 3],
    ['who did it', `user_id = 'usr_01BX5ZZKBKACTAV9WEVGEMMVRZ'`, 3],
    ['when', 'occurred_at = occurred_at + INTERVAL 1 SECOND', 3],
    ['what', `action = 'session.ended'`, 3],
    ['from where', `ip_address = '1'`, 3],
    ['the hash', `hash = REPEAT('a', 64)`, 3],
    ['the hash before', `previous_hash = REPEAT('a', 64)`, 3],
  ])('finds a change of %s', async (_what, change, position) => {
    await db.database.query(`UPDATE audit_entry SET ${change} WHERE chain = ? AND position = 3`, [ACME]);
    expect((await verify()).broken).toMatchObject({ chain: ACME, position });
  });

  it('finds a missing entry, in the middle and at the end', async () => {
    await db.database.query('DELETE FROM audit_entry WHERE chain = ? AND position = 5', [ACME]);
    expect((await verify()).broken).toEqual({ chain: ACME, position: 5, problem: 'it is missing' });
    await db.database.query('DELETE FROM audit_entry WHERE chain = ? AND position = 2', [ACME]);
    expect((await verify()).broken).toEqual({ chain: ACME, position: 2, problem: 'it is missing' });
  });

  it('finds two entries that changed places', async () => {
    await db.database.query(
      'UPDATE audit_entry SET position = CASE position WHEN 2 THEN 90 ELSE position END WHERE chain = ?',
      [BOLT],
    );
    await db.database.query('UPDATE audit_entry SET position = 2 WHERE chain = ? AND position = 3', [BOLT]);
    await db.database.query('UPDATE audit_entry SET position = 3 WHERE chain = ? AND position = 90', [BOLT]);
    expect((await verify()).broken).toMatchObject({ chain: BOLT, position: 2 });
  });

  it('finds a chain that was cut off together with its head', async () => {
    await db.database.query('DELETE FROM audit_chain WHERE chain = ?', [BOLT]);
    expect((await verify()).broken).toEqual({ chain: BOLT, position: 1, problem: 'its chain has no head' });
  });
});
