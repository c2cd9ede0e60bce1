import type { LocalDate } from '../../../../kernel/time/local-date.js';
import { type Message, msg } from '../../../../messages/message.js';
import type { ShipmentStatus } from '../../domain/shipment-status.js';

/** Milestones of which subscribers are emailed. Statuses that are not listed come before the pickup. */
const MILESTONES: Partial<Record<ShipmentStatus, Message>> = {
  picked_up: msg`Picked up`,
  in_transit: msg`Picked up`,
  at_terminal: msg`Picked up`,
  interline: msg`Picked up`,
  out_for_delivery: msg`Out for delivery`,
  at_delivery: msg`Out for delivery`,
  delivered: msg`Delivered`,
  closed: msg`Delivered`,
  cancelled: msg`Canceled`,
  refused: msg`Refused`,
  returned: msg`Returned to shipper`,
  lost: msg`Reported lost`,
};
const BEFORE_PICKUP = msg`Booked`;

/** The last milestone that a shipment has reached, in public words. */
export const milestoneMessage = (status: ShipmentStatus): Message => MILESTONES[status] ?? BEFORE_PICKUP;

/** The last milestone that a shipment has reached, as it is stored with a subscription. */
export const milestoneOf = (status: ShipmentStatus): string => milestoneMessage(status).message;

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
