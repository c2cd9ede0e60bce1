import { isActive, mayTransition, PHASE_OF, SHIPMENT_STATUSES, type ShipmentStatus } from './shipment-status.js';

const EXECUTION: ShipmentStatus[] = [
  'booked',
  'tendered',
  'accepted',
  'pickup_scheduled',
  'en_route_pickup',
  'at_pickup',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'at_delivery',
  'delivered',
  'closed',
];

describe('shipment status', () => {
  it('can pass through all execution states', () => {
    EXECUTION.slice(1).forEach((to, index) =>
      expect([EXECUTION[index], to, mayTransition(EXECUTION[index]!, to)]).toEqual([EXECUTION[index], to, true]),
    );
  });

  it('never returns to an earlier phase', () => {
    for (const from of SHIPMENT_STATUSES) {
      for (const to of SHIPMENT_STATUSES.filter((candidate) => PHASE_OF[candidate] < PHASE_OF[from]))
        expect([from, to, mayTransition(from, to)]).toEqual([from, to, false]);
    }
  });

  it('moves between terminals and partners in both directions', () => {
    expect(mayTransition('in_transit', 'at_terminal')).toBe(true);
    expect(mayTransition('at_terminal', 'in_transit')).toBe(true);
    expect(mayTransition('at_terminal', 'interline')).toBe(true);
  });

  it('goes to the next carrier after a rejection, and no further back', () => {
    expect(mayTransition('tender_rejected', 'tendered')).toBe(true);
    expect(mayTransition('tender_rejected', 'booked')).toBe(false);
  });

  it('can be cancelled only before pickup, and can be picked up after that', () => {
    const cancellable = SHIPMENT_STATUSES.filter((status) => mayTransition(status, 'cancelled'));
    expect(cancellable).toEqual([
      'booked',
      'tendered',
      'accepted',
      'pickup_scheduled',
      'en_route_pickup',
      'at_pickup',
      'tender_rejected',
    ]);
    expect(mayTransition('cancelled', 'picked_up')).toBe(true);
  });

  it('can be delivered after being refused or lost', () => {
    for (const status of ['refused', 'lost'] as const)
      expect([mayTransition(status, 'in_transit'), mayTransition(status, 'delivered')]).toEqual([true, true]);
  });

  it('ends as closed', () => {
    expect(SHIPMENT_STATUSES.filter((from) => SHIPMENT_STATUSES.every((to) => !mayTransition(from, to)))).toEqual([
      'closed',
    ]);
  });

  it('is inactive once delivered, returned, closed or cancelled', () => {
    expect(SHIPMENT_STATUSES.filter((status) => !isActive(status))).toEqual([
      'delivered',
      'closed',
      'cancelled',
      'returned',
    ]);
  });
});
