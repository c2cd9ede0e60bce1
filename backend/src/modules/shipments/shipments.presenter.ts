import type { Actor } from '../../platform/auth/actor.js';
import { toSafeInteger } from '../../platform/database/columns.js';
import type { DocumentDto } from '../documents/index.js';
import { accessorialName } from '../rating/index.js';
import type { ShipmentEventRow, ShipmentRow } from './persistence/shipments.repository.js';
import type { ShipmentDto, ShipmentEventDto, ShipmentSummaryDto } from './shipments.dto.js';

/** A row of the list; the total only for those who may see prices. */
export function presentSummary(actor: Actor, row: Omit<ShipmentRow, 'body'>): ShipmentSummaryDto {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    carrier: { scac: row.scac, name: row.carrierName, demo: Boolean(row.carrierDemo) },
    mode: row.mode,
    bolNumber: row.bolNumber,
    proNumber: row.proNumber,
    origin: { name: row.originName, city: row.originCity, state: row.originState, postalCode: row.originPostalCode },
    destination: { name: row.destinationName, city: row.destinationCity, state: row.destinationState, postalCode: row.destinationPostalCode },
    pickupOn: row.pickupOn,
    estimatedDeliveryOn: row.estimatedDeliveryOn,
    handlingUnitCount: row.handlingUnitCount,
    totalWeight: row.totalWeight,
    total: seesPrices(actor) ? { amount: toSafeInteger(row.total), currency: row.currency } : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A shipment with what was agreed and has happened; charges only for those who may see prices. */
export function presentShipment(actor: Actor, row: ShipmentRow, events: readonly ShipmentEventRow[], documents: DocumentDto[]): Omit<ShipmentDto, 'version' | 'tender' | 'cancellation'> {
  const { quoteNumber, service, stops, timeZones, pickup, units, handlingUnits, accessorials, references, instructions, lines } = row.body;
  return {
    ...presentSummary(actor, row),
    quoteId: row.quoteId,
    quoteNumber,
    service,
    stops,
    timeZones,
    pickup,
    units,
    handlingUnits,
    accessorials: accessorials.map((code) => ({ code, name: accessorialName(code) })),
    references,
    instructions,
    lines: seesPrices(actor) ? lines : null,
    events: events.map(presentEvent),
    documents,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentEvent({ id, type, occurredAt, timeZone, receivedAt, source }: ShipmentEventRow): ShipmentEventDto {
  return { id, type, occurredAt: occurredAt.toISOString(), timeZone, receivedAt: receivedAt.toISOString(), source };
}

function seesPrices(actor: Actor): boolean {
  return actor.permissions.has('price.read');
}
