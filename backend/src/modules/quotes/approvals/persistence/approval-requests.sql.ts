import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { toSafeInteger } from '../../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { olderThan } from '../../../../platform/database/keyset.js';
import type { KeysetPosition } from '../../../../platform/http/paging/keyset-cursor.js';
import { QuoteEntity } from '../../persistence/quote.entity.js';
import { APPROVAL_BODY, ApprovalRequestEntity } from './approval-request.entity.js';

const KEYS = [
  'companyId',
  'id',
  'quoteId',
  'offerId',
  'status',
  'requestedBy',
  'requestedByName',
  'total',
  'currency',
  'validUntil',
  'body',
  'version',
  'shipmentId',
  'createdAt',
  'decidedAt',
] as const;
const QUOTE_KEYS = ['number', 'originCity', 'originState', 'destinationCity', 'destinationState', 'pickupOn'] as const;

export type ApprovalRow = Pick<ApprovalRequestEntity, (typeof KEYS)[number]> &
  Pick<QuoteEntity, (typeof QUOTE_KEYS)[number]>;
export type NewApproval = Pick<ApprovalRequestEntity, (typeof KEYS)[number]>;

const COLUMNS = `${columnsOf(ApprovalRequestEntity, 'r', KEYS)}, ${columnsOf(QuoteEntity, 'q', QUOTE_KEYS)}`;
const ROWS = `SELECT ${COLUMNS} FROM approval_request r JOIN quote q ON q.company_id = r.company_id AND q.id = r.quote_id`;

/** Requests for approval. */
@Injectable()
export class ApprovalRequestsRepository {
  constructor(private readonly database: Database) {}

  async find(companyId: string, id: string): Promise<ApprovalRow | null> {
    const [row] = await this.database.query<ApprovalRow>(`${ROWS} WHERE r.company_id = ? AND r.id = ?`, [
      companyId,
      id,
    ]);
    return row === undefined ? null : readRow(row);
  }

  /** The newest request of a quote. */
  async ofQuote(companyId: string, quoteId: string): Promise<ApprovalRow | null> {
    const [row] = await this.database.query<ApprovalRow>(
      `${ROWS} WHERE r.company_id = ? AND r.quote_id = ? ORDER BY r.created_at DESC, r.id DESC LIMIT 1`,
      [companyId, quoteId],
    );
    return row === undefined ? null : readRow(row);
  }

  /** Pending or decided requests, newest first. */
  async list(companyId: string, open: boolean, after: KeysetPosition | null, limit: number): Promise<ApprovalRow[]> {
    const [older, ...position] = after === null ? ['TRUE'] : olderThan('r.created_at', 'r.id', after);
    const rows = await this.database.query<ApprovalRow>(
      `${ROWS} WHERE r.company_id = ? AND r.is_open = ? AND ${older} ORDER BY r.created_at DESC, r.id DESC LIMIT ?`,
      [companyId, open ? 1 : 0, ...position, limit],
    );
    return rows.map(readRow);
  }

