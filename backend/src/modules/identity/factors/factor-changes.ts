import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { FactorLog } from './factor-log.js';
import { FactorMails } from './factor-mails.js';
import { FactorsRepository } from './persistence/factors.sql.js';
import { RecoveryCodesService, type FactorOwner } from './recovery-codes/recovery-codes.service.js';

/** A factor as the activity log names it. */
export interface ChangedFactor {
  method: 'totp' | 'passkey';
  /** Of a passkey. */
  id?: string;
}

/** What belongs to every change of a person's factors: log, mail, and recovery codes with the first and without the last one. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly log: FactorLog,
    private readonly mails: FactorMails,
  ) {}

  /** To be called after the factor was stored. Returns new recovery codes when it is the person's first, else null. */
  async added(tx: Transaction, owner: FactorOwner, factor: ChangedFactor): Promise<string[] | null> {
    const { userId } = owner;
    await this.log.record(tx, userId, 'factor.added', { ...factor });
    await this.mails.announce(tx, owner, `${factor.method}_added`);
    return (await this.count(tx, userId)) === 1 ? this.recoveryCodes.replace(tx, userId) : null;
  }

  /** To be called after the factor was deleted. Recovery codes without a factor would be passwords. */
  async removed(tx: Transaction, owner: FactorOwner, factor: ChangedFactor): Promise<void> {
    const { userId } = owner;
    await this.log.record(tx, userId, 'factor.removed', { ...factor });
    await this.mails.announce(tx, owner, `${factor.method}_removed`);
    if ((await this.count(tx, userId)) === 0) await this.recoveryCodes.void(tx, userId);
  }

  async renamed(tx: Transaction, userId: string, factor: ChangedFactor): Promise<void> {
    await this.log.record(tx, userId, 'factor.renamed', { ...factor });
  }

  private async count(tx: Transaction, userId: string): Promise<number> {
    const { totp, passkeys } = await this.factors.count(userId, tx);
    return totp + passkeys;
  }
}
