import { type CarrierFee, type CarrierSettings, feeOf } from '../../../kernel/carrier-settings.js';
import type { Money } from '../../../kernel/money/money.js';
import type { Currency } from '../../../kernel/codes.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import { msg, type Message } from '../../../messages/message.js';

export type CancellationStage = 'before_tender' | 'before_pickup' | 'at_pickup' | 'too_late' | 'ended';

/** What the terms depend on. */
interface CancelableShipment {
  readonly status: ShipmentStatus;
  readonly mode: string;
  readonly currency: Currency;
  /** The carrier's fees, if they differ from the defaults. */
  readonly carrierSettings: CarrierSettings;
  /** `orderNotUsed`: the booked offer's charge, which wins over the carrier's settings. */
  readonly body: { readonly orderNotUsed?: Money | null };
}

/** Cancellation terms at this stage, for any role. */
export interface CancellationTerms {
  stage: CancellationStage;
  fee: Money | null;
  text: Message;
}

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

const MESSAGES: Readonly<Record<CancellationStage, Message>> = {
  before_tender: msg`No carrier has accepted the shipment: canceling it is free.`,
  before_pickup: msg`The carrier will be notified. Canceling before pickup is free.`,
  at_pickup: msg`The driver is on the way or at the dock. The carrier will be notified and will charge for the attempt.`,
  too_late: msg`The freight is already picked up. Ask the carrier to reconsign it or to return it to the shipper.`,
  ended: msg`There is nothing left to cancel.`,
};

/** Rules by stage (freight.md §3.2). `pickupToday`: whether the pickup is today, in the origin's time zone. */
export function cancellationTerms(shipment: CancelableShipment, pickupToday: boolean): CancellationTerms {
  const stage = STAGES[shipment.status] ?? 'too_late';
  const fee = cancellationFee(stage, shipment, pickupToday);
  if (fee === null) return { stage, fee, text: MESSAGES[stage] };
  const text =
    stage === 'at_pickup'
      ? MESSAGES.at_pickup
      : msg`The carrier will be notified, and may charge for a truck ordered and not used.`;
  return { stage, fee, text };
}

function cancellationFee(
  stage: CancellationStage,
  { mode, currency, carrierSettings, body: { orderNotUsed } }: CancelableShipment,
  pickupToday: boolean,
): Money | null {
  if (stage !== 'before_pickup' && stage !== 'at_pickup') return null;
  const fee = (name: CarrierFee): Money | null => {
    const money = feeOf(carrierSettings, name, currency);
    return money.amount === 0 ? null : money;
  };
  if (mode !== 'FTL') return stage === 'at_pickup' ? fee('attemptedPickupFee') : null;
  const late = pickupToday || stage === 'at_pickup';
  return orderNotUsed ?? fee(late ? 'truckNotUsedSameDayFee' : 'truckNotUsedFee');
}
