import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/registered.js';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { AlreadyMember, RequestPending } from '../companies.errors.js';
import { REQUEST_LIFETIME_MS } from '../domain/membership.js';
import type { MembershipEntity } from '../persistence/membership.entity.js';
import { MembershipsRepository, NO_LIMITS } from '../persistence/memberships.repository.js';

/** Role of a request until its approval assigns one, and of users who join through a company domain. */
export const ENTRY_ROLE: Role = 'viewer';

/** Adds users to a company and stores their requests to join it. */
@Injectable()
export class MembershipService {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly clock: Clock,
  ) {}

  /** Makes a user an active member. @throws AlreadyMember also for a suspended member */
  async join(tx: Transaction, companyId: string, userId: string, role: Role): Promise<void> {
    await this.enter(tx, companyId, userId, await this.present(tx, companyId, userId), {
      role,
      status: 'active',
      expiresAt: null,
    });
  }

  /** Stores a request to join. @throws AlreadyMember, RequestPending */
  async request(tx: Transaction, companyId: string, userId: string): Promise<void> {
    const now = this.clock.now();
    const present = await this.present(tx, companyId, userId);
    if (present?.status === 'requested' && present.expiresAt !== null && present.expiresAt > now)
      throw new RequestPending();
    await this.enter(tx, companyId, userId, present, {
      role: ENTRY_ROLE,
      status: 'requested',
      expiresAt: new Date(now.getTime() + REQUEST_LIFETIME_MS),
    });
  }

  private async present(tx: Transaction, companyId: string, userId: string): Promise<MembershipEntity | undefined> {
    const rows = await this.memberships.lock(tx, companyId, [userId]);
    const present = rows.find((row) => row.userId === userId);
    if (present?.status === 'active' || present?.status === 'suspended') throw new AlreadyMember();
    return present;
  }

  private async enter(
    tx: Transaction,
    companyId: string,
    userId: string,
    present: MembershipEntity | undefined,
    next: { role: Role; status: 'active' | 'requested'; expiresAt: Date | null },
  ): Promise<void> {
    const now = this.clock.now();
    const times = { createdAt: now, updatedAt: now };
    if (present === undefined)
      await this.memberships.insert(tx, { id: newId('asc'), companyId, userId, ...next, ...times });
    else if (
      !(await this.memberships.change(tx, companyId, userId, present.status, {
        ...next,
        ...times,
        ...NO_LIMITS,
        seesPrices: null,
      }))
    )
      throw new ConcurrentChange();
  }
}
