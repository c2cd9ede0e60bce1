import { DemonstrationClaims } from './demonstration-claims.js';
import { DemonstrationInvoices } from './demonstration-invoices.js';
import { DemonstrationMovesJob } from './demonstration-moves.job.js';
import { DemonstrationPlaceFinder } from './demonstration-places.js';
import { BookingStep } from '../booking-step.js';
import { DemonstrationRemovalQueries } from './persistence/demonstration-removal.sql.js';
import { DemonstrationShipments } from './demonstration-shipments.js';
import { RemoveDemonstrationShipments } from './remove-demonstration-shipments.js';

/** Providers of demonstration shipments, and of the first step that a shipment ends. */
export const DEMONSTRATION = [
  DemonstrationClaims,
  DemonstrationInvoices,
  DemonstrationMovesJob,
  DemonstrationPlaceFinder,
  BookingStep,
  DemonstrationRemovalQueries,
  DemonstrationShipments,
  RemoveDemonstrationShipments,
];
