import { Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/auth/permissions.js';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { ConcurrentChange } from '../../../platform/http/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { AlreadyMember, RequestPending } from '../companies.errors.js';
import { REQUEST_LIFETIME_MS } from '../domain/membership-times.js';
import { AssociationsRepository, type AssociationRow } from '../persistence/associations.repository.js';

/** Role that a request has until its approval gives one, and that a domain's people join with. */
export const ENTRY_ROLE: Role = 'viewer';

/** How an account comes to be a member of a company, or to ask for it. */
@Injectable()
export class Joining {
  constructor(
    private readonly associations: AssociationsRepository,
    private readonly clock: Clock,
  ) {}

  /** Makes somebody an active member, whatever they were before. @throws AlreadyMember also for a suspended one */
  async join(tx: Transaction, companyId: string, userId: string, role: Role): Promise<void> {
    await this.enter(tx, companyId, userId, await this.present(tx, companyId, userId), {
      role,
      status: 'active',
      expiresAt: null,
    });
  }

  /** Notes that somebody asks to join. @throws AlreadyMember, RequestPending */
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

  private async present(tx: Transaction, companyId: string, userId: string): Promise<AssociationRow | undefined> {
    const rows = await this.associations.lock(tx, companyId, [userId]);
    const present = rows.find((row) => row.userId === userId);
    if (present?.status === 'active' || present?.status === 'suspended') throw new AlreadyMember();
    return present;
  }

  private async enter(
    tx: Transaction,
    companyId: string,
    userId: string,
    present: AssociationRow | undefined,
    next: { role: Role; status: 'active' | 'requested'; expiresAt: Date | null },
  ): Promise<void> {
    const now = this.clock.now();
    const times = { createdAt: now, updatedAt: now };
    if (present === undefined)
      await this.associations.insert(tx, { id: newId('asc'), companyId, userId, ...next, ...times });
    else if (
      !(await this.associations.change(tx, companyId, userId, present.status, { ...next, ...times, seesPrices: null }))
    )
      throw new ConcurrentChange();
  }
}
