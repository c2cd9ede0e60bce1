import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { TotpFactorEntity } from './totp-factor.entity.js';

@Injectable()
export class TotpFactorsRepository {
  find(tx: Transaction, userId: string): Promise<TotpFactorEntity | null> {
    return tx.findOneBy(TotpFactorEntity, { userId });
  }

  async insert(tx: Transaction, factor: TotpFactorEntity): Promise<void> {
    await tx.insert(TotpFactorEntity, factor);
  }

  /** Activates the pending app and redeems its confirmation code. Returns false if no app is pending. */
  async confirm(tx: Transaction, userId: string, step: number, now: Date): Promise<boolean> {
    const { affected } = await tx.update(
      TotpFactorEntity,
      { userId, confirmedAt: IsNull() },
      { confirmedAt: now, lastUsedStep: step },
    );
    return affected === 1;
  }

  /** Redeems the codes up to this step. Returns true to exactly one caller. */
  async spend(tx: Transaction, userId: string, step: number): Promise<boolean> {
    const { affected } = await tx.update(
      TotpFactorEntity,
      { userId, lastUsedStep: LessThan(step) },
      { lastUsedStep: step },
    );
    return affected === 1;
  }

  /** Returns false if there is none. */
  async delete(tx: Transaction, userId: string): Promise<boolean> {
    const { affected } = await tx.delete(TotpFactorEntity, { userId });
    return affected === 1;
  }

  /** Deletes the app if it was confirmed at `since` or later, or never. Returns false if nothing was deleted. */
  async deleteSince(tx: Transaction, userId: string, since: Date): Promise<boolean> {
    const { affected } = await tx.delete(TotpFactorEntity, [
      { userId, confirmedAt: IsNull() },
      { userId, confirmedAt: MoreThanOrEqual(since) },
    ]);
    return affected === 1;
  }
}
