import { SHIPMENT_STATUSES } from '../../domain/shipment-status.js';
import { milestoneOf, newsFor } from './milestones.js';

const told = { toldMilestone: 'Picked up', toldEtaOn: '2026-11-25' };

it('terminal scans are no milestone of their own', () => {
  expect(['picked_up', 'in_transit', 'at_terminal', 'interline'].map((status) => milestoneOf(status as never))).toEqual(
    Array(4).fill('Picked up'),
  );
});

it('every status before the pickup is the booking', () => {
  const first = SHIPMENT_STATUSES.slice(0, SHIPMENT_STATUSES.indexOf('picked_up'));
  expect([...new Set(first.map(milestoneOf))]).toEqual(['Booked']);
});

it('a new milestone is news, also when the ETA moved with it', () => {
  expect(newsFor(told, { status: 'out_for_delivery', etaOn: '2026-11-27' }, true)).toBe('milestone');
});

it('a moved ETA is news once, and only if the move was announced', () => {
  const state = { status: 'in_transit', etaOn: '2026-11-27' } as const;
  expect(newsFor(told, state, true)).toBe('eta');
  expect(newsFor(told, state, false)).toBeNull();
  expect(newsFor({ ...told, toldEtaOn: '2026-11-27' }, state, true)).toBeNull();
});

it('an ETA that is no longer known is not news', () => {
  expect(newsFor(told, { status: 'in_transit', etaOn: null }, true)).toBeNull();
});
