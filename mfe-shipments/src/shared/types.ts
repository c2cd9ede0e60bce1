import type { components } from '@lading/api-client';

export type Shipment = components['schemas']['ShipmentDto'];
export type ShipmentSummary = components['schemas']['ShipmentSummaryDto'];
export type ShipmentStatus = ShipmentSummary['status'];
export type ShipmentDocument = components['schemas']['DocumentDto'];
export type ShipmentException = components['schemas']['ShipmentExceptionDto'];
export type ExceptionKind = ShipmentException['kind'];
export type ExceptionChange = components['schemas']['ChangeExceptionDto'];
export type ExceptionSeverity = ShipmentException['severity'];
