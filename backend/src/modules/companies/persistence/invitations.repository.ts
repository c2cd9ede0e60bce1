import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/registered.js';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';

/** Somebody who is asked to join a company. */
export interface InvitationRow {
  id: string;
  companyId: string;
  /** Normalised. */
  email: string;
  role: Role;
  invitedBy: string;
  /** Counts how often it was sent; only links of the last time hold. */
  mailing: number;
  createdAt: Date;
  expiresAt: Date;
}

const COLUMNS = `i.id, i.company_id AS companyId, i.email, i.role, i.invited_by AS invitedBy, i.mailing, i.created_at AS createdAt, i.expires_at AS expiresAt`;

@Injectable()
export class InvitationsRepository {
  /** @throws ConcurrentChange when another request has just invited the same address */
  async insert(tx: Transaction, row: InvitationRow): Promise<void> {
    try {
      await tx.query(
        `INSERT INTO invitation (id, company_id, email, role, invited_by, mailing, is_open, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, true, ?, ?)`,
        [row.id, row.companyId, row.email, row.role, row.invitedBy, row.mailing, row.createdAt, row.expiresAt],
      );
    } catch (error) {
      throw isDuplicateKey(error, 'uq_invitation_open') ? new ConcurrentChange() : error;
    }
  }

  /** An open invitation, which nobody else can change until `tx` ends. */
  async lock(tx: Transaction, companyId: string, id: string): Promise<InvitationRow | null> {
    const [row] = await tx.query<InvitationRow[]>(
      `SELECT ${COLUMNS} FROM invitation i WHERE i.company_id = ? AND i.id = ? AND i.is_open = true FOR UPDATE`,
      [companyId, id],
    );
    return row ?? null;
  }

  /** An open invitation, for its mail; null when it was closed or sent again meanwhile. */
  async findForMailing(
    tx: Transaction,
    id: string,
    mailing: number,
  ): Promise<(InvitationRow & { companyName: string }) | null> {
    const [row] = await tx.query<(InvitationRow & { companyName: string })[]>(
      `SELECT ${COLUMNS}, c.name AS companyName FROM invitation i JOIN company c ON c.id = i.company_id WHERE i.id = ? AND i.mailing = ? AND i.is_open = true`,
      [id, mailing],
    );
    return row ?? null;
  }

  /** The open invitation whose last mailing carried the link; null for every other link. */
  async findByLink(tx: Transaction, tokenHash: string): Promise<InvitationRow | null> {
    const [row] = await tx.query<InvitationRow[]>(
      `SELECT ${COLUMNS} FROM invitation_link l JOIN invitation i ON i.id = l.invitation_id AND i.mailing = l.mailing
         JOIN company c ON c.id = i.company_id AND c.erase_at IS NULL WHERE l.token_hash = ? AND i.is_open = true`,
      [tokenHash],
    );
    return row ?? null;
  }

  async insertLink(
    tx: Transaction,
    { id, mailing }: Pick<InvitationRow, 'id' | 'mailing'>,
    tokenHash: string,
    now: Date,
  ): Promise<void> {
    await tx.query('INSERT INTO invitation_link (token_hash, invitation_id, mailing, created_at) VALUES (?, ?, ?, ?)', [
      tokenHash,
      id,
      mailing,
      now,
    ]);
  }

  async renew(tx: Transaction, id: string, mailing: number, expiresAt: Date): Promise<void> {
    await tx.query('UPDATE invitation SET mailing = ?, expires_at = ? WHERE id = ?', [mailing, expiresAt, id]);
  }

  /** True for the one caller that accepts the invitation; others wait for that one's transaction. */
  async accept(tx: Transaction, id: string, userId: string, now: Date): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'UPDATE invitation SET is_open = NULL, accepted_at = ?, accepted_by = ? WHERE id = ? AND is_open = true',
      [now, userId, id],
    );
    return affectedRows === 1;
  }

  /** Makes the invitation of an address void. Returns false when there is none. */
  async close(tx: Transaction, companyId: string, email: string): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'UPDATE invitation SET is_open = NULL WHERE company_id = ? AND email = ? AND is_open = true',
      [companyId, email],
    );
    return affectedRows === 1;
  }

  /** Makes every invitation void that somebody has sent. */
  async closeAllOf(tx: Transaction, companyId: string, inviterId: string): Promise<void> {
    await tx.query('UPDATE invitation SET is_open = NULL WHERE company_id = ? AND invited_by = ? AND is_open = true', [
      companyId,
      inviterId,
    ]);
  }
}
