import { timelineEvent } from '../../../testing/open-shipment';
import { timelineEntries } from './timeline-entries';

const entries = (types: string[]) =>
  timelineEntries(types.map((type, index) => timelineEvent({ id: `sev_${index}`, type }))).map(
    ({ event, earlierScans }) => [event.type, ...earlierScans.map(({ type }) => type)],
  );

test('consecutive terminal scans are one entry under the newest', () => {
  expect(
    entries(['out_for_delivery', 'arrived_terminal', 'departed_terminal', 'in_transit', 'picked_up', 'booked']),
  ).toEqual([['out_for_delivery'], ['arrived_terminal', 'departed_terminal', 'in_transit'], ['picked_up'], ['booked']]);
});

test('another event between scans separates them', () => {
  expect(entries(['arrived_terminal', 'delayed', 'departed_terminal', 'arrived_terminal'])).toEqual([
    ['arrived_terminal'],
    ['delayed'],
    ['departed_terminal', 'arrived_terminal'],
  ]);
});

test('without events there are no entries', () => expect(entries([])).toEqual([]));
