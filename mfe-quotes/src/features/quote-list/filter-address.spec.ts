import { filterOf, isFiltered } from './filter-address';

const filter = (address: string) => JSON.parse(JSON.stringify(filterOf(new URLSearchParams(address)))) as object;

describe('the list in the address', () => {
  it('reads every filter and the order', () => {
    expect(filter('q=dallas&status=quoted&mode=FTL&lane=IL>TX&owner=me&expiring=true&order=cheapest')).toEqual({
      q: 'dallas', status: 'quoted', mode: 'FTL', lane: 'IL>TX', owner: 'me', expiring: 'true', sort: 'bestTotal',
    });
  });

  it('leaves out what makes no sense', () => expect(filter('status=lost&mode=AIR&lane=x&owner=usr&expiring=1&order=x')).toEqual({}));

  it('knows an order from a filter', () => {
    expect(isFiltered(filterOf(new URLSearchParams('order=cheapest')))).toBe(false);
    expect(isFiltered(filterOf(new URLSearchParams('owner=me')))).toBe(true);
  });
});
