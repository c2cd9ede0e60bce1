import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { newId } from '../../../../platform/ids.js';
import { type ExceptionKind, type ReasonedEvent, reasonOf, severityNumber } from '../../domain/exception-kinds.js';
import { ShipmentExceptionEntity } from './shipment-exception.entity.js';

const KEYS = [
  'id',
  'shipmentId',
  'kind',
  'severity',
  'openedAt',
  'reason',
  'endedAt',
  'ownerId',
  'snoozedUntil',
  'resolvedAt',
  'resolvedBy',
  'resolution',
] as const;

/** An exception with its owner's name. */
export interface ExceptionRow extends Pick<ShipmentExceptionEntity, (typeof KEYS)[number]> {
  ownerName: string | null;
}

/** Columns of an exception that members can set. */
export type ExceptionChange = Pick<
  ExceptionRow,
  'ownerId' | 'snoozedUntil' | 'resolvedAt' | 'resolvedBy' | 'resolution'
>;

/** Exceptions of a shipment before and after a change. */
interface ExceptionsChange {
  shipment: { id: string };
  before: { active: readonly ExceptionKind[] };
  after: { active: readonly ExceptionKind[] };
  events: readonly ReasonedEvent[];
}

/** Columns of `ExceptionRow`, from `shipment_exception` (alias `e`) and `user_account` (alias `u`). */
export const EXCEPTION_COLUMNS = `${columnsOf(ShipmentExceptionEntity, 'e', KEYS)}, u.full_name AS ownerName`;

/** Exceptions: opened and ended by the log; assigned, snoozed and resolved by members. */
@Injectable()
export class ShipmentExceptionsRepository {
  constructor(private readonly database: Database) {}

  /** Opens new exceptions and ends those that no longer apply. The caller has locked the shipments. */
  async follow(tx: Transaction, companyId: string, changes: readonly ExceptionsChange[], now: Date): Promise<void> {
    const begun = changes.flatMap(({ shipment, before, after, events }) =>
      after.active
        .filter((kind) => !before.active.includes(kind))
        .map((kind) => ({ shipmentId: shipment.id, kind, reason: reasonOf(kind, events) })),
    );
    const ended = changes.flatMap(({ shipment, before, after }) =>
      before.active.filter((kind) => !after.active.includes(kind)).map((kind) => [shipment.id, kind]),
    );
    if (begun.length > 0) {
      await tx.query(
        `INSERT INTO shipment_exception (company_id, id, shipment_id, kind, severity, opened_at, reason) VALUES ${begun.map(() => '(?)').join(', ')}`,
        begun.map(({ shipmentId, kind, reason }) => [
          companyId,
          newId('exc'),
          shipmentId,
          kind,
          severityNumber(kind),
          now,
          reason,
        ]),
      );
    }
    // Without a new event, as for a tender declined before this exception existed, the reason is in the log.
    const unexplained = begun.filter(({ kind, reason }) => kind === 'tender_rejected' && reason === null);
    if (unexplained.length > 0) {
      await tx.query(
        `UPDATE shipment_exception e SET e.reason = (
           SELECT v.reason FROM shipment_event v WHERE v.company_id = e.company_id AND v.shipment_id = e.shipment_id AND v.type = 'tender_rejected' ORDER BY v.occurred_at DESC LIMIT 1)
         WHERE e.company_id = ? AND e.shipment_id IN (?) AND e.active_kind = 'tender_rejected' AND e.ended_at IS NULL`,
        [companyId, unexplained.map(({ shipmentId }) => shipmentId)],
      );
    }
    if (ended.length > 0) {
      await tx.query(
        'UPDATE shipment_exception SET ended_at = ? WHERE company_id = ? AND ended_at IS NULL AND (shipment_id, active_kind) IN (?)',
        [now, companyId, ended],
      );
    }
  }

  /** Exceptions of a shipment, newest first, at most 50. */
  of(companyId: string, shipmentId: string): Promise<ExceptionRow[]> {
    return this.database.query<ExceptionRow>(
      `SELECT ${EXCEPTION_COLUMNS} FROM shipment_exception e LEFT JOIN user_account u ON u.id = e.owner_id
       WHERE e.company_id = ? AND e.shipment_id = ? ORDER BY e.opened_at DESC, e.id DESC LIMIT 50`,
      [companyId, shipmentId],
    );
  }

  async find(tx: Transaction, companyId: string, shipmentId: string, id: string): Promise<ExceptionRow | null> {
    const [row] = await tx.query<ExceptionRow[]>(
      `SELECT ${EXCEPTION_COLUMNS} FROM shipment_exception e LEFT JOIN user_account u ON u.id = e.owner_id WHERE e.company_id = ? AND e.shipment_id = ? AND e.id = ?`,
      [companyId, shipmentId, id],
    );
    return row ?? null;
  }

  /** Exceptions by id, in order of their ids; those of other companies are left out. */
  findAll(tx: Transaction, companyId: string, ids: readonly string[]): Promise<ExceptionRow[]> {
    return tx.query<ExceptionRow[]>(
      `SELECT ${EXCEPTION_COLUMNS} FROM shipment_exception e LEFT JOIN user_account u ON u.id = e.owner_id WHERE e.company_id = ? AND e.id IN (?) ORDER BY e.id`,
      [companyId, ids],
    );
  }

  /** Locks the shipment until the transaction ends. False if it does not exist. */
  async lockShipment(tx: Transaction, companyId: string, shipmentId: string): Promise<boolean> {
    const rows = await tx.query<object[]>('SELECT id FROM shipment WHERE company_id = ? AND id = ? FOR UPDATE', [
      companyId,
      shipmentId,
    ]);
    return rows.length > 0;
  }

  async isMember(tx: Transaction, companyId: string, userId: string): Promise<boolean> {
    const rows = await tx.query<object[]>(
      `SELECT user_id FROM association WHERE company_id = ? AND user_id = ? AND status = 'active'`,
      [companyId, userId],
    );
    return rows.length > 0;
  }

  /** Updates the open exceptions stored in the shipment. The caller has locked it. */
  async noteOpen(tx: Transaction, companyId: string, shipmentId: string): Promise<void> {
    const open = await tx.query<Pick<ShipmentExceptionEntity, 'kind' | 'severity'>[]>(
      'SELECT kind, severity FROM shipment_exception WHERE company_id = ? AND shipment_id = ? AND ended_at IS NULL AND resolved_at IS NULL ORDER BY opened_at, id',
      [companyId, shipmentId],
    );
    await tx.query('UPDATE shipment SET attention = ?, exception_kinds = ? WHERE company_id = ? AND id = ?', [
      Math.max(0, ...open.map(({ severity }) => severity)),
      open.map(({ kind }) => kind).join(','),
      companyId,
      shipmentId,
    ]);
  }

  /** The caller has locked the shipment. */
  async change(
    tx: Transaction,
    companyId: string,
    id: string,
    { ownerId, snoozedUntil, resolvedAt, resolvedBy, resolution }: ExceptionChange,
  ): Promise<void> {
    await tx.query(
      'UPDATE shipment_exception SET owner_id = ?, snoozed_until = ?, resolved_at = ?, resolved_by = ?, resolution = ? WHERE company_id = ? AND id = ?',
      [ownerId, snoozedUntil, resolvedAt, resolvedBy, resolution, companyId, id],
    );
  }
}
