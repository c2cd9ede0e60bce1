import { SHIPMENT_EVENT_TYPES } from '../../domain/shipment-event.js';
import { SHIPMENT_STATUSES } from '../../domain/shipment-status.js';
import { journeyOf, PUBLIC_EVENTS, STATUS_WORDS } from './public-events.js';

const reached = (status: (typeof SHIPMENT_STATUSES)[number]): number =>
  journeyOf(status).filter((step) => step.reached).length;

describe('public texts', () => {
  it('exist for known events only, and for every status', () => {
    expect(
      Object.keys(PUBLIC_EVENTS).filter((type) => !(SHIPMENT_EVENT_TYPES as readonly string[]).includes(type)),
    ).toEqual([]);
    expect(Object.keys(STATUS_WORDS).sort()).toEqual([...SHIPMENT_STATUSES].sort());
  });

  it.each(['tendered', 'tender_rejected', 'note', 'billing_changed', 'unknown', 'damaged'])('exclude %s', (type) => {
    expect(PUBLIC_EVENTS).not.toHaveProperty(type);
  });
});

describe('journeyOf', () => {
  it.each([
    ['booked', 1],
    ['tender_rejected', 1],
    ['at_pickup', 1],
    ['picked_up', 2],
    ['at_terminal', 3],
    ['out_for_delivery', 4],
    ['delivered', 5],
    ['closed', 5],
    ['cancelled', 1],
    ['lost', 3],
  ] as const)('has %s at step %i', (status, steps) => expect(reached(status)).toBe(steps));
});
