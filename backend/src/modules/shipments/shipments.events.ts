/** Outbox topic: a shipment was booked. Payload `ShipmentBooked`. */
export const SHIPMENT_BOOKED = 'shipment.booked';

export interface ShipmentBooked {
  shipmentId: string;
}
