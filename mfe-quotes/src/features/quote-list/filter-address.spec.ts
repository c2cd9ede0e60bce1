import { filterOf, isFiltered } from './filter-address';

const filter = (address: string) => JSON.parse(JSON.stringify(filterOf(new URLSearchParams(address)))) as object;

describe('the list in the address', () => {
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
  ])('asks for the usual order where the filters allow no other: %s', (address, expected) =>
    expect(filter(address)).toEqual(expected),
  );

  it('leaves out what makes no sense', () =>
    expect(filter('status=lost&mode=AIR&lane=x&owner=usr&expiring=1&order=x')).toEqual({}));

  it('knows an order from a filter', () => {
    expect(isFiltered(filterOf(new URLSearchParams('order=cheapest')))).toBe(false);
    expect(isFiltered(filterOf(new URLSearchParams('owner=me')))).toBe(true);
  });
});
