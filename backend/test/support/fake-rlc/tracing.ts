import { type Answer, failed, ok } from './answers.js';
import type { Tendered } from './bill-of-lading.js';

/* Written from the carrier's description of GET /ShipmentTracing and its release notes of 2026-01. */

const TYPES = [
  'PRO',
  'BOL',
  'Job',
  'Manifest',
  'PO',
  'Sales',
  'Account',
  'CustomerOrder',
  'CustomerPO',
  'Lot',
  'Order',
  'Reference',
  'PickupID',
];

/** What the carrier knows of the journey of a shipment; local dates `M/D/YYYY` and times. */
export interface Journey {
  ShortStatus: string;
  LongStatus: string;
  EstimatedDelivery?: string;
  PickupDate?: { Date: string; Time: string } | null;
  AppointmentDate?: { Date: string; Time: string } | null;
  DeliveryDate?: { Date: string; Time: string } | null;
}

const REQUESTED: Journey = { ShortStatus: 'Pickup Requested', LongStatus: 'The pickup has been requested.' };

/** Nothing found is a success without shipments. */
export function traced(
  query: URLSearchParams,
  tendered: readonly Tendered[],
  journeys: ReadonlyMap<string, Journey>,
): Answer {
  const numbers = query.getAll('request.traceNumbers');
  const type = query.get('request.traceType') ?? 'PRO';
  if (numbers.length === 0)
    return failed([{ property: 'request.TraceNumbers', message: 'At least one trace number is required' }]);
  if (!TYPES.includes(type))
    return failed([{ property: 'request.TraceType', message: `${type} is not an accepted value` }]);
  const found = tendered.filter(({ proNumber, shipperNumber }) =>
    numbers.includes(type === 'PRO' ? proNumber : type === 'BOL' ? shipperNumber : ''),
  );
  const Shipments = found.map(({ proNumber }) => ({
    ShipmentNumber: proNumber,
    Pieces: 1,
    Weight: 1,
    ...(journeys.get(proNumber) ?? REQUESTED),
  }));
  return ok({ Shipments, Messages: Shipments.length === 0 ? ['No shipments were found.'] : [] });
}
