import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { FactorLog } from './factor-log.js';
import { FactorRequiredByCompany } from './factors.errors.js';
import { FactorMails } from './factor-mails.js';
import { FactorsRepository } from './persistence/factors.sql.js';
import { RecoveryCodesService, type FactorOwner } from './recovery-codes/recovery-codes.service.js';

/** A factor as recorded in the activity log. */
export interface ChangedFactor {
  method: 'totp' | 'passkey';
  /** Name of a passkey. */
  id?: string;
}

/** Side effects of a change of factors: log entry, email, recovery codes created with the first factor and deleted with the last one. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly log: FactorLog,
    private readonly mails: FactorMails,
  ) {}

  /** Call after storing the factor. Returns new recovery codes if it is the user's first factor, else null. */
  async added(tx: Transaction, owner: FactorOwner, factor: ChangedFactor): Promise<string[] | null> {
    const { userId } = owner;
    await this.log.record(tx, userId, 'factor.added', { ...factor });
    await this.mails.announce(tx, owner, `${factor.method}_added`);
    return (await this.count(tx, userId)) === 1 ? this.recoveryCodes.replace(tx, userId) : null;
  }

  /**
   * Call after deleting the factor. Deletes the recovery codes with the last factor.
   * @throws FactorRequiredByCompany for the last factor, if a company requires one of the user's role
   */
  async removed(tx: Transaction, owner: FactorOwner, factor: ChangedFactor): Promise<void> {
    const { userId } = owner;
    await this.log.record(tx, userId, 'factor.removed', { ...factor });
    await this.mails.announce(tx, owner, `${factor.method}_removed`);
    if ((await this.count(tx, userId)) > 0) return;
    const company = await this.factors.requiringCompany(tx, userId);
    if (company !== null) throw new FactorRequiredByCompany(company);
    await this.recoveryCodes.void(tx, userId);
  }

  async renamed(tx: Transaction, userId: string, factor: ChangedFactor): Promise<void> {
    await this.log.record(tx, userId, 'factor.renamed', { ...factor });
  }

  private async count(tx: Transaction, userId: string): Promise<number> {
    const { totp, passkeys } = await this.factors.count(tx, userId);
    return totp + passkeys;
  }
}
