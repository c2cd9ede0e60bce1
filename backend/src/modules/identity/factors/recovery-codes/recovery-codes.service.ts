import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { FactorLog } from '../factor-log.js';
import { FactorMails } from '../factor-mails.js';
import { NoFactor } from '../factors.errors.js';
import { FactorsRepository } from '../persistence/factors.repository.js';
import { RecoveryCodesRepository } from './persistence/recovery-codes.repository.js';

/** Somebody whose factors change. */
export interface FactorOwner {
  userId: string;
  email: string;
}

/** Codes that stand in for a lost factor. They are shown when they are made, and only hashes are stored. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly codes: RecoveryCodesRepository,
    private readonly factors: FactorsRepository,
    private readonly log: FactorLog,
    private readonly mails: FactorMails,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A new set in the place of the old one. @throws NoFactor when there is none that they could stand in for */
  async make(owner: FactorOwner): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      await this.factors.lock(tx, owner.userId);
      const { totp, passkeys } = await this.factors.count(owner.userId, tx);
      if (totp + passkeys === 0) throw new NoFactor();
      await this.mails.announce(tx, owner, 'recovery_codes_made');
      return this.replace(tx, owner.userId);
    });
  }

  /** A new set in the place of the old one, if any; the caller says so to the person. */
  async replace(tx: Transaction, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.codes.replace(tx, userId, codes.map(hashRecoveryCode), this.clock.now());
    await this.log.record(tx, userId, 'recovery_codes.made', {});
    return codes;
  }

  /** Uses a code up; true for the one caller that does. */
  async use(tx: Transaction, owner: FactorOwner, code: string): Promise<boolean> {
    if (!(await this.codes.use(tx, owner.userId, hashRecoveryCode(code), this.clock.now()))) return false;
    await this.log.record(tx, owner.userId, 'recovery_code.used', {});
    await this.mails.announce(tx, owner, 'recovery_code_used');
    return true;
  }

  /** Voids all codes. */
  async void(tx: Transaction, userId: string): Promise<void> {
    await this.codes.deleteAll(tx, userId);
  }
}
