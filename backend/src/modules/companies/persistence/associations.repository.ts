import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { Role } from '../../../platform/registered.js';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { ConcurrentChange } from '../../../platform/http/problems/domain-error.js';
import type { AssociationStatus } from '../domain/association-status.js';
import { AssociationEntity } from './association.entity.js';

export type AssociationChange = Partial<
  Pick<AssociationEntity, 'role' | 'status' | 'seesPrices' | 'expiresAt' | 'createdAt'>
>;

export type NewAssociation = Omit<AssociationEntity, 'seesPrices' | 'expiresAt'> &
  Partial<Pick<AssociationEntity, 'expiresAt'>>;

@Injectable()
export class AssociationsRepository {
  constructor(@InjectRepository(AssociationEntity) private readonly associations: Repository<AssociationEntity>) {}

  /** @throws ConcurrentChange when another request has just created one for the same user */
  async insert(tx: Transaction, association: NewAssociation): Promise<void> {
    try {
      await tx.insert(AssociationEntity, { seesPrices: null, expiresAt: null, ...association });
    } catch (error) {
      throw isDuplicateKey(error, 'uq_association_company_user') ? new ConcurrentChange() : error;
    }
  }

  /** Locks the company's owners and these users until `tx` ends, always in the order of user ids, which prevents deadlocks. */
  lock(tx: Transaction, companyId: string, userIds: readonly string[]): Promise<AssociationEntity[]> {
    return tx
      .createQueryBuilder(AssociationEntity, 'association')
      .setLock('pessimistic_write')
      .where({ companyId })
      .andWhere("(association.role = 'owner' OR association.userId IN (:...userIds))", { userIds })
      .orderBy('association.userId')
      .getMany();
  }

  /** Changes a membership if it still has the status. Returns false when it does not. */
  async change(
    tx: Transaction,
    companyId: string,
    userId: string,
    from: AssociationStatus,
    change: AssociationChange & Pick<AssociationEntity, 'updatedAt'>,
  ): Promise<boolean> {
    const { affected } = await tx.update(AssociationEntity, { companyId, userId, status: from }, change);
    return affected === 1;
  }

  /** Null unless the user is an active member. */
  findActive(companyId: string, userId: string): Promise<AssociationEntity | null> {
    return this.associations.findOneBy({ companyId, userId, status: 'active' });
  }

  /** Whether an account with this address belongs to the company. */
  isMember(tx: Transaction, companyId: string, email: string): Promise<boolean> {
    return tx
      .createQueryBuilder(AssociationEntity, 'association')
      .innerJoin('UserAccountEntity', 'user', 'user.id = association.userId AND user.email = :email', { email })
      .where({ companyId, status: In(['active', 'suspended']) })
      .getExists();
  }

  /** User ids of active members with one of the roles. */
  async activeWithRoles(tx: Transaction, companyId: string, roles: readonly Role[]): Promise<string[]> {
    const members = await tx.find(AssociationEntity, {
      where: { companyId, status: 'active', role: In(roles) },
      order: { userId: 'ASC' },
    });
    return members.map(({ userId }) => userId);
  }
}
