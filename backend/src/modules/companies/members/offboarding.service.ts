import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Transaction } from '../../../platform/database/database.js';
import { DecoratedMethods } from '../../../platform/discovery/decorated-methods.js';
import { InvitationsRepository } from '../persistence/invitations.repository.js';

/** How a membership ends. */
export interface MembershipEnding {
  /** Who ended it: an admin, or the member who left. */
  endedBy: string;
  /** API keys created by the member that stay active; the others are revoked. */
  keepApiKeys: readonly string[];
}

type MembershipEndedHook = (
  tx: Transaction,
  userId: string,
  companyId: string,
  ending: MembershipEnding,
) => Promise<void>;

/**
 * Marks a provider method `(tx, userId, companyId, ending)` that revokes access when a membership ends, in the same transaction. Its effects must be
 * undone by a rollback.
 */
export const OnOffboarding = DiscoveryService.createDecorator();

/** Ends the access of a member who is suspended, removed, or leaves. */
@Injectable()
export class OffboardingService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly methods: DecoratedMethods,
  ) {}

  /** Closes the pending invitations that the user sent: they no longer have permission to manage members. */
  async closeInvitations(tx: Transaction, userId: string, companyId: string): Promise<void> {
    await this.invitations.closeAllOf(tx, companyId, userId);
  }

  async offboard(tx: Transaction, userId: string, companyId: string, ending: MembershipEnding): Promise<void> {
    await this.closeInvitations(tx, userId, companyId);
    for (const { call } of this.methods.find<MembershipEndedHook, unknown>(OnOffboarding))
      await call(tx, userId, companyId, ending);
  }
}
