import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { type ArchivePosition, ClosedShipmentsRepository } from './persistence/closed-shipments.sql.js';

/** Shipments per transaction: about 1,000 rows, deleted within a tenth of a second. */
const BATCH = 50;

/** Progress in one company. */
export interface ArchivedCompany {
  companyId: string;
  shipments: number;
  /** Rows that left their tables. */
  rows: number;
}

export interface ArchiveRun {
  /** Only shipments that were booked and last changed before. */
  before: Date;
  /** Code or id. */
  company?: string;
  /** Only counts. */
  dryRun: boolean;
  /** Called after each transaction. */
  report: (progress: ArchivedCompany) => void;
}

/**
 * Moves the bulky rows of closed shipments into one compressed bundle each, by command of the operator. The shipment itself stays. Each batch is
 * one transaction, so a killed run leaves whole batches and the next run continues with the rest.
 */
@Injectable()
export class ShipmentArchive {
  constructor(
    private readonly closed: ClosedShipmentsRepository,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws Error if there is no such company */
  async archive({ before, company, dryRun, report }: ArchiveRun): Promise<ArchivedCompany[]> {
    const companies = await this.closed.companies(company);
    if (companies.length === 0 && company !== undefined)
      throw new Error(`There is no company with the code or id ${company}.`);
    const done: ArchivedCompany[] = [];
    for (const companyId of companies) {
      const progress = { companyId, shipments: 0, rows: 0 };
      await this.ofCompany(progress, before, dryRun, report);
      if (progress.shipments > 0) done.push(progress);
    }
    return done;
  }

  /** Puts the rows of an archived shipment back. @throws Error if it is unknown or not archived */
  async unarchive(shipmentId: string): Promise<void> {
    const companyId = await this.closed.companyOf(shipmentId);
    if (companyId === null) throw new Error(`There is no shipment ${shipmentId}.`);
    await this.database.transaction(async (tx) => {
      if (!(await this.closed.lockArchived(tx, companyId, shipmentId)))
        throw new Error(`The shipment ${shipmentId} is not archived.`);
      await this.closed.restore(tx, companyId, [shipmentId]);
      const action = 'shipment.unarchived';
      await this.audit.record(tx, { companyId, userId: null, action, subject: shipmentId });
    });
  }

  private async ofCompany(
    progress: ArchivedCompany,
    before: Date,
    dryRun: boolean,
    report: ArchiveRun['report'],
  ): Promise<void> {
    let after: ArchivePosition | null = null;
    for (;;) {
      const found: ArchivePosition[] = await this.closed.next(progress.companyId, before, after, BATCH);
      if (found.length === 0) break;
      after = found.at(-1) ?? null;
      const started = performance.now();
      await this.batch(
        progress,
        found.map(({ id }) => id),
        before,
        dryRun,
      );
      report(progress);
      // As long as the batch took, so that half of the database's time stays for requests.
      if (!dryRun) await delay(performance.now() - started);
    }
  }

  private async batch(progress: ArchivedCompany, ids: readonly string[], before: Date, dryRun: boolean): Promise<void> {
    const { companyId } = progress;
    if (dryRun) {
      progress.shipments += await this.closed.countClosed(companyId, ids, before);
      return;
    }
    const moved = await this.database.transaction(async (tx) => {
      const shipments = await this.closed.lockClosed(tx, companyId, ids, before);
      if (shipments.length === 0) return { shipments: 0, rows: 0 };
      const rows = await this.closed.move(tx, companyId, shipments, this.clock.now());
      const details = { count: shipments.length, first: shipments[0]?.id ?? null };
      const action = 'shipments.archived';
      await this.audit.record(tx, { companyId, userId: null, action, subject: companyId, details });
      return { shipments: shipments.length, rows };
    });
    progress.shipments += moved.shipments;
    progress.rows += moved.rows;
  }
}
