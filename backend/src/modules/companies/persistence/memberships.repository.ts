import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { Role } from '../../../platform/registered.js';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';
import type { MembershipStatus } from '../domain/membership.js';
import { MembershipEntity } from './membership.entity.js';

type LimitColumn = 'bookingLimit' | 'invoiceLimit' | 'limitCurrency';

/** Columns of a member without limits. */
export const NO_LIMITS: Pick<MembershipEntity, 'bookingLimit' | 'invoiceLimit'> = {
  bookingLimit: null,
  invoiceLimit: null,
};

export type MembershipChange = Partial<
  Pick<MembershipEntity, 'role' | 'status' | 'seesPrices' | LimitColumn | 'expiresAt' | 'createdAt'>
>;

export type NewMembership = Omit<MembershipEntity, 'seesPrices' | LimitColumn | 'expiresAt'> &
  Partial<Pick<MembershipEntity, 'expiresAt'>>;

@Injectable()
export class MembershipsRepository {
  constructor(@InjectRepository(MembershipEntity) private readonly memberships: Repository<MembershipEntity>) {}

  /** @throws ConcurrentChange when another request has just created one for the same user */
  async insert(tx: Transaction, membership: NewMembership): Promise<void> {
    try {
      await tx.insert(MembershipEntity, { seesPrices: null, expiresAt: null, ...membership });
    } catch (error) {
      throw isDuplicateKey(error, 'uq_association_company_user') ? new ConcurrentChange() : error;
    }
  }

  /** Locks the company's owners and these users until `tx` ends, in the order of user ids to prevent deadlocks. */
  lock(tx: Transaction, companyId: string, userIds: readonly string[]): Promise<MembershipEntity[]> {
    return tx
      .createQueryBuilder(MembershipEntity, 'membership')
      .setLock('pessimistic_write')
      .where({ companyId })
      .andWhere("(membership.role = 'owner' OR membership.userId IN (:...userIds))", { userIds })
      .orderBy('membership.userId')
      .getMany();
  }

  /** Changes a membership if it still has the status; otherwise returns false. */
  async change(
    tx: Transaction,
    companyId: string,
    userId: string,
    from: MembershipStatus,
    change: MembershipChange & Pick<MembershipEntity, 'updatedAt'>,
  ): Promise<boolean> {
    const { affected } = await tx.update(MembershipEntity, { companyId, userId, status: from }, change);
    return affected === 1;
  }

  /** Null unless the user is an active member. */
  findActive(companyId: string, userId: string): Promise<MembershipEntity | null> {
    return this.memberships.findOneBy({ companyId, userId, status: 'active' });
  }

  /** Whether an account with this address is a member of the company. */
  isMember(tx: Transaction, companyId: string, email: string): Promise<boolean> {
    return tx
      .createQueryBuilder(MembershipEntity, 'membership')
      .innerJoin('UserAccountEntity', 'user', 'user.id = membership.userId AND user.email = :email', { email })
      .where({ companyId, status: In(['active', 'suspended']) })
      .getExists();
  }

  /** User ids of active members with one of the roles. */
  async activeWithRoles(tx: Transaction, companyId: string, roles: readonly Role[]): Promise<string[]> {
    const members = await tx.find(MembershipEntity, {
      where: { companyId, status: 'active', role: In(roles) },
      order: { userId: 'ASC' },
    });
    return members.map(({ userId }) => userId);
  }
}
