import { readerText } from '../../platform/request-context.js';
import type { Actor } from '../../platform/auth/actor.js';
import { toSafeInteger } from '../../platform/database/columns.js';
import type { DocumentDto } from '../documents/index.js';
import { accessorialMessage, readerLines, readerTerms } from '../rating/index.js';
import { uploadKindsOf } from './documents/document-access.js';
import { isCrossBorder } from './documents/shipment-invoice.js';
import type { TrackedShipmentRow, VersionedShipment } from './persistence/shipment-changes.sql.js';
import type { ShipmentEventRow, ShipmentSummaryRow } from './persistence/shipments.sql.js';
import type { ShipmentDto, ShipmentEventDto, ShipmentSummaryDto } from './shipments.dto.js';
import type { TrackingTerms } from './domain/arrival.js';
import { BOOKED } from './domain/projection.js';
import { termsOf } from './tracking/persistence/shipment-log.sql.js';
import { presentProgress, type ShipmentProgress } from './tracking/shipment-progress.js';
import { presentTracking } from './tracking/tracking.presenter.js';

/** A row of the list; the total only with `price.read`. */
export function presentSummary(
  actor: Actor,
  row: ShipmentSummaryRow & ShipmentProgress,
  now: Date,
): ShipmentSummaryDto {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    carrier: { scac: row.scac, name: row.carrierName, demo: Boolean(row.carrierDemo) },
    mode: row.mode,
    bolNumber: row.bolNumber,
    proNumber: row.proNumber,
    origin: { name: row.originName, city: row.originCity, state: row.originState, postalCode: row.originPostalCode },
    destination: {
      name: row.destinationName,
      city: row.destinationCity,
      state: row.destinationState,
      postalCode: row.destinationPostalCode,
    },
    pickupOn: row.pickupOn,
    estimatedDeliveryOn: row.estimatedDeliveryOn,
    earliestDeliveryOn: row.earliestDeliveryOn ?? row.estimatedDeliveryOn,
    latestDeliveryOn: row.latestDeliveryOn ?? row.estimatedDeliveryOn,
    ...presentProgress(row, now),
    archived: Boolean(row.archived),
    handlingUnitCount: row.handlingUnitCount,
    totalWeight: row.totalWeight,
    total: seesPrices(actor) ? { amount: toSafeInteger(row.total), currency: row.currency } : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A shipment with booked details and tracking state; charges only with `price.read`. */
export function presentShipment(
  actor: Actor,
  row: TrackedShipmentRow,
  events: readonly ShipmentEventRow[],
  documents: DocumentDto[],
  now: Date,
): Omit<ShipmentDto, 'version' | 'tender' | 'cancellation'> {
  const {
    quoteNumber,
    service,
    carrierQuoteNumber = null,
    stops,
    timeZones,
    pickup,
    delivery,
    equipment = null,
    temperature = null,
    payment = null,
    customs = null,
    accessorialDetails = [],
    units,
    handlingUnits,
    accessorials,
    references,
    declaredValue,
    instructions,
    lines,
    terms = [],
    liability = null,
  } = row.body;
  return {
    ...presentSummary(actor, row, now),
    ...presentTracking(row.tracking?.state ?? BOOKED, trackingTermsOf(row), now),
    quoteId: row.quoteId,
    quoteNumber,
    service,
    carrierQuoteNumber,
    stops,
    timeZones,
    pickup,
    delivery,
    equipment,
    temperature,
    payment,
    crossBorder: isCrossBorder(row),
    customs,
    units,
    handlingUnits,
    accessorials: accessorials.map((code) => ({
      code,
      name: readerText(accessorialMessage(code)),
      details: accessorialDetails.find((detailed) => detailed.code === code) ?? null,
    })),
    references,
    declaredValue,
    instructions,
    lines: seesPrices(actor) ? readerLines(lines) : null,
    terms: seesPrices(actor) ? readerTerms(terms) : null,
    liability: seesPrices(actor) ? liability : null,
    events: events.map(presentEvent),
    documents,
    uploadKinds: uploadKindsOf(actor),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function trackingTermsOf({
  estimatedDeliveryOn,
  earliestDeliveryOn,
  latestDeliveryOn,
  pickupOn,
  mode,
  createdAt,
  carrierSettings,
  body: { pickup, timeZones, stops },
}: VersionedShipment): TrackingTerms {
  return termsOf({
    promisedOn: latestDeliveryOn ?? estimatedDeliveryOn,
    estimatedDeliveryOn,
    earliestDeliveryOn,
    pickupOn,
    closeAt: pickup.closeAt ?? null,
    timeZones,
    countries: stops.map(({ country }) => country),
    mode,
    calendar: carrierSettings,
    createdAt,
  });
}

function presentEvent({ id, type, occurredAt, timeZone, receivedAt, source }: ShipmentEventRow): ShipmentEventDto {
  return { id, type, occurredAt: occurredAt.toISOString(), timeZone, receivedAt: receivedAt.toISOString(), source };
}

function seesPrices(actor: Actor): boolean {
  return actor.permissions.has('price.read');
}
