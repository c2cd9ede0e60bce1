import type { Money } from '../../../kernel/money/money.js';
import type { Currency } from '../../../kernel/codes.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';

export type CancellationStage = 'before_tender' | 'before_pickup' | 'at_pickup' | 'too_late' | 'ended';

/** Cancellation terms at this stage, for any role. */
export interface CancellationTerms {
  stage: CancellationStage;
  fee: Money | null;
  text: string;
}

/** Truck ordered, not used (TONU), in cents: the usual fee, and the fee on the day of pickup (freight.md §2.10). */
const TRUCK_NOT_USED = 15_000;
const TRUCK_NOT_USED_SAME_DAY = 20_000;
/** Attempted pickup fee for LTL, in cents (freight.md §2.6). */
const PICKUP_ATTEMPT = 4_991;

const STAGES: Readonly<Partial<Record<ShipmentStatus, CancellationStage>>> = {
  booked: 'before_tender',
  tender_rejected: 'before_tender',
  tendered: 'before_pickup',
  accepted: 'before_pickup',
  pickup_scheduled: 'before_pickup',
  en_route_pickup: 'at_pickup',
  at_pickup: 'at_pickup',
  cancelled: 'ended',
  delivered: 'ended',
  closed: 'ended',
  returned: 'ended',
};

const MESSAGES: Readonly<Record<CancellationStage, string>> = {
  before_tender: 'No carrier has accepted the shipment: canceling it is free.',
  before_pickup: 'The carrier will be notified. Canceling before pickup is free.',
  at_pickup: 'The driver is on the way or at the dock. The carrier will be notified and will charge for the attempt.',
  too_late: 'The freight is already picked up. Ask the carrier to reconsign it or to return it to the shipper.',
  ended: 'There is nothing left to cancel.',
};

/** Rules by stage (freight.md §3.2). `pickupToday`: whether the pickup is today, in the origin's time zone. */
export function cancellationTerms(
  { status, mode, currency }: { status: ShipmentStatus; mode: string; currency: Currency },
  pickupToday: boolean,
): CancellationTerms {
  const stage = STAGES[status] ?? 'too_late';
  const amount = feeOf(stage, mode, pickupToday);
  if (amount === 0) return { stage, fee: null, text: MESSAGES[stage] };
  const text =
    stage === 'at_pickup'
      ? MESSAGES.at_pickup
      : 'The carrier will be notified, and may charge for a truck ordered and not used.';
  return { stage, fee: { amount, currency }, text };
}

function feeOf(stage: CancellationStage, mode: string, pickupToday: boolean): number {
  if (stage !== 'before_pickup' && stage !== 'at_pickup') return 0;
  if (mode === 'FTL') return pickupToday || stage === 'at_pickup' ? TRUCK_NOT_USED_SAME_DAY : TRUCK_NOT_USED;
  return stage === 'at_pickup' ? PICKUP_ATTEMPT : 0;
}
