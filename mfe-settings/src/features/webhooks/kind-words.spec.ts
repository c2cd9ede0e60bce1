import { ALL_KINDS, type Kind, KIND_WORDS, kindsLine, kindWords } from './kind-words';

test('every kind is in one group and has its own label', () => {
  expect([...ALL_KINDS].sort()).toEqual(Object.keys(KIND_WORDS).sort());
  expect(new Set(ALL_KINDS.map(kindWords)).size).toBe(ALL_KINDS.length);
});

test.each<[Kind[], string]>([
  [['shipment.booked'], 'Booked'],
  [['shipment.booked', 'shipment.delivered'], 'Booked; Delivered'],
  [ALL_KINDS.slice(0, 6), 'Offers ready; Quote expires within a day; Quote price changed and 3 more'],
  [ALL_KINDS, 'All events'],
])('%j is "%s"', (kinds, line) => {
  expect(kindsLine(kinds)).toBe(line);
});

test('the test event has words, and one of tomorrow its name', () => {
  expect([kindWords('webhook.test'), kindWords('drone.landed')]).toEqual(['Test event', 'drone.landed']);
});
