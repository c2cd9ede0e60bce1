import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { OnEmailUndo } from '../accounts/email-undo-hooks.js';
import { FactorsService } from './factors.service.js';
import { PasskeysRepository } from './passkeys/persistence/passkeys.repository.js';
import { RecoveryCodesRepository } from './recovery-codes/persistence/recovery-codes.repository.js';
import { TotpFactorsRepository } from './totp/persistence/totp-factors.repository.js';

/** Removes factors added since the email change that the user undoes. */
@Injectable()
export class RemoveAddedFactors {
  constructor(
    private readonly totp: TotpFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly recoveryCodes: RecoveryCodesRepository,
    private readonly factors: FactorsService,
    private readonly activity: AccountActivity,
  ) {}

  /** Also removes the recovery codes with the last factor. The account must be locked. */
  @OnEmailUndo()
  async remove(tx: Transaction, userId: string, since: Date): Promise<void> {
    if (await this.totp.deleteSince(tx, userId, since)) await this.note(tx, userId, { method: 'totp' });
    for (const id of await this.passkeys.deleteSince(tx, userId, since))
      await this.note(tx, userId, { method: 'passkey', id });
    await this.recoveryCodes.deleteSince(tx, userId, since);
    if ((await this.factors.kinds(tx, userId)).length === 0) await this.recoveryCodes.deleteAll(tx, userId);
  }

  private note(tx: Transaction, userId: string, details: Record<string, string>): Promise<void> {
    return this.activity.record(tx, userId, { action: 'factor.removed', details });
  }
}
