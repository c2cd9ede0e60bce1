/** Outbox topic: a shipment was booked. Payload `ShipmentBooked`. */
export const SHIPMENT_BOOKED = 'shipment.booked';

export interface ShipmentBooked {
  shipmentId: string;
}

/** Outbox topic: a new version of the bill of lading is due. Payload `ShipmentPapersDue`. */
export const SHIPMENT_PAPERS_DUE = 'shipment.papers-due';

export interface ShipmentPapersDue {
  shipmentId: string;
}
