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

/** A list to count: `table WHERE …`. */
interface CountedList<Name extends string> {
  name: Name;
  sql: string;
  params: unknown[];
}

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

  /** Counts by view with the user's local date, and of other lists in the same statement. */
  async countsOn<Other extends string = never>(
    { companyId, userId }: Actor,
    today: string,
    others: readonly CountedList<Other>[] = [],
  ): Promise<Map<ShipmentView | Other, number>> {
    const lists = [...SHIPMENT_VIEWS.map((view) => viewOf(companyId, userId, view, today)), ...others];
    const counts = await this.database.read<{ name: ShipmentView | Other; total: number }>(
      lists.map(({ name, sql }) => countSql(name, sql)).join(' UNION ALL '),
      lists.flatMap(({ params }) => params),
    );
    return new Map(counts.map(({ name, total }) => [name, total]));
  }

  async map({ companyId }: Actor): Promise<MappedShipments> {
    const rows = await this.database.read<MapRow>(
      `(${mapped('planned')}) UNION ALL (${mapped('in_transit')}) ORDER BY createdAt DESC, id DESC LIMIT ${MAPPED + 1}`,
      [companyId, companyId],
    );
    return { rows: rows.slice(0, MAPPED), more: rows.length > MAPPED };
  }
}

function viewOf(companyId: string, userId: string, view: ShipmentView, today: string): CountedList<ShipmentView> {
  const { sql, params } = filterConditions(companyId, userId, { view }, today);
  const index = indexFor({ view }, INDEXED_BY[view] ?? 'created');
  return { name: view, sql: `shipment FORCE INDEX (${index}) WHERE ${sql.join(' AND ')}`, params };
}

const countSql = (name: string, sql: string): string =>
  `SELECT '${name}' AS name, COUNT(*) AS total FROM (SELECT 1 FROM ${sql} LIMIT ${COUNTED}) AS counted`;

function mapped(stage: string): string {
  return `SELECT ${columnsOf(ShipmentEntity, 'shipment', MAP_KEYS)}
    FROM shipment FORCE INDEX (ix_shipment_stage_created) WHERE company_id = ? AND stage = '${stage}' ORDER BY created_at DESC, id DESC LIMIT ${MAPPED + 1}`;
}
