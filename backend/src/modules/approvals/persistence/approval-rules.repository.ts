import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { QueryDeepPartialEntity, Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import { ApprovalRuleEntity } from './approval-rule.entity.js';

@Injectable()
export class ApprovalRulesRepository {
  constructor(@InjectRepository(ApprovalRuleEntity) private readonly rules: Repository<ApprovalRuleEntity>) {}

  /** All rules in their order. */
  list(companyId: string): Promise<ApprovalRuleEntity[]> {
    return this.rules.find({ where: { companyId }, order: { position: 'ASC', id: 'ASC' } });
  }

  /** Rules that are switched on, in their order. */
  listOn(companyId: string): Promise<ApprovalRuleEntity[]> {
    return this.rules.find({ where: { companyId, isOn: true }, order: { position: 'ASC', id: 'ASC' } });
  }

  /** All rules in their order; other changes of the company's rules wait. */
  async lock(tx: Transaction, companyId: string): Promise<ApprovalRuleEntity[]> {
    return tx
      .withRepository(this.rules)
      .find({ where: { companyId }, order: { position: 'ASC', id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }

  async insert(tx: Transaction, row: ApprovalRuleEntity): Promise<void> {
    await tx.withRepository(this.rules).insert(row as QueryDeepPartialEntity<ApprovalRuleEntity>);
  }

  async update(tx: Transaction, { companyId, id, ...values }: ApprovalRuleEntity): Promise<void> {
    await tx.withRepository(this.rules).update({ companyId, id }, values as QueryDeepPartialEntity<ApprovalRuleEntity>);
  }

  async place(tx: Transaction, companyId: string, id: string, position: number): Promise<void> {
    await tx.withRepository(this.rules).update({ companyId, id }, { position });
  }

  async remove(tx: Transaction, companyId: string, id: string): Promise<void> {
    await tx.withRepository(this.rules).delete({ companyId, id });
  }
}