  async insert(tx: Transaction, row: NewApproval): Promise<void> {
    await tx.query(
      `INSERT INTO approval_request (company_id, id, quote_id, offer_id, status, requested_by, requested_by_name, total, currency, valid_until, body, version, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        row.companyId,
        row.id,
        row.quoteId,
        row.offerId,
        row.status,
        row.requestedBy,
        row.requestedByName,
        row.total,
        row.currency,
        row.validUntil,
        JSON.stringify(APPROVAL_BODY.write(row.body)),
        row.version,
        row.createdAt,
      ],
    );
  }

  /** Stores a change of a pending request if its version is unchanged. Otherwise returns false. */
  async update(tx: Transaction, row: NewApproval): Promise<boolean> {
    const result = await tx.query<{ affectedRows: number }>(
      `UPDATE approval_request SET status = ?, total = ?, currency = ?, body = ?, version = version + 1, shipment_id = ?, decided_at = ?
       WHERE company_id = ? AND id = ? AND status = 'pending' AND version = ?`,
      [
        row.status,
        row.total,
        row.currency,
        JSON.stringify(APPROVAL_BODY.write(row.body)),
        row.shipmentId,
        row.decidedAt,
        row.companyId,
        row.id,
        row.version,
      ],
    );
    return result.affectedRows === 1;
  }

  /** Stores the new price and validity of a pending request if its version is unchanged; its approvers are warned again. Otherwise returns false. */
  async renew(tx: Transaction, row: NewApproval): Promise<boolean> {
    const body = JSON.stringify(APPROVAL_BODY.write(row.body));
    const result = await tx.query<{ affectedRows: number }>(
      `UPDATE approval_request SET total = ?, currency = ?, valid_until = ?, body = ?, expiry_told_at = NULL, version = version + 1
       WHERE company_id = ? AND id = ? AND status = 'pending' AND version = ?`,
      [row.total, row.currency, row.validUntil, body, row.companyId, row.id, row.version],
    );
    return result.affectedRows === 1;
  }

  /** Moves a quote to `approval_pending` if it is still `quoted` at the revision. Otherwise returns false. */
  async holdQuote(tx: Transaction, companyId: string, id: string, revision: number, now: Date): Promise<boolean> {
    const result = await tx.query<{ affectedRows: number }>(
      `UPDATE quote SET status = 'approval_pending', updated_at = ? WHERE company_id = ? AND id = ? AND status = 'quoted' AND revision = ?`,
      [now, companyId, id, revision],
    );
    return result.affectedRows === 1;
  }

  /** Returns a quote from `approval_pending`; its offers may have expired. */
  async releaseQuote(tx: Transaction, companyId: string, id: string, now: Date): Promise<boolean> {
    const result = await tx.query<{ affectedRows: number }>(
      `UPDATE quote SET status = 'quoted', updated_at = ? WHERE company_id = ? AND id = ? AND status = 'approval_pending'`,
      [now, companyId, id],
    );
    return result.affectedRows === 1;
  }

  /** Pending requests of all companies whose offer has expired. */
  async expired(now: Date, limit: number): Promise<ApprovalRow[]> {
    const rows = await this.database.query<ApprovalRow>(
      `${ROWS} WHERE r.status = 'pending' AND r.valid_until <= ? ORDER BY r.valid_until LIMIT ?`,
      [now, limit],
    );
    return rows.map(readRow);
  }

  /** Pending requests of all companies whose offer expires before `until` and whose approvers were not warned. */
  async expiring(until: Date, limit: number): Promise<ApprovalRow[]> {
    const rows = await this.database.query<ApprovalRow>(
      `${ROWS} WHERE r.status = 'pending' AND r.valid_until <= ? AND r.expiry_told_at IS NULL ORDER BY r.valid_until LIMIT ?`,
      [until, limit],
    );
    return rows.map(readRow);
  }

  /** Notes the warning; returns false if another worker did. */
  async noteWarning(tx: Transaction, companyId: string, id: string, now: Date): Promise<boolean> {
    const result = await tx.query<{ affectedRows: number }>(
      `UPDATE approval_request SET expiry_told_at = ? WHERE company_id = ? AND id = ? AND status = 'pending' AND expiry_told_at IS NULL`,
      [now, companyId, id],
    );
    return result.affectedRows === 1;
  }

  /** The user, and for the account of an API key the user who created the key. */
  async personsBehind(companyId: string, userId: string): Promise<string[]> {
    const keys = await this.database.query<{ createdBy: string }>(
      'SELECT created_by AS createdBy FROM api_key WHERE company_id = ? AND user_id = ?',
      [companyId, userId],
    );
    return [...new Set([userId, ...keys.map(({ createdBy }) => createdBy)])];
  }
}

function readRow(row: ApprovalRow): ApprovalRow {
  return { ...row, total: toSafeInteger(row.total), body: APPROVAL_BODY.read(row.body) };
}
