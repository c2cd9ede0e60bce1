import type { LocationDto } from '../../locations/index.js';
import type { ShipmentView } from '../domain/shipment-filter.js';
import type { MappedShipments, MapRow } from './persistence/shipment-overview.sql.js';
import type {
  MapPlaceDto,
  MapPositionDto,
  MapShipmentDto,
  ShipmentCountsDto,
  ShipmentMapDto,
} from './shipment-list.dto.js';

/** The location of a postal code; null if unknown. */
type FindLocation = (postalCode: string) => LocationDto | null;

export function presentCounts(counts: Pick<ReadonlyMap<ShipmentView, number>, 'get'>): ShipmentCountsDto {
  const of = (view: ShipmentView): number => counts.get(view) ?? 0;
  return {
    all: of('all'),
    needsAction: of('needs_action'),
    pickupToday: of('pickup_today'),
    inTransit: of('in_transit'),
    deliveryToday: of('delivery_today'),
    withoutPod: of('without_pod'),
    archived: of('archived'),
  };
}

export function presentMap({ rows, more }: MappedShipments, find: FindLocation): ShipmentMapDto {
  return { items: rows.map((row) => presentOnMap(row, find)), more };
}

function presentOnMap(row: MapRow, find: FindLocation): MapShipmentDto {
  const { id, number, status, needsAction, carrierName, etaOn, daysLate, lastEventAt } = row;
  return {
    id,
    number,
    status,
    needsAction: Boolean(needsAction),
    carrier: carrierName,
    etaOn,
    daysLate,
    lastEventAt: lastEventAt?.toISOString() ?? null,
    origin: placeOf(find(row.originPostalCode)),
    destination: placeOf(find(row.destinationPostalCode)),
    last: lastPosition(row),
  };
}

function placeOf(location: LocationDto | null): MapPlaceDto | null {
  if (location === null || location.latitude === null || location.longitude === null) return null;
  const { city, state, latitude, longitude } = location;
  return { city, state, latitude, longitude };
}

function lastPosition({ lastPlace, latitude, longitude }: MapRow): MapPositionDto | null {
  return latitude === null || longitude === null
    ? null
    : { place: lastPlace, latitude: Number(latitude), longitude: Number(longitude) };
}
