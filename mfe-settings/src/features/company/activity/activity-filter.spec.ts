import { toQuery } from './activity-filter';

const local = (...parts: [number, number, number]) => new Date(...parts).toISOString();

test('both days are included, by the clock of the reader', () => {
  expect(toQuery({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    action: undefined,
    userId: undefined,
    from: local(2026, 10, 1),
    to: local(2026, 11, 1),
  });
});

test.each(['', 'yesterday', '2026-13-45', undefined])('%p is no day and narrows nothing', (from) => {
  expect(toQuery({ from, action: 'member.left' })).toEqual({ action: 'member.left' });
});
