import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { columnsOf, type SqlRow } from '../../../../platform/database/columns-of.js';
import { Database } from '../../../../platform/database/database.js';
import { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { UserToday } from './user-today.sql.js';
import { filterConditions, indexFor } from './shipment-filter.sql.js';
import { SHIPMENT_VIEWS, type ShipmentSort, type ShipmentView } from '../../domain/shipment-filter.js';
import { COUNTED } from './shipment-list.sql.js';

const MAPPED = 500;

/** Sort orders whose index has the date of a view. */
const INDEXED_BY: Partial<Record<ShipmentView, ShipmentSort>> = { pickup_today: 'pickup', delivery_today: 'eta' };

const MAP_KEYS = [
  'id',
  'number',
  'status',
  'needsAction',
  'carrierName',
  'etaOn',
  'daysLate',
  'lastEventAt',
  'originPostalCode',
  'destinationPostalCode',
  'lastPlace',
  'latitude',
  'longitude',
  'createdAt',
] as const;

/** Latitude and longitude are decimal text. */
export type MapRow = SqlRow<ShipmentEntity, (typeof MAP_KEYS)[number]>;

/** Planned and active shipments, newest first. */
export interface MappedShipments {
  rows: MapRow[];
  /** Whether there are more than these. */
  more: boolean;
}

/** Reads view counts and the map of all shipments. */
@Injectable()
export class ShipmentOverviewQueries {
  constructor(
    private readonly database: Database,
    private readonly userToday: UserToday,
  ) {}

  /** Counts by view, up to 10,001. */
  async counts(actor: Actor): Promise<Map<ShipmentView, number>> {
    return this.countsOn(actor, await this.userToday.of(actor.userId));
  }

  /** Counts by view with the user's local date. */
  async countsOn({ companyId, userId }: Actor, today: string): Promise<Map<ShipmentView, number>> {
    const views = SHIPMENT_VIEWS.map((view) => countOf(companyId, userId, view, today));
    const counts = await this.database.read<{ view: ShipmentView; total: number }>(
      views.map(({ sql }) => sql).join(' UNION ALL '),
      views.flatMap(({ params }) => params),
    );
    return new Map(counts.map(({ view, total }) => [view, total]));
  }

  async map({ companyId }: Actor): Promise<MappedShipments> {
    const rows = await this.database.read<MapRow>(
      `(${mapped('planned')}) UNION ALL (${mapped('in_transit')}) ORDER BY createdAt DESC, id DESC LIMIT ${MAPPED + 1}`,
      [companyId, companyId],
    );
    return { rows: rows.slice(0, MAPPED), more: rows.length > MAPPED };
  }
}

function countOf(
  companyId: string,
  userId: string,
  view: ShipmentView,
  today: string,
): { sql: string; params: unknown[] } {
  const { sql, params } = filterConditions(companyId, userId, { view }, today);
  const index = indexFor({ view }, INDEXED_BY[view] ?? 'created');
  const counted = `SELECT 1 FROM shipment FORCE INDEX (${index}) WHERE ${sql.join(' AND ')} LIMIT ${COUNTED}`;
  return { sql: `SELECT '${view}' AS view, COUNT(*) AS total FROM (${counted}) AS counted`, params };
}

function mapped(stage: string): string {
  return `SELECT ${columnsOf(ShipmentEntity, 'shipment', MAP_KEYS)}
    FROM shipment FORCE INDEX (ix_shipment_stage_created) WHERE company_id = ? AND stage = '${stage}' ORDER BY created_at DESC, id DESC LIMIT ${MAPPED + 1}`;
}
