import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';

/** Outbox topic: a shipment is to be given to its carrier. Payload `TenderDue`. */
export const TENDER_DUE = outboxTopic('shipment.tender');

export interface TenderDue {
  shipmentId: string;
  /** Absent for the first tender of a shipment, which the worker makes of the booking. */
  tenderId?: string;
}

/** Outbox topic: a carrier is to hear of a change or a cancellation. Payload `CarrierNoticeDue`. */
export const CARRIER_NOTICE_DUE = outboxTopic('shipment.carrier-notice');

export interface CarrierNoticeDue {
  shipmentId: string;
  tenderId: string;
  notice: 'cancel' | 'pickup';
  /** For people at the carrier. */
  reason: string;
}
