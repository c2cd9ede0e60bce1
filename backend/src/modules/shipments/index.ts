export { bookedOffer } from './booked-offer.js';
export type { BookedPayment, ShipmentBody } from './domain/shipment-body.js';
export { DemonstrationShipments } from './demonstration/demonstration-shipments.js';
export type { FollowMode } from './follow/persistence/shipment-follow.entity.js';
export { FollowsRepository } from './follow/persistence/follows.repository.js';
export { BolSerials } from './persistence/bol-serials.sql.js';
export { ShipmentsModule } from './shipments.module.js';
export { type NewShipment, ShipmentsService } from './shipments.service.js';
export { RebuildShipmentAggregates, RebuildShipments, RebuildShipmentTerms } from './rebuild/rebuild-shipments.js';
