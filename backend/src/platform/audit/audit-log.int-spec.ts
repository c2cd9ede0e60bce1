import { ClsServiceManager } from 'nestjs-cls';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { loadConfig } from '../../config/config.js';
import { Clock } from '../clock.js';
import { RequestContext, type RequestStore } from '../request-context.js';
import { type SealedColumn, SealsColumns } from '../secrets/sealed-columns.js';
import { resealColumn } from '../secrets/persistence/reseal.sql.js';
import { SecretBox } from '../secrets/secret-box.js';
import type { AuditAction } from '../registered.js';
import { type AuditEntry, unkeyedAuditHash } from './audit-entry.js';
import { AuditLog, type AuditEvent } from './audit-log.js';
import { archiveAuditKeys, auditKeyring } from './persistence/audit-key-archive.sql.js';
import { AuditKeys } from './audit-keys.js';
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
  log = logOf(boxOf(KEY));
});
beforeEach(() => db.truncate());
afterAll(() => db.close());

const KEY = Buffer.alloc(32, 7).toString('base64');
const NEWER_KEY = Buffer.alloc(32, 8).toString('base64');
const boxOf = (key: string, previous = '') =>
  new SecretBox(loadConfig({ DATABASE_URL: db.url, SECRET_KEY: key, SECRET_KEY_PREVIOUS: previous }));
const logOf = (box: SecretBox) => new AuditLog(db.database, new AuditKeys(box), new RequestContext(cls), new Clock());
const change = (sql: string, ...params: unknown[]) => db.database.execute(sql, params);

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
const verify = async (box = boxOf(KEY)) =>
  verifyAudit(db.database, await auditKeyring(db.database, box, new AuditKeys(box)));
const breaksNow = async () => (await verify()).breaks;

