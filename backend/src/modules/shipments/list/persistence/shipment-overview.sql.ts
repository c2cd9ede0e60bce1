import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Database } from '../../../../platform/database/database.js';
import { type LocationDto, LocationsService } from '../../../locations/index.js';
import type { ShipmentStatus } from '../../domain/shipment-status.js';
import type { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { UserToday } from './user-today.sql.js';
import { filterConditions, indexFor } from './shipment-filter.sql.js';
import { SHIPMENT_VIEWS, type ShipmentView } from '../../domain/shipment-filter.js';
import {
  type MapPlaceDto,
  type MapPositionDto,
  type MapShipmentDto,
  type ShipmentCountsDto,
  type ShipmentMapDto,
} from '../shipment-list.dto.js';
import { COUNTED } from './shipment-list.sql.js';

const MAPPED = 500;

/** Latitude and longitude are decimal text. */
interface MapRow extends Pick<
  ShipmentEntity,
  'id' | 'number' | 'originPostalCode' | 'destinationPostalCode' | 'lastPlace' | 'latitude' | 'longitude'
> {
  status: ShipmentStatus;
  needsAction: number;
  createdAt: Date;
}

/** Reads view counts and the map of all shipments. */
@Injectable()
export class ShipmentOverviewQueries {
  constructor(
    private readonly database: Database,
    private readonly locations: LocationsService,
    private readonly userToday: UserToday,
  ) {}

  async counts({ companyId, userId }: Actor): Promise<ShipmentCountsDto> {
    const today = await this.userToday.of(userId);
    const views = SHIPMENT_VIEWS.map((view) => countOf(companyId, userId, view, today));
    const counts = await this.database.query<{ view: ShipmentView; total: number }>(
      views.map(({ sql }) => sql).join(' UNION ALL '),
      views.flatMap(({ params }) => params),
    );
    const of = (view: ShipmentView) => counts.find((count) => count.view === view)?.total ?? 0;
    return {
      all: of('all'),
      needsAction: of('needs_action'),
      pickupToday: of('pickup_today'),
      inTransit: of('in_transit'),
      withoutPod: of('without_pod'),
    };
  }

  async map({ companyId }: Actor): Promise<ShipmentMapDto> {
    const rows = await this.database.query<MapRow>(
      `(${mapped('planned')}) UNION ALL (${mapped('in_transit')}) ORDER BY createdAt DESC, id DESC LIMIT ${MAPPED + 1}`,
      [companyId, companyId],
    );
    return { items: rows.slice(0, MAPPED).map((row) => this.onMap(row)), more: rows.length > MAPPED };
  }

  private onMap(row: MapRow): MapShipmentDto {
    const { id, number, status, needsAction } = row;
    const [origin, destination] = [this.place(row.originPostalCode), this.place(row.destinationPostalCode)];
    return { id, number, status, needsAction: Boolean(needsAction), origin, destination, last: lastPosition(row) };
  }

  private place(postalCode: string): MapPlaceDto | null {
    return onMap(this.locations.find(postalCode, /^\d/.test(postalCode) ? 'US' : 'CA'));
  }
}

function onMap(place: LocationDto | null): MapPlaceDto | null {
  if (place === null || place.latitude === null || place.longitude === null) return null;
  const { city, state, latitude, longitude } = place;
  return { city, state, latitude, longitude };
}

function lastPosition({ lastPlace, latitude, longitude }: MapRow): MapPositionDto | null {
  return latitude === null || longitude === null
    ? null
    : { place: lastPlace, latitude: Number(latitude), longitude: Number(longitude) };
}

function countOf(
  companyId: string,
  userId: string,
  view: ShipmentView,
  today: string,
): { sql: string; params: unknown[] } {
  const { sql, params } = filterConditions(companyId, userId, { view }, today);
  const index = indexFor({ view }, view === 'pickup_today' ? 'pickup' : 'created');
  const counted = `SELECT 1 FROM shipment FORCE INDEX (${index}) WHERE ${sql.join(' AND ')} LIMIT ${COUNTED}`;
  return { sql: `SELECT '${view}' AS view, COUNT(*) AS total FROM (${counted}) AS counted`, params };
}

function mapped(stage: string): string {
  return `SELECT id, number, status, needs_action AS needsAction, origin_postal_code AS originPostalCode, destination_postal_code AS destinationPostalCode,
      last_place AS lastPlace, latitude, longitude, created_at AS createdAt
    FROM shipment FORCE INDEX (ix_shipment_stage_created) WHERE company_id = ? AND stage = '${stage}' ORDER BY created_at DESC, id DESC LIMIT ${MAPPED + 1}`;
}
