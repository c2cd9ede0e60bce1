import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { InvitationsRepository } from '../persistence/invitations.repository.js';

/** How a membership ends. */
export interface MembershipEnding {
  /** Who ended it: an admin, or the member who left. */
  endedBy: string;
  /** API keys created by the member that stay active; the others are revoked. */
  keepApiKeys: readonly string[];
}

/** Takes away what somebody has because of a membership, in the transaction that ends it; must do nothing that a rollback does not undo. */
export type MembershipEndedHook = (
  tx: Transaction,
  userId: string,
  companyId: string,
  ending: MembershipEnding,
) => Promise<void>;

/** What happens when somebody is suspended, removed, or leaves. */
@Injectable()
export class MembershipEnds {
  private readonly hooks: MembershipEndedHook[] = [];

  constructor(private readonly invitations: InvitationsRepository) {}

  /** Registers what happens whenever a membership ends. Modules call this in `onModuleInit`. */
  onEnded(hook: MembershipEndedHook): void {
    this.hooks.push(hook);
  }

  /** Whoever may not manage members any more has nobody on the way in either. */
  async managesNobody(tx: Transaction, userId: string, companyId: string): Promise<void> {
    await this.invitations.closeAllOf(tx, companyId, userId);
  }

  async ended(tx: Transaction, userId: string, companyId: string, ending: MembershipEnding): Promise<void> {
    await this.managesNobody(tx, userId, companyId);
    for (const hook of this.hooks) await hook(tx, userId, companyId, ending);
  }
}
