import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import { ApprovalDelegationEntity } from './approval-delegation.entity.js';

@Injectable()
export class ApprovalDelegationsRepository {
  constructor(
    @InjectRepository(ApprovalDelegationEntity) private readonly rows: Repository<ApprovalDelegationEntity>,
  ) {}

  /** In force at `now`. */
  active(companyId: string, now: Date): Promise<ApprovalDelegationEntity[]> {
    return this.rows.find({ where: { companyId, endsAt: MoreThan(now), startsAt: LessThanOrEqual(now) } });
  }

  /** By and to a user, current and future, by start. */
  ofUser(companyId: string, userId: string, now: Date): Promise<ApprovalDelegationEntity[]> {
    const current = { companyId, endsAt: MoreThan(now) };
    return this.rows.find({
      where: [
        { ...current, fromUserId: userId },
        { ...current, toUserId: userId },
      ],
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }

  async insert(tx: Transaction, row: ApprovalDelegationEntity): Promise<void> {
    await tx.withRepository(this.rows).insert(row);
  }

  /** Returns whether the user had such a delegation. */
  async remove(tx: Transaction, companyId: string, fromUserId: string, id: string): Promise<boolean> {
    const { affected } = await tx.withRepository(this.rows).delete({ companyId, id, fromUserId });
    return affected === 1;
  }
}
