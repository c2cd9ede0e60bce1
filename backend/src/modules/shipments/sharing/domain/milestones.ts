import type { LocalDate } from '../../../../kernel/time/local-date.js';
import type { ShipmentStatus } from '../../domain/shipment-status.js';

/** Milestones of which subscribers are emailed. Statuses that are not listed come before the pickup. */
const MILESTONES: Partial<Record<ShipmentStatus, string>> = {
  picked_up: 'Picked up',
  in_transit: 'Picked up',
  at_terminal: 'Picked up',
  interline: 'Picked up',
  out_for_delivery: 'Out for delivery',
  at_delivery: 'Out for delivery',
  delivered: 'Delivered',
  closed: 'Delivered',
  cancelled: 'Canceled',
  refused: 'Refused',
  returned: 'Returned to shipper',
  lost: 'Reported lost',
};
const BEFORE_PICKUP = 'Booked';

/** The last milestone that a shipment has reached, in public words. */
export function milestoneOf(status: ShipmentStatus): string {
  return MILESTONES[status] ?? BEFORE_PICKUP;
}

/** What a subscriber knows. */
export interface Told {
  toldMilestone: string | null;
  toldEtaOn: LocalDate | null;
}

/** The present state of a shipment, as far as subscribers are emailed of it. */
export interface PublicState {
  status: ShipmentStatus;
  etaOn: LocalDate | null;
}

/** What is new to a subscriber, the milestone before the ETA. Null if nothing is. */
export function newsFor(
  { toldMilestone, toldEtaOn }: Told,
  { status, etaOn }: PublicState,
  etaMoved: boolean,
): 'milestone' | 'eta' | null {
  if (milestoneOf(status) !== toldMilestone) return 'milestone';
  return etaMoved && etaOn !== null && etaOn !== toldEtaOn ? 'eta' : null;
}
