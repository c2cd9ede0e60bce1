import { notification } from '../testing/notifications';
import { groupByDay, type ListedNotification } from './group-by-day';

const NOW = new Date('2026-11-21T05:30:00.000Z');
const listed = (number: number, listedAs: 'unread' | 'read', createdAt: string): ListedNotification => ({
  ...notification(number, { createdAt }),
  listedAs,
});

test('unread before read, each by the local day on which it came', () => {
  const items = [
    listed(1, 'unread', '2026-11-21T05:00:00.000Z'),
    listed(2, 'unread', '2026-11-20T05:59:00.000Z'),
    listed(3, 'read', '2026-11-21T04:00:00.000Z'),
    listed(4, 'read', '2026-11-02T18:00:00.000Z'),
  ];
  const titles = (zone: string) =>
    groupByDay(items, zone, NOW).map(({ title, items: grouped }) => `${title}: ${grouped.length}`);
  expect(titles('America/Chicago')).toEqual([
    'Unread, today: 1',
    'Unread, yesterday: 1',
    'Read, today: 1',
    'Read, Mon, Nov 2: 1',
  ]);
  expect(titles('UTC')).toEqual(['Unread, today: 1', 'Unread, yesterday: 1', 'Read, today: 1', 'Read, Mon, Nov 2: 1']);
});

test('what was marked stays in the part where it was listed', () => {
  const items = [{ ...listed(1, 'unread', '2026-11-21T05:00:00.000Z'), readAt: '2026-11-21T05:10:00.000Z' }];
  expect(groupByDay(items, 'UTC', NOW).map(({ title }) => title)).toEqual(['Unread, today']);
});

test('yesterday is the day before, also when the clocks go back and today has 25 hours', () => {
  const lateOnNov1 = new Date('2026-11-02T05:30:00.000Z');
  const items = [listed(1, 'unread', '2026-11-01T06:00:00.000Z'), listed(2, 'unread', '2026-10-31T18:00:00.000Z')];
  expect(groupByDay(items, 'America/Chicago', lateOnNov1).map(({ title }) => title)).toEqual([
    'Unread, today',
    'Unread, yesterday',
  ]);
});
