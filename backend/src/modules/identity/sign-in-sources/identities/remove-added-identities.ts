import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';
import { AccountActivity } from '../../accounts/account-activity.js';
import { OnEmailUndo } from '../../accounts/email-undo-hooks.js';
import { ExternalIdentitiesRepository } from './persistence/external-identities.repository.js';

/** Unlinks identities linked since the email change that the user undoes. */
@Injectable()
export class RemoveAddedIdentities {
  constructor(
    private readonly identities: ExternalIdentitiesRepository,
    private readonly activity: AccountActivity,
  ) {}

  @OnEmailUndo()
  async remove(tx: Transaction, userId: string, since: Date): Promise<void> {
    for (const source of await this.identities.deleteSince(tx, userId, since))
      await this.activity.record(tx, userId, { action: 'identity.unlinked', details: { source } });
  }
}
