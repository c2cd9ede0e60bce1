import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { QueryDeepPartialEntity, Repository } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { CodingRuleEntity } from './coding-rule.entity.js';

@Injectable()
export class CodingRulesRepository {
  constructor(@InjectRepository(CodingRuleEntity) private readonly rules: Repository<CodingRuleEntity>) {}

  /** All rules in their order. */
  list(companyId: string): Promise<CodingRuleEntity[]> {
    return this.rules.find({ where: { companyId }, order: { position: 'ASC', id: 'ASC' } });
  }

  /** Rules that are switched on, in their order. */
  listOn(companyId: string, tx?: Transaction): Promise<CodingRuleEntity[]> {
    return (tx?.withRepository(this.rules) ?? this.rules).find({
      where: { companyId, isOn: true },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /** All rules in their order; other changes of the company's rules wait. */
  async lock(tx: Transaction, companyId: string): Promise<CodingRuleEntity[]> {
    return tx
      .withRepository(this.rules)
      .find({ where: { companyId }, order: { position: 'ASC', id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }

  async insert(tx: Transaction, row: CodingRuleEntity): Promise<void> {
    await tx.withRepository(this.rules).insert(row as QueryDeepPartialEntity<CodingRuleEntity>);
  }

  async update(tx: Transaction, { companyId, id, ...values }: CodingRuleEntity): Promise<void> {
    await tx.withRepository(this.rules).update({ companyId, id }, values as QueryDeepPartialEntity<CodingRuleEntity>);
  }

  async place(tx: Transaction, companyId: string, id: string, position: number): Promise<void> {
    await tx.withRepository(this.rules).update({ companyId, id }, { position });
  }

  async remove(tx: Transaction, companyId: string, id: string): Promise<void> {
    await tx.withRepository(this.rules).delete({ companyId, id });
  }
}
