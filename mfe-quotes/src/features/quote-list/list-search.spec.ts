import { filterOf, isFiltered } from './list-search';

const filter = (text: string) => JSON.parse(JSON.stringify(filterOf(new URLSearchParams(text)))) as object;

describe('the list in the URL', () => {
  it('reads every filter and the order', () => {
    expect(filter('q=dallas&status=quoted&mode=FTL&lane=IL>TX&owner=me&expiring=true')).toEqual({
      q: 'dallas',
      status: 'quoted',
      mode: 'FTL',
      lane: 'IL>TX',
      owner: 'me',
      expiring: 'true',
    });
    expect(filter('status=quoted&order=cheapest')).toEqual({ status: 'quoted', sort: 'bestTotal' });
  });

  it.each([
    ['expiring=true&mode=LTL&order=cheapest', { expiring: 'true', mode: 'LTL', sort: 'validUntil' }],
    ['owner=me&order=pickup', { owner: 'me' }],
    ['lane=IL>&order=oldest', { lane: 'IL>', sort: 'created', order: 'asc' }],
    ['q=dallas&order=oldest', { q: 'dallas' }],
  ])('uses the default order where the filters allow no other: %s', (address, expected) =>
    expect(filter(address)).toEqual(expected),
  );

  it.each([
    ['view=needs_action&order=newest', { view: 'needs_action', sort: 'validUntil' }],
    ['view=ready_to_book&order=cheapest', { view: 'ready_to_book', sort: 'bestTotal' }],
    ['view=closed&order=cheapest', { view: 'closed' }],
    ['view=needs_action&q=dallas', { view: 'needs_action', q: 'dallas' }],
  ])('has the orders of its view: %s', (address, expected) => expect(filter(address)).toEqual(expected));

  it('ignores invalid values', () =>
    expect(filter('status=lost&mode=AIR&lane=x&owner=usr&expiring=1&order=x')).toEqual({}));

  it('an order is not a filter', () => {
    expect(isFiltered(filterOf(new URLSearchParams('order=cheapest')))).toBe(false);
    expect(isFiltered(filterOf(new URLSearchParams('owner=me')))).toBe(true);
    expect(isFiltered(filterOf(new URLSearchParams('view=closed')))).toBe(false);
  });
});
