import { actionWords, detailWords } from './activity-words';

test('events are put into words; an unknown one keeps its name', () => {
  expect(actionWords('member.left')).toBe('Left');
  expect(actionWords('carrier.tested')).toBe('carrier.tested');
});

test('facts stand on one line, those without a value are left out', () => {
  expect(detailWords({ role: 'booker', seesPrices: true, reason: null, by: 'domain' })).toBe('role: Booker, sees prices: yes, by: domain');
});
