import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import type { ColumnKinds } from '../../../platform/http/files/workbook.js';
import type { KeysetPage } from '../../../platform/database/keyset.js';
import type { ListPosition } from '../../../platform/http/paging/ordered-cursor.js';
import { presentSummary } from '../shipments.presenter.js';
import type { ShipmentExportQuery } from './shipment-list.dto.js';
import { type ListedShipment, type SelectedShipment, ShipmentListQueries } from './persistence/shipment-list.sql.js';

/** Maximum rows per file, and rows per read. */
const EXPORT_LIMIT = 100_000;
const PAGE = 500;
const HEADER = [
  'number',
  'status',
  'mode',
  'carrierScac',
  'carrier',
  'bolNumber',
  'proNumber',
  'originName',
  'originCity',
  'originState',
  'originPostalCode',
  'destinationName',
  'destinationCity',
  'destinationState',
  'destinationPostalCode',
  'pickupOn',
  'estimatedDeliveryOn',
  'earliestDeliveryOn',
  'latestDeliveryOn',
  'etaOn',
  'etaBasis',
  'daysLate',
  'deliveredAt',
  'exceptions',
  'totalWeightLb',
  'handlingUnits',
  'total',
  'currency',
  'createdAt',
  'id',
];

/** Kinds of the columns in a workbook. */
export const SHIPMENT_COLUMN_KINDS: ColumnKinds = {
  pickupOn: 'date',
  estimatedDeliveryOn: 'date',
  earliestDeliveryOn: 'date',
  latestDeliveryOn: 'date',
  etaOn: 'date',
  deliveredAt: 'instant',
  total: 'money',
  createdAt: 'instant',
};

@Injectable()
export class ShipmentExport {
  constructor(
    private readonly queries: ShipmentListQueries,
    private readonly clock: Clock,
  ) {}

  /** Header and at most 100,000 shipments in list order, read page by page. Prices are empty without price.read. @throws SORT_UNAVAILABLE (422) */
  async *rows(actor: Actor, query: ShipmentExportQuery): AsyncGenerator<CsvRow> {
    const selection = await this.queries.select(actor, query);
    yield HEADER;
    let after: ListPosition | null = null;
    for (let left = EXPORT_LIMIT; left > 0;) {
      const { rows, next }: KeysetPage<ListedShipment> = await this.queries.read(
        selection,
        after,
        Math.min(PAGE, left),
      );
      for (const row of rows) yield toCells(actor, row, this.clock.now());
      if (next === null) return;
      left -= rows.length;
      after = next;
    }
  }

  /** Header and these shipments, in this order. Prices are empty without price.read. @throws NotFound if one is unknown */
  async *selected(actor: Actor, ids: readonly string[]): AsyncGenerator<CsvRow> {
    const rows = await this.queries.byId(actor.companyId, ids);
    yield HEADER;
    for (const row of rows) yield toCells(actor, row, this.clock.now());
  }
}

function toCells(actor: Actor, row: SelectedShipment, now: Date): CsvRow {
  const { origin, destination, carrier, total, ...shipment } = presentSummary(actor, row, now);
  return [
    shipment.number,
    shipment.status,
    shipment.mode,
    carrier.scac,
    carrier.name,
    shipment.bolNumber,
    shipment.proNumber,
    origin.name,
    origin.city,
    origin.state,
    origin.postalCode,
    destination.name,
    destination.city,
    destination.state,
    destination.postalCode,
    shipment.pickupOn,
    shipment.estimatedDeliveryOn,
    shipment.earliestDeliveryOn,
    shipment.latestDeliveryOn,
    shipment.etaOn,
    shipment.eta?.basis ?? null,
    shipment.eta?.daysLate ?? null,
    shipment.deliveredAt,
    shipment.exceptions.map(({ kind }) => kind).join(' '),
    shipment.totalWeight,
    shipment.handlingUnitCount,
    total === null ? null : total.amount / 100,
    total?.currency ?? null,
    shipment.createdAt,
    shipment.id,
  ];
}
