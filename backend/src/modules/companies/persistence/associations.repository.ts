import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/registered.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';
import type { AssociationStatus } from '../domain/association-status.js';
import { AssociationEntity } from './association.entity.js';

/** The fields that a command looks at. */
export type AssociationRow = Pick<AssociationEntity, 'userId' | 'role' | 'status' | 'seesPrices' | 'expiresAt'>;

/** What a command changes in one membership. */
export type AssociationChange = Partial<
  Pick<AssociationEntity, 'role' | 'status' | 'seesPrices' | 'expiresAt' | 'createdAt'>
>;

export type NewAssociation = Omit<AssociationEntity, 'seesPrices' | 'expiresAt'> &
  Partial<Pick<AssociationEntity, 'expiresAt'>>;

const COLUMNS = 'user_id AS userId, role, status, sees_prices AS seesPrices, expires_at AS expiresAt';

@Injectable()
export class AssociationsRepository {
  constructor(private readonly database: Database) {}

  /** @throws ConcurrentChange when another request has just made one for the same person */
  async insert(tx: Transaction, association: NewAssociation): Promise<void> {
    try {
      await tx.insert(AssociationEntity, { seesPrices: null, expiresAt: null, ...association });
    } catch (error) {
      throw isDuplicateKey(error, 'uq_association_company_user') ? new ConcurrentChange() : error;
    }
  }

  /** The company's owners and these people, as they are and stay until `tx` ends. Rows are locked in one order, so that nobody waits in a circle. */
  async lock(tx: Transaction, companyId: string, userIds: readonly string[]): Promise<AssociationRow[]> {
    const rows = await tx.query<AssociationRow[]>(
      `SELECT ${COLUMNS} FROM association WHERE company_id = ? AND (role = 'owner' OR user_id IN (?)) ORDER BY user_id FOR UPDATE`,
      [companyId, userIds],
    );
    return rows.map(readRow);
  }

  /** Changes a membership if it is still in the state. Returns false when it is not. */
  async change(
    tx: Transaction,
    companyId: string,
    userId: string,
    from: AssociationStatus,
    change: AssociationChange & { updatedAt: Date },
  ): Promise<boolean> {
    const { affected } = await tx.update(AssociationEntity, { companyId, userId, status: from }, change);
    return affected === 1;
  }

  /** What somebody is in a company; null unless they are an active member. */
  async findActive(companyId: string, userId: string): Promise<Pick<AssociationRow, 'role' | 'seesPrices'> | null> {
    const rows = await this.database.query<AssociationRow>(
      `SELECT ${COLUMNS} FROM association WHERE company_id = ? AND user_id = ? AND status = 'active'`,
      [companyId, userId],
    );
    return rows[0] === undefined ? null : readRow(rows[0]);
  }

  /** Whether an account with this address belongs to the company. */
  async isMember(tx: Transaction, companyId: string, email: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT a.id FROM association a JOIN user_account u ON u.id = a.user_id
        WHERE a.company_id = ? AND u.email = ? AND a.status IN ('active', 'suspended')`,
      [companyId, email],
    );
    return rows.length > 0;
  }

  /** Active members with one of the roles. */
  async activeWithRoles(tx: Transaction, companyId: string, roles: readonly Role[]): Promise<string[]> {
    const rows = await tx.query<{ userId: string }[]>(
      `SELECT user_id AS userId FROM association WHERE company_id = ? AND status = 'active' AND role IN (?) ORDER BY user_id`,
      [companyId, roles],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Requests of all companies that have lapsed, at most `limit`; those that are being decided at this moment are left out. */
  async lapsedRequests(
    tx: Transaction,
    now: Date,
    limit: number,
  ): Promise<Pick<AssociationEntity, 'companyId' | 'userId'>[]> {
    return tx.query(
      `SELECT company_id AS companyId, user_id AS userId FROM association FORCE INDEX (ix_association_expiry)
        WHERE status = 'requested' AND expires_at <= ? ORDER BY expires_at LIMIT ? FOR UPDATE SKIP LOCKED`,
      [now, limit],
    );
  }
}

function readRow(row: AssociationRow): AssociationRow {
  return { ...row, seesPrices: row.seesPrices === null ? null : Boolean(row.seesPrices) };
}
