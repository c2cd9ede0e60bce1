import {
  ASSOCIATION_STATUSES,
  ASSOCIATION_TRANSITIONS,
  mayBecome,
  type AssociationStatus,
} from './association-status.js';

const ALLOWED = new Set([
  'invited > active',
  'invited > removed',
  'requested > active',
  'requested > removed',
  'active > suspended',
  'active > removed',
  'suspended > active',
  'suspended > removed',
  'removed > requested',
  'removed > active',
]);

describe('the states of an association', () => {
  const pairs = ASSOCIATION_STATUSES.flatMap((from) => ASSOCIATION_STATUSES.map((to) => [from, to] as const));

  it.each(pairs)('%s > %s', (from, to) => {
    expect(mayBecome(from, to)).toBe(ALLOWED.has(`${from} > ${to}`));
  });

  it('can all be reached, and none is a dead end', () => {
    const reached = new Set<AssociationStatus>(['invited', 'requested']);
    for (const status of reached) for (const next of ASSOCIATION_TRANSITIONS[status]) reached.add(next);
    expect([...reached].sort()).toEqual([...ASSOCIATION_STATUSES].sort());
    for (const status of ASSOCIATION_STATUSES) expect(ASSOCIATION_TRANSITIONS[status]).not.toEqual([]);
  });
});
