import { createHash } from 'node:crypto';
import { auditHash, headSeal, unkeyedAuditHash, type AuditEntry } from '../audit/audit-entry.js';
import { canonicalJson } from './canonical-json.js';
import { requestHash } from '../http/idempotency/idempotency.js';

/** Installations store hashes of this entry format: a different hash would break every audit chain. */
const ENTRY: AuditEntry = {
  chain: 'cmp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  position: 42,
  id: 'aud_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  occurredAt: new Date('2026-03-08T07:30:00.125Z'),
  userId: null,
  action: 'member.invited',
  subject: 'josé "Pepe" 😀\u2028 <a@example.com>',
  details: canonicalJson({ role: 'owner', attempts: 1e21, rate: 0.1 + 0.2, ok: true, from: null, B: -0, a: '\u0007' }),
  ipAddress: '2001:db8::1',
  requestId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  previousHash: '0'.repeat(64),
};
const KEY = Buffer.alloc(32, 7);
/** Names in an order that differs by UTF-16 code unit, by code point and by locale. */
const NAMES = ['b', 'B', 'a', 'é', '10', '9', '', '\ufb33', '\u{1f600}', '__proto', 'z\n', '"'];
const SCALARS = [null, true, false, 0, -0, 1e-7, 1e21, 123.456, -5e-324, 2 ** 53, '', 'text', '\u007f\u2028"\\', '😀'];

/** Numbers below `limit`, deterministic (linear congruential generator, Numerical Recipes). */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function anyJson(next: (limit: number) => number, depth: number): unknown {
  const kind = next(depth > 4 ? 2 : 4);
  if (kind < 2) return SCALARS[next(SCALARS.length)];
  const children = Array.from({ length: next(6) }, () => anyJson(next, depth + 1));
  if (kind === 2) return children;
  return Object.fromEntries(
    children.map((child, at) => [NAMES[next(NAMES.length)], at % 5 === 4 ? undefined : child] as const),
  );
}

it('keeps the hashes of stored audit entries', () => {
  expect([
    auditHash(ENTRY, KEY),
    unkeyedAuditHash(ENTRY),
    headSeal({ chain: ENTRY.chain, position: 42, hash: 'ab'.repeat(32) }, KEY),
    requestHash({ quoteId: 'qte_1', request: { offerId: 'ofr_1', note: undefined, stops: [{ b: 1, a: [null] }] } }),
  ]).toEqual([
    'fb369b8a21a50bb7865c618254cce7d227bfc3df9f57391acb090cc3e26b2898',
    'bd4fdadef05b802ce2c504c656fcbd12b14424c7e27062106455adaa161f10cc',
    '7e8c567e52052008e4beebc8e8916b9fd304bd15916310e99ead7d1c282fdb96',
    'c9c4d57eba96ae16c2952251fd9c49abe1fd0f0665e683383bbb277448140a45',
  ]);
});

it('keeps the text of any JSON value', () => {
  const next = numbers(20_261_123);
  const hash = createHash('sha256');
  for (let made = 0; made < 5_000; made += 1) hash.update(`${canonicalJson([anyJson(next, 0)])}\n`);
  expect(hash.digest('hex')).toBe('07d3fb63c5501972f32d12b7815ff602e1d7990bf1ecfe538af79b5850474a74');
});

it('sorts names by UTF-16 code unit and omits undefined values', () => {
  expect(canonicalJson({ '\ufb33': 1, '\u{1f600}': 2, a: undefined, B: [undefined] })).toBe(
    '{"B":[null],"\u{1f600}":2,"\ufb33":1}',
  );
});

it('refuses what is not JSON', () => {
  expect(() => canonicalJson({ amount: Number.NaN })).toThrow('NaN');
  expect(() => canonicalJson({ name: '\ud800' })).toThrow('surrogate');
});
