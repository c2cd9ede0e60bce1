import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { orderOf } from './quote-order.js';

const IMPORT = 'qim_01J00000000000000000000000';

describe('orderOf', () => {
  it.each([
    [{}, 'created desc'],
    [{ order: 'asc' as const }, 'created asc'],
    [{ sort: 'pickup' as const }, 'pickup asc'],
    [{ sort: 'bestTotal' as const, order: 'desc' as const, status: 'quoted' as const }, 'bestTotal desc'],
    [{ expiring: 'true' as const }, 'validUntil asc'],
    [{ expiring: 'true' as const, mode: 'LTL' as const }, 'validUntil asc'],
    [{ expiring: 'true' as const, q: 'acme' }, 'created desc'],
    [{ import: IMPORT, expiring: 'true' as const, order: 'asc' as const }, 'created asc'],
    [{ view: 'needs_action' as const }, 'validUntil asc'],
    [{ view: 'needs_action' as const, q: 'acme' }, 'created desc'],
    [{ view: 'ready_to_book' as const, sort: 'bestTotal' as const }, 'bestTotal asc'],
    [{ view: 'closed' as const }, 'created desc'],
    [{ q: '  ', sort: 'pickup' as const }, 'pickup asc'],
  ])('returns the order for %j: %s', (query, expected) => {
    const { sort, direction } = orderOf(query);
    expect(`${sort} ${direction}`).toBe(expected);
  });

  it.each([
    { q: 'acme', sort: 'pickup' as const },
    { q: 'acme', order: 'asc' as const },
    { import: IMPORT, sort: 'bestTotal' as const },
    { expiring: 'true' as const, sort: 'created' as const },
    { view: 'needs_action' as const, sort: 'created' as const },
    { view: 'closed' as const, sort: 'pickup' as const },
    { mode: 'LTL' as const, sort: 'pickup' as const },
    { lane: 'IL>', sort: 'bestTotal' as const },
    { owner: 'me', sort: 'validUntil' as const },
  ])('rejects an order without an index: %j', (query) => {
    expect(() => orderOf(query)).toThrow(DomainError);
  });
});
