import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { FactorsService } from '../factors/factors.service.js';
import { PasskeysRepository } from '../factors/passkeys/persistence/passkeys.repository.js';
import { RecoveryCodesRepository } from '../factors/recovery-codes/persistence/recovery-codes.repository.js';
import { TotpFactorsRepository } from '../factors/totp/persistence/totp-factors.repository.js';
import { ExternalIdentitiesRepository } from '../sign-in-sources/identities/persistence/external-identities.repository.js';

/** Removes what a user could sign in with only since a point in time. */
@Injectable()
export class AddedSignInMethods {
  constructor(
    private readonly totp: TotpFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly recoveryCodes: RecoveryCodesRepository,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly factors: FactorsService,
    private readonly activity: AccountActivity,
  ) {}

  /**
   * Removes authenticator app, passkeys, recovery codes and linked identities added since then; older ones stay. Recovery codes go with
   * the last factor as well. The account must be locked.
   */
  async remove(tx: Transaction, userId: string, since: Date): Promise<void> {
    if (await this.totp.deleteSince(tx, userId, since)) await this.noteFactor(tx, userId, { method: 'totp' });
    for (const id of await this.passkeys.deleteSince(tx, userId, since))
      await this.noteFactor(tx, userId, { method: 'passkey', id });
    await this.recoveryCodes.deleteSince(tx, userId, since);
    if ((await this.factors.kinds(userId, tx)).length === 0) await this.recoveryCodes.deleteAll(tx, userId);
    for (const source of await this.identities.deleteSince(tx, userId, since))
      await this.activity.record(tx, userId, { action: 'identity.unlinked', details: { source } });
  }

  private noteFactor(tx: Transaction, userId: string, details: Record<string, string>): Promise<void> {
    return this.activity.record(tx, userId, { action: 'factor.removed', details });
  }
}
