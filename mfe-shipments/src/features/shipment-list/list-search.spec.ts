import { exceptionFilterOf, filterOf, showOf, sortOptions } from './list-search';

const search = (text: string) => new URLSearchParams(text);
const filter = (text: string) => JSON.parse(JSON.stringify(filterOf(search(text)))) as object;

test('reads every filter and ignores invalid ones', () => {
  const all = {
    view: 'in_transit',
    status: 'interline',
    mode: 'FTL',
    carrier: 'ZZMW',
    lane: 'IL>TX',
    pickupFrom: '2026-11-24',
    pickupTo: '2026-11-30',
    owner: 'me',
    exception: 'late',
  };
  expect(filter(new URLSearchParams(all).toString())).toEqual(all);
  expect(filter('view=x&status=x&mode=AIR&carrier=zz&lane=x&pickupFrom=24.11.&owner=you&exception=x&order=x')).toEqual(
    {},
  );
});

test.each([
  ['order=delivery', { sort: 'eta', order: 'asc' }],
  ['order=newest', {}],
  ['view=pickup_today&order=delivery', { view: 'pickup_today' }],
  ['view=pickup_today&order=latest-pickup', { view: 'pickup_today', sort: 'pickup', order: 'desc' }],
  ['mode=LTL&order=pickup', { mode: 'LTL' }],
  ['q=dallas&order=oldest', { q: 'dallas' }],
])('asks only for orders that the server offers: %s', (text, expected) => expect(filter(text)).toEqual(expected));

test('offers the orders that go with the filters, the default first', () => {
  const values = (text: string) => sortOptions(search(text)).map(({ value }) => value);
  expect(values('pickupFrom=2026-11-24')).toEqual(['pickup', 'latest-pickup']);
  expect(values('')[0]).toBe('newest');
});

test.each([
  ['', 'table'],
  ['view=needs_action', 'queue'],
  ['view=needs_action&show=table', 'table'],
  ['show=queue', 'table'],
  ['show=map', 'map'],
])('shows %j as %s', (text, show) => expect(showOf(search(text))).toBe(show));

test('the exception queue has filters of its own', () => {
  expect(exceptionFilterOf(search('exception=damage&severity=high&with=none&state=snoozed'))).toEqual({
    kind: 'damage',
    severity: 'high',
    owner: 'none',
    state: 'snoozed',
  });
});
