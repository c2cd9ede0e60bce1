import { outboxTopic } from '../../platform/outbox/outbox-topic.js';

/** Outbox topic: a shipment was booked. Payload `ShipmentBooked`. */
export const SHIPMENT_BOOKED = outboxTopic('shipment.booked');

export interface ShipmentBooked {
  shipmentId: string;
}

/** Outbox topic: a new version of the bill of lading is due. Payload `ShipmentDocumentsDue`. */
export const SHIPMENT_DOCUMENTS_DUE = outboxTopic('shipment.papers-due');

export interface ShipmentDocumentsDue {
  shipmentId: string;
}
