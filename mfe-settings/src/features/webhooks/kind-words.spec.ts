import { ALL_KINDS, type Kind, KIND_GROUPS, kindsLine, kindWords } from './kind-words';

test('every kind stands in one group, with words of its own', () => {
  expect(new Set(ALL_KINDS).size).toBe(ALL_KINDS.length);
  expect(new Set(ALL_KINDS.map(kindWords)).size).toBe(29);
  expect(KIND_GROUPS).toHaveLength(5);
});

test.each<[Kind[], string]>([
  [['shipment.booked'], 'Booked'],
  [['shipment.booked', 'shipment.delivered'], 'Booked; Delivered'],
  [ALL_KINDS.slice(0, 6), 'Offers have come; A quote expires within a day; The price of a quote has changed and 3 more'],
  [ALL_KINDS, 'Everything'],
])('%j is "%s"', (kinds, line) => {
  expect(kindsLine(kinds)).toBe(line);
});

test('the test event has words, and one of tomorrow its name', () => {
  expect([kindWords('webhook.test'), kindWords('drone.landed')]).toEqual(['Test event', 'drone.landed']);
});
