import { changed, exceptionFilterOf, filterOf, orderOf, ordersFor, showOf, viewQuery } from './list-address';

const address = (text: string) => new URLSearchParams(text);
const filter = (text: string) => JSON.parse(JSON.stringify(filterOf(address(text)))) as object;

test('reads every filter, and leaves out what makes no sense', () => {
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
])('asks for an order only where the server has it: %s', (text, expected) => expect(filter(text)).toEqual(expected));

test('offers the orders that go with the filters, the usual one first', () => {
  expect(ordersFor(address('pickupFrom=2026-11-24')).map(({ value }) => value)).toEqual(['pickup', 'latest-pickup']);
  expect(orderOf(address(''))).toBe('newest');
});

test.each([
  ['', 'table'],
  ['view=needs_action', 'queue'],
  ['view=needs_action&show=table', 'table'],
  ['show=queue', 'table'],
  ['show=map', 'map'],
])('shows %j as %s', (text, show) => expect(showOf(address(text))).toBe(show));

test('the work queue has filters of its own', () => {
  expect(exceptionFilterOf(address('exception=damage&severity=high&with=none&state=snoozed'))).toEqual({
    kind: 'damage',
    severity: 'high',
    owner: 'none',
    state: 'snoozed',
  });
});

test('a changed filter begins at the first page, and a saved view has none', () => {
  expect(changed(address('mode=LTL&after=x'), 'mode', 'FTL').toString()).toBe('mode=FTL');
  expect(viewQuery(address('mode=LTL&after=x'))).toBe('mode=LTL');
});
