import { Injectable } from '@nestjs/common';
import type { ConnectorKind } from '../../connectors/connector.js';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { Database } from '../../../../platform/database/database.js';
import { CarrierConnectionEntity } from './carrier-connection.entity.js';

const KEYS = ['companyId', 'carrierId', 'connector', 'pullAt', 'pullFrom', 'pullTo', 'pullPage', 'pullQuiet'] as const;

/** A stored connection that is due for polling. `pullAt`: when it was due; null before the first call. */
export type StoredPull = Pick<CarrierConnectionEntity, (typeof KEYS)[number]> & { connectionId: string; demo: boolean };

/** A worker's lease on a connection. */
export interface PullLease {
  companyId: string;
  connectionId: string;
  leasedUntil: Date;
}

const HELD = 'WHERE company_id = ? AND id = ? AND pull_at = ?';

/** Leases and positions of event polling. Every write is conditional on the lease, so a worker with an expired lease changes nothing. */
@Injectable()
export class EventPullsRepository {
  constructor(private readonly database: Database) {}

  /** Connections of these kinds that push no events, or whose subscription does not work, and that are due for polling, longest overdue first. */
  async due(connectors: readonly ConnectorKind[], now: Date, limit: number): Promise<StoredPull[]> {
    const rows = await this.database.query<Omit<StoredPull, 'demo'> & { demo: number }>(
      `SELECT n.id AS connectionId, ${columnsOf(CarrierConnectionEntity, 'n', KEYS)}, c.demo
       FROM carrier_connection n JOIN carrier c ON c.company_id = n.company_id AND c.id = n.carrier_id JOIN company m ON m.id = n.company_id
       WHERE n.connector IN (?) AND (n.pull_at IS NULL OR n.pull_at <= ?) AND n.enabled AND n.endpoint IS NOT NULL AND m.erase_at IS NULL AND m.suspended_at IS NULL
         AND (n.inbound_secret IS NULL OR EXISTS (SELECT 1 FROM carrier_subscription s WHERE s.company_id = n.company_id AND s.connection_id = n.id
           AND s.kind = 'events' AND s.state IN ('suspended', 'failed')))
       ORDER BY n.pull_at LIMIT ${limit}`,
      [connectors, now],
    );
    return rows.map((row) => ({ ...row, demo: row.demo === 1 }));
  }

  /** Leases a due connection. Returns false if another worker leased it first. */
  async claim({ companyId, connectionId, pullAt }: StoredPull, until: Date): Promise<boolean> {
    return this.changes('UPDATE carrier_connection SET pull_at = ? WHERE company_id = ? AND id = ? AND pull_at <=> ?', [
      until,
      companyId,
      connectionId,
      pullAt,
    ]);
  }

  /** Records the next page; `to` is null after the last page of the window. Returns false if the lease has expired. */
  async advance(
    { companyId, connectionId, leasedUntil }: PullLease,
    from: Date,
    to: Date | null,
    page: number,
  ): Promise<boolean> {
    return this.changes(`UPDATE carrier_connection SET pull_from = ?, pull_to = ?, pull_page = ? ${HELD}`, [
      from,
      to,
      page,
      companyId,
      connectionId,
      leasedUntil,
    ]);
  }

  /** Releases the lease and sets when the connection is due again. */
  async release({ companyId, connectionId, leasedUntil }: PullLease, dueAt: Date, quiet: number): Promise<void> {
    await this.changes(`UPDATE carrier_connection SET pull_at = ?, pull_quiet = ? ${HELD}`, [
      dueAt,
      Math.min(quiet, 255),
      companyId,
      connectionId,
      leasedUntil,
    ]);
  }

  /** Whether the carrier has a truckload in transit. */
  async hasTruckload(companyId: string, carrierId: string): Promise<boolean> {
    const rows = await this.database.query<object>(
      `SELECT 1 FROM shipment FORCE INDEX (ix_shipment_stage_created) WHERE company_id = ? AND stage = 'in_transit' AND carrier_id = ? AND mode = 'FTL' LIMIT 1`,
      [companyId, carrierId],
    );
    return rows.length > 0;
  }

  private async changes(sql: string, params: unknown[]): Promise<boolean> {
    return (await this.database.execute(sql, params)).affectedRows === 1;
  }
}
