import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';
import { AccountActivity } from '../../accounts/account-activity.js';
import { EmailUndoHooks } from '../../accounts/email-undo-hooks.js';
import { ExternalIdentitiesRepository } from './persistence/external-identities.repository.js';

/** Unlinks the identities that were linked since an e-mail change that the user undoes. */
@Injectable()
export class RemoveAddedIdentities implements OnModuleInit {
  constructor(
    private readonly identities: ExternalIdentitiesRepository,
    private readonly activity: AccountActivity,
    private readonly emailUndo: EmailUndoHooks,
  ) {}

  onModuleInit(): void {
    this.emailUndo.onUndo((tx, userId, since) => this.remove(tx, userId, since));
  }

  private async remove(tx: Transaction, userId: string, since: Date): Promise<void> {
    for (const source of await this.identities.deleteSince(tx, userId, since))
      await this.activity.record(tx, userId, { action: 'identity.unlinked', details: { source } });
  }
}
