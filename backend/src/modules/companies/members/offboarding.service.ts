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

/** Revokes access that depends on a membership, in the transaction that ends it. Must have no effect that a rollback does not undo. */
export type MembershipEndedHook = (
  tx: Transaction,
  userId: string,
  companyId: string,
  ending: MembershipEnding,
) => Promise<void>;

/** Ends the access of a member who is suspended, removed, or leaves. */
@Injectable()
export class OffboardingService {
  private readonly hooks: MembershipEndedHook[] = [];

  constructor(private readonly invitations: InvitationsRepository) {}

  /** Registers a hook that runs whenever a membership ends. Modules call this in `onModuleInit`. */
  onOffboard(hook: MembershipEndedHook): void {
    this.hooks.push(hook);
  }

  /** Closes the pending invitations that the user sent: they no longer have permission to manage members. */
  async closeInvitations(tx: Transaction, userId: string, companyId: string): Promise<void> {
    await this.invitations.closeAllOf(tx, companyId, userId);
  }

  async offboard(tx: Transaction, userId: string, companyId: string, ending: MembershipEnding): Promise<void> {
    await this.closeInvitations(tx, userId, companyId);
    for (const hook of this.hooks) await hook(tx, userId, companyId, ending);
  }
}
