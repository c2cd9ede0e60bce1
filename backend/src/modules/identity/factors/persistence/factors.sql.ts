import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';
import { UserAccountEntity } from '../../accounts/persistence/user-account.entity.js';

/** Number of a user's factors by kind. */
export interface FactorCounts {
  /** 0 or 1; unconfirmed authenticator apps are not counted. */
  totp: number;
  passkeys: number;
  /** Unused codes. */
  recoveryCodes: number;
}

const COUNT_FACTORS = `
  SELECT (SELECT COUNT(*) FROM totp_factor WHERE user_id = ? AND confirmed_at IS NOT NULL) AS totp,
         (SELECT COUNT(*) FROM passkey WHERE user_id = ?) AS passkeys,
         (SELECT COUNT(*) FROM recovery_code WHERE user_id = ? AND used_at IS NULL) AS recoveryCodes`;

@Injectable()
export class FactorsRepository {
  async count(tx: Transaction, userId: string): Promise<FactorCounts> {
    const rows = await tx.query<Record<keyof FactorCounts, unknown>[]>(COUNT_FACTORS, [userId, userId, userId]);
    const { totp, passkeys, recoveryCodes } = rows[0] ?? {};
    return { totp: Number(totp), passkeys: Number(passkeys), recoveryCodes: Number(recoveryCodes) };
  }

  /** Serializes changes of a user's factors, because limits, first and last factor depend on all of them. */
  async lock(tx: Transaction, userId: string): Promise<void> {
    await tx.findOne(UserAccountEntity, {
      select: { id: true },
      where: { id: userId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Name of a company that requires a second factor of the user's role; null if none does. */
  async requiringCompany(tx: Transaction, userId: string): Promise<string | null> {
    const rows = await tx.query<{ name: string }[]>(
      `SELECT c.name FROM association a JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL
        WHERE a.user_id = ? AND a.status = 'active' AND FIND_IN_SET(a.role, c.factor_roles) > 0 ORDER BY c.name LIMIT 1`,
      [userId],
    );
    return rows[0]?.name ?? null;
  }

  /** Whether the user can sign in: with a password, a passkey or a linked source. */
  async hasWayIn(tx: Transaction, userId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT 1 FROM user_account WHERE id = ? AND password_hash IS NOT NULL
        UNION ALL SELECT 1 FROM passkey WHERE user_id = ?
        UNION ALL SELECT 1 FROM external_identity WHERE user_id = ? LIMIT 1`,
      [userId, userId, userId],
    );
    return rows.length > 0;
  }
}
