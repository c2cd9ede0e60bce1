import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';

/** Outbox topic: a shipment is due to be tendered. Payload `TenderDue`. */
export const TENDER_DUE = outboxTopic('shipment.tender');

export interface TenderDue {
  shipmentId: string;
  /** Absent for the first tender of a shipment, which the worker creates from the booking. */
  tenderId?: string;
  /** Attempts before a member sent the tender again; absent for the first sending. */
  resent?: number;
}

/** Outbox topic: a carrier is to be notified of a change or a cancellation. Payload `CarrierNoticeDue`. */
export const CARRIER_NOTICE_DUE = outboxTopic('shipment.carrier-notice');

export interface CarrierNoticeDue {
  shipmentId: string;
  tenderId: string;
  /** `pickup`: a change of the pickup, in messages of earlier versions. */
  notice: 'cancel' | 'change' | 'pickup';
  /** For a change: whether the carrier has to move the pickup. */
  pickupChanged?: boolean;
  /** Text for the carrier's staff. */
  reason: string;
}
