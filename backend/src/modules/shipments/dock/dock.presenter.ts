import type { HandlingUnit, Stop } from '../../rating/index.js';
import { stopOf } from '../documents/shipment-bol.js';
import type { DockLabelDto, DockPickupDto, DockPlaceDto, DockRecordDto, DockUnitDto } from './dock.dto.js';
import { type LoadingBody, mergeLoadings } from './loading.js';
import type { DockPickupRow, PickupLabel, PickupLoading } from './persistence/dock-pickups.sql.js';

/** A pickup without prices. */
export function presentPickup(
  { body, id, ...row }: DockPickupRow,
  labels: readonly PickupLabel[],
  loadings: readonly PickupLoading[],
): DockPickupDto {
  const { pickup, timeZones, stops, handlingUnits, units } = body;
  const recorded = mergeLoadings(loadings.map((loading) => loading.body));
  return {
    shipmentId: id,
    number: row.number,
    status: row.status,
    scac: row.scac,
    carrierName: row.carrierName,
    mode: row.mode,
    bolNumber: row.bolNumber,
    proNumber: row.proNumber,
    pickupOn: row.pickupOn,
    readyFrom: pickup.readyFrom ?? null,
    closeAt: pickup.closeAt ?? null,
    timeZone: timeZones[0] ?? 'UTC',
    origin: placeOf(stopOf(stops, 'origin')),
    destination: placeOf(stopOf(stops, 'destination')),
    units: handlingUnits.map((unit, line) => presentUnit(unit, line, units === 'metric' ? 'kg' : 'lb', recorded)),
    labels: presentLabels(labels, handlingUnits),
    recorded: presentRecord(recorded, loadings.at(-1)?.loadedAt),
  };
}

function placeOf({ name, city, state }: Stop): DockPlaceDto {
  return { name: name ?? '', city: city ?? '', state: state ?? '' };
}

function presentUnit(
  { count, type, commodities, weight }: HandlingUnit,
  line: number,
  weightUnit: 'lb' | 'kg',
  recorded: LoadingBody,
): DockUnitDto {
  return {
    line,
    count,
    type,
    pieces: commodities.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0),
    description: commodities.flatMap(({ description }) => description || []).join(', '),
    weight,
    weightUnit,
    loaded: recorded.units?.find((unit) => unit.line === line)?.loaded ?? null,
  };
}

/** Labels are numbered through all lines. */
function presentLabels(labels: readonly PickupLabel[], lines: readonly HandlingUnit[]): DockLabelDto[] {
  const lineOfUnit = lines.flatMap(({ count }, line) => Array<number>(count).fill(line));
  return labels.map(({ unitNumber, sscc }) => ({ line: lineOfUnit[unitNumber - 1] ?? 0, sscc }));
}

function presentRecord(
  { door, trailer, seal, signedBy, note }: LoadingBody,
  loadedAt: Date | undefined,
): DockRecordDto {
  return {
    door: door ?? null,
    trailer: trailer ?? null,
    seal: seal ?? null,
    signedBy: signedBy ?? null,
    note: note ?? null,
    loadedAt: loadedAt?.toISOString() ?? null,
  };
}
