import type { components } from '@lading/api-client';

export type Shipment = components['schemas']['ShipmentDto'];
export type ShipmentSummary = components['schemas']['ShipmentSummaryDto'];
export type ShipmentStatus = ShipmentSummary['status'];
export type ShipmentDocument = components['schemas']['DocumentDto'];
