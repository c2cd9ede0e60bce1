import { mayTransition, SHIPMENT_STATUSES, SHIPMENT_TRANSITIONS, type ShipmentStatus } from './shipment-status.js';

const EXECUTION: ShipmentStatus[] = [
  'booked', 'tendered', 'accepted', 'pickup_scheduled', 'en_route_pickup', 'at_pickup', 'picked_up', 'in_transit', 'out_for_delivery', 'at_delivery', 'delivered', 'closed',
];
const TERMINAL: ShipmentStatus[] = ['closed', 'cancelled'];

describe('shipment status', () => {
  it('walks the whole execution axis', () => {
    EXECUTION.slice(1).forEach((to, index) => expect([EXECUTION[index], to, mayTransition(EXECUTION[index]!, to)]).toEqual([EXECUTION[index], to, true]));
  });

  it('never goes back along the execution axis', () => {
    const beforeMoving = EXECUTION.slice(0, EXECUTION.indexOf('in_transit') + 1);
    for (const [index, from] of beforeMoving.entries()) {
      for (const to of beforeMoving.slice(0, index + 1)) expect([from, to, mayTransition(from, to)]).toEqual([from, to, false]);
    }
  });

  it('moves between terminals and partners in both directions', () => {
    expect(mayTransition('in_transit', 'at_terminal')).toBe(true);
    expect(mayTransition('at_terminal', 'in_transit')).toBe(true);
    expect(mayTransition('at_terminal', 'interline')).toBe(true);
  });

  it('can be cancelled before pickup only', () => {
    const cancellable = SHIPMENT_STATUSES.filter((status) => mayTransition(status, 'cancelled'));
    expect(cancellable).toEqual(['booked', 'tendered', 'accepted', 'pickup_scheduled', 'en_route_pickup', 'at_pickup', 'tender_rejected']);
  });

  it('ends closed or cancelled, reachable from every other status', () => {
    expect(SHIPMENT_STATUSES.filter((status) => SHIPMENT_TRANSITIONS[status].length === 0)).toEqual(TERMINAL);
    for (const status of SHIPMENT_STATUSES) expect([status, reaches(status, new Set())]).toEqual([status, true]);
  });
});

function reaches(status: ShipmentStatus, seen: Set<ShipmentStatus>): boolean {
  if (TERMINAL.includes(status)) return true;
  seen.add(status);
  return SHIPMENT_TRANSITIONS[status].some((next) => !seen.has(next) && reaches(next, seen));
}