describe('AuditLog', () => {
  it('records events with their source, and chains them by company', async () => {
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
    expect(await verify()).toEqual({ chains: 2, entries: 3, unkeyedChains: [], breaks: [] });
  });

  it('records nothing of a transaction that is rolled back', async () => {
    await expect(
      db.database.transaction(async (tx) => {
        await log.record(tx, event(ACME, 'member.removed'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await stored()).toEqual([]);
  });

  it(
    'gives forty concurrent events of one company consecutive positions',
    async () => {
      await Promise.all(Array.from({ length: 40 }, (_, index) => record(event(ACME, 'session.started', { index }))));
      expect((await stored()).map(({ position }: { position: number }) => position)).toEqual(
        Array.from({ length: 40 }, (_, index) => index + 1),
      );
      expect(await verify()).toMatchObject({ entries: 40, breaks: [] });
    },
    SLOW,
  );

  it(
    'does not deadlock when transactions record events of two companies in opposite order',
    async () => {
      const both = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? [ACME, BOLT] : [BOLT, ACME]));
      await Promise.all(
        both.map((companies) => record(...companies.map((company) => event(company, 'password.changed')))),
      );
      expect(await verify()).toMatchObject({ chains: 2, entries: 40, breaks: [] });
    },
    SLOW,
  );

  it('does not block another company while one transaction locks a chain', async () => {
    await record(event(ACME, 'session.started'), event(BOLT, 'session.started'));
    await db.database.transaction(async (tx) => {
      await tx.query('SELECT * FROM audit_chain WHERE chain = ? FOR UPDATE', [ACME]);
      await record(event(BOLT, 'session.started'));
    });
    expect(await verify()).toMatchObject({ entries: 3, breaks: [] });
  });
});

describe('AuditLog.record', () => {
  it.each([
    ['a lone surrogate', 'k\ud800'],
    ['a reversed pair', '\udc00\ud800'],
    ['characters beyond the basic plane', '🛋'.repeat(300)],
    ['a text that is too long', 'x'.repeat(300)],
    ['trailing spaces', 'a  '],
    ['control characters', 'a\0b\u001f\u2028'],
    ['combining characters', 'e\u0301'],
    ['an empty string', ''],
  ])('hashes what the database stores: %s', async (_what, text) => {
    await cls.runWith({ requestId: `r\ud800é${text}`, ipAddress: `fe80::1%é${text}` }, () =>
      record({ companyId: ACME, userId: USER, action: 'api_key.made', subject: text, details: { name: text, n: 1.5 } }),
    );
    const [entry] = await stored();
    expect(entry.subject.isWellFormed()).toBe(true);
    expect(JSON.parse(entry.details).name.isWellFormed()).toBe(true);
    expect(await verify()).toMatchObject({ entries: 1, breaks: [] });
  });
});

describe('verifyAudit', () => {
  beforeEach(async () => {
    for (let index = 0; index < 5; index += 1)
      await record(event(ACME, 'session.started', { index }), event(BOLT, 'session.started'));
  });

  it.each([
    ['a byte of the details', `details = REPLACE(details, '2', '3')`],
    ['the user', `user_id = 'usr_01BX5ZZKBKACTAV9WEVGEMMVRZ'`],
    ['the time', 'occurred_at = occurred_at + INTERVAL 1 SECOND'],
    ['the action', `action = 'session.ended'`],
    ['the IP address', `ip_address = '1'`],
  ])('detects a change of %s', async (_what, set) => {
    await change(`UPDATE audit_entry SET ${set} WHERE chain = ? AND position = 3`, ACME);
    expect(await breaksNow()).toEqual([{ chain: ACME, from: 3, to: 3, problem: 'it was changed' }]);
  });

  it.each([
    ['the hash', `hash = REPEAT('a', 64)`],
    ['the previous hash', `previous_hash = REPEAT('a', 64)`],
    ['the key', `key_id = 'deadbeef'`],
  ])('detects a change of %s', async (_what, set) => {
    await change(`UPDATE audit_entry SET ${set} WHERE chain = ? AND position = 3`, ACME);
    expect(await breaksNow()).toContainEqual(expect.objectContaining({ chain: ACME, from: 3 }));
  });

  it('detects an entry that was changed with its hash, without the key', async () => {
    await change(`UPDATE audit_entry SET user_id = NULL, key_id = NULL WHERE chain = ? AND position = 5`, ACME);
    const [entry] = await db.database.query<any>('SELECT * FROM audit_entry WHERE chain = ? AND position = 5', [ACME]);
    const hash = unkeyedAuditHash(entryOf(entry));
    await change('UPDATE audit_entry SET hash = ? WHERE chain = ? AND position = 5', hash, ACME);
    await change('UPDATE audit_chain SET last_hash = ?, seal = NULL WHERE chain = ?', hash, ACME);
    expect(await breaksNow()).toEqual([
      { chain: ACME, from: 5, to: 5, problem: 'it was signed without a key, after entries with one' },
      { chain: ACME, from: 5, to: 5, problem: 'the head of the chain has no seal' },
    ]);
  });

  it('reports every break of every chain', async () => {
    await change(`UPDATE audit_entry SET subject = 'other' WHERE chain = ? AND position IN (2, 4)`, ACME);
    await change('DELETE FROM audit_entry WHERE chain = ? AND position IN (2, 3)', BOLT);
    await change(`UPDATE audit_entry SET details = '[]' WHERE chain = ? AND position = 5`, BOLT);
    await record(event(null, 'session.refused'));
    await change(`UPDATE audit_entry SET subject = 'other' WHERE chain = 'installation'`);
    expect(await verify()).toEqual({
      chains: 3,
      entries: 11,
      unkeyedChains: [],
      breaks: [
        { chain: ACME, from: 2, to: 2, problem: 'it was changed' },
        { chain: ACME, from: 4, to: 4, problem: 'it was changed' },
        { chain: BOLT, from: 2, to: 3, problem: 'it is missing' },
        { chain: BOLT, from: 5, to: 5, problem: 'it was changed' },
        { chain: 'installation', from: 1, to: 1, problem: 'it was changed' },
      ],
    });
  });

  it('detects two swapped entries', async () => {
    await change('UPDATE audit_entry SET position = 90 WHERE chain = ? AND position = 2', BOLT);
    await change('UPDATE audit_entry SET position = 2 WHERE chain = ? AND position = 3', BOLT);
    await change('UPDATE audit_entry SET position = 3 WHERE chain = ? AND position = 90', BOLT);
    expect(await breaksNow()).toContainEqual(expect.objectContaining({ chain: BOLT, from: 2 }));
  });

  it('detects an entry that the product did not write', async () => {
    await change(
      `INSERT INTO audit_entry SELECT chain, 6, CONCAT(LEFT(id, 29), '!'), occurred_at, user_id, action, subject, details, ip_address, request_id, hash, hash, key_id
         FROM audit_entry WHERE chain = ? AND position = 5`,
      ACME,
    );
    expect(await breaksNow()).toEqual([
      { chain: ACME, from: 6, to: 6, problem: 'it comes after the head of its chain' },
    ]);
  });

  it('detects a chain without its head', async () => {
    await change('DELETE FROM audit_chain WHERE chain = ?', BOLT);
    expect(await breaksNow()).toEqual([{ chain: BOLT, from: 1, to: 5, problem: 'its chain has no head' }]);
  });

  it('detects entries missing at the end, also after later ones were added', async () => {
    await change('DELETE FROM audit_entry WHERE chain = ? AND position > 3', ACME);
    expect(await breaksNow()).toEqual([{ chain: ACME, from: 4, to: 5, problem: 'it is missing' }]);
    await change(
      `UPDATE audit_chain SET last_position = 3, last_hash = (SELECT hash FROM audit_entry WHERE chain = ? AND position = 3) WHERE chain = ?`,
      ACME,
      ACME,
    );
    expect(await breaksNow()).toEqual([{ chain: ACME, from: 3, to: 3, problem: 'the head of the chain was changed' }]);
    await record(event(ACME, 'session.ended'));
    expect(await breaksNow()).toEqual([
      { chain: ACME, from: 4, to: 4, problem: 'it does not follow the entry before it' },
    ]);
  });
});

describe('a chain from before the log had keys', () => {
  beforeEach(async () => {
    await record(event(ACME, 'session.started'), event(ACME, 'session.ended'), event(BOLT, 'session.started'));
    await unkey(ACME);
  });

  it('is still verified, and reported as one without a key', async () => {
    expect(await verify()).toEqual({ chains: 2, entries: 3, unkeyedChains: [ACME], breaks: [] });
    await change(`UPDATE audit_entry SET subject = 'other' WHERE chain = ? AND position = 1`, ACME);
    expect(await breaksNow()).toEqual([{ chain: ACME, from: 1, to: 1, problem: 'it was changed' }]);
  });

  it('continues with a key from its old head', async () => {
    await record(event(ACME, 'session.started'));
    const entries = (await stored()).filter(({ chain }: { chain: string }) => chain === ACME);
    expect(entries.map((entry: any) => entry.key_id === null)).toEqual([true, true, false]);
    expect(entries[2].previous_hash).toBe(entries[1].hash);
    expect(await verify()).toEqual({ chains: 2, entries: 4, unkeyedChains: [], breaks: [] });
  });
});

describe('a new SECRET_KEY', () => {
  const rotated = () => boxOf(NEWER_KEY, KEY);

  beforeEach(() => record(event(ACME, 'session.started'), event(BOLT, 'session.started')));

  it('signs later entries; earlier ones are verified with the previous key', async () => {
    const box = rotated();
    await db.database.transaction((tx) => logOf(box).record(tx, event(ACME, 'session.ended')));
    expect(await verify(box)).toMatchObject({ entries: 3, breaks: [] });
    expect((await verify(boxOf(NEWER_KEY))).breaks).toContainEqual(
      expect.objectContaining({ chain: ACME, from: 1, problem: expect.stringContaining('unknown key') }),
    );
  });

  it('verifies everything without the previous key after its log key was archived', async () => {
    const box = rotated();
    const now = new Date();
    const done = { keys: 1, heads: 2, broken: [] };
    expect(await archiveAuditKeys(db.database, box, new AuditKeys(box), now)).toEqual(done);
    expect(await archiveAuditKeys(db.database, box, new AuditKeys(box), now)).toEqual({ ...done, keys: 0, heads: 0 });
    expect(await verify(boxOf(NEWER_KEY))).toMatchObject({ entries: 2, breaks: [] });
    await change(`UPDATE audit_entry SET subject = 'other' WHERE chain = ?`, ACME);
    expect((await verify(boxOf(NEWER_KEY))).breaks).toEqual([
      { chain: ACME, from: 1, to: 1, problem: 'it was changed' },
    ]);
  });

  it('does not change a head that the product did not write', async () => {
    await change(`UPDATE audit_chain SET last_hash = REPEAT('a', 64) WHERE chain = ?`, ACME);
    const box = rotated();
    expect(await archiveAuditKeys(db.database, box, new AuditKeys(box), new Date())).toEqual({
      keys: 1,
      heads: 1,
      broken: [ACME],
    });
  });

  it('is applied to archived keys when it changes again', async () => {
    const box = rotated();
    await archiveAuditKeys(db.database, box, new AuditKeys(box), new Date());
    const newest = Buffer.alloc(32, 9).toString('base64');
    const third = boxOf(newest, NEWER_KEY);
    await archiveAuditKeys(db.database, third, new AuditKeys(third), new Date());
    for (const column of Reflect.getMetadata(SealsColumns.KEY, AuditKeys) as SealedColumn[])
      await resealColumn(db.database, third, column);
    expect(await verify(boxOf(newest))).toMatchObject({ entries: 2, breaks: [] });
  });
});

function entryOf(row: any): AuditEntry {
  return {
    chain: row.chain,
    position: Number(row.position),
    id: row.id,
    occurredAt: row.occurred_at,
    userId: row.user_id,
    action: row.action,
    subject: row.subject,
    details: row.details,
    ipAddress: row.ip_address,
    requestId: row.request_id,
    previousHash: row.previous_hash,
  };
}

/** Rewrites a chain as earlier releases wrote it: plain SHA-256, a head without a seal. */
async function unkey(chain: string): Promise<void> {
  let previousHash = '0'.repeat(64);
  for (const row of (await stored()).filter((entry: any) => entry.chain === chain)) {
    const hash = unkeyedAuditHash({ ...entryOf(row), previousHash });
    await change(
      'UPDATE audit_entry SET previous_hash = ?, hash = ?, key_id = NULL WHERE chain = ? AND position = ?',
      previousHash,
      hash,
      chain,
      row.position,
    );
    previousHash = hash;
  }
  await change('UPDATE audit_chain SET last_hash = ?, key_id = NULL, seal = NULL WHERE chain = ?', previousHash, chain);
}
