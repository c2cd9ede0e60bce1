import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { containing } from '../../platform/database/like.js';
import { NotFound } from '../../platform/http/domain-error.js';
import { readCursor, toPage } from '../../platform/http/keyset-cursor.js';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '../../platform/http/paged-query.dto.js';
import { SHIPMENT_COLUMNS, type ShipmentEventRow, type ShipmentRow, ShipmentsRepository } from './persistence/shipments.repository.js';
import { ShipmentPapers } from './shipment-papers.js';
import type { ShipmentDto, ShipmentListDto, ShipmentListQuery } from './shipments.dto.js';
import { presentShipment, presentSummary } from './shipments.presenter.js';

const SEARCHED = [
  'number', 'bol_number', 'pro_number', 'origin_name', 'origin_city', 'origin_postal_code', 'destination_name', 'destination_city', 'destination_postal_code',
];
const UPPER_CASE = ['number', 'pro_number', 'origin_postal_code', 'destination_postal_code'];

/** Reads for the pages of shipments. */
@Injectable()
export class ShipmentsQueries {
  constructor(
    private readonly database: Database,
    private readonly shipments: ShipmentsRepository,
    private readonly papers: ShipmentPapers,
  ) {}

  /** A page of shipments, newest first. @throws ValidationFailed for a foreign cursor */
  async list(actor: Actor, { status, q, limit = PAGE_SIZE, cursor }: ShipmentListQuery): Promise<ShipmentListDto> {
    const conditions = ['company_id = ?'];
    const params: unknown[] = [actor.companyId];
    const where = (condition: string, ...values: unknown[]): void => {
      conditions.push(condition);
      params.push(...values);
    };
    if (status !== undefined) where('status = ?', status);
    if (cursor !== undefined) {
      const { createdAt, id } = readCursor(cursor);
      where('created_at <= ? AND (created_at < ? OR id < ?)', createdAt, createdAt, id);
    }
    if (q !== undefined) where(`(${SEARCHED.map((column) => `${column} LIKE ?`).join(' OR ')})`, ...SEARCHED.map((column) => pattern(column, q)));

    // Without the hint the optimizer drops the range for most cursors of a big company and scans.
    const index = status === undefined ? 'ix_shipment_created' : 'ix_shipment_status_created';
    const rows = await this.database.query<Omit<ShipmentRow, 'body'>>(
      `SELECT ${SHIPMENT_COLUMNS} FROM shipment FORCE INDEX (${index}) WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT ?`,
      [...params, limit + 1],
    );
    return toPage(rows, limit, (row) => presentSummary(actor, row));
  }

  /** @throws NotFound */
  async detail(actor: Actor, id: string): Promise<ShipmentDto> {
    const row = await this.shipments.find(actor.companyId, id);
    if (row === null) throw new NotFound();
    const [events, documents] = await Promise.all([this.events(row), actor.permissions.has('document.read') ? this.papers.of(row) : []]);
    return presentShipment(actor, row, events, documents);
  }

  private events({ companyId, id }: ShipmentRow): Promise<ShipmentEventRow[]> {
    return this.database.query<ShipmentEventRow>(
      `SELECT id, type, occurred_at AS occurredAt, time_zone AS timeZone, received_at AS receivedAt, source
       FROM shipment_event WHERE company_id = ? AND shipment_id = ? ORDER BY occurred_at DESC, id DESC LIMIT ?`,
      [companyId, id, PAGE_SIZE_MAX],
    );
  }
}

/** Numbers and postal codes are stored in capitals and compared byte by byte. */
function pattern(column: string, text: string): string {
  return containing(UPPER_CASE.includes(column) ? text.toUpperCase() : text);
}
