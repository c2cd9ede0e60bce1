import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, type Repository } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { CarrierCheckEntity, type CarrierCheckKind } from './carrier-check.entity.js';

/** Questions to carriers about accepted tenders. */
@Injectable()
export class CarrierChecksRepository {
  constructor(@InjectRepository(CarrierCheckEntity) private readonly checks: Repository<CarrierCheckEntity>) {}

  /** Has no effect on checks that exist. */
  async add(tx: Transaction, checks: readonly CarrierCheckEntity[]): Promise<void> {
    await tx
      .createQueryBuilder()
      .insert()
      .into(CarrierCheckEntity)
      .values([...checks])
      .orIgnore()
      .execute();
  }

  /** Longest overdue first. Checks of suspended companies wait until the company is active again. */
  due(kind: CarrierCheckKind, now: Date, limit: number): Promise<CarrierCheckEntity[]> {
    return this.checks
      .createQueryBuilder('k')
      .innerJoin('company', 'c', 'c.id = k.companyId AND c.eraseAt IS NULL AND c.suspendedAt IS NULL')
      .where({ kind, dueAt: LessThanOrEqual(now) })
      .orderBy('k.dueAt')
      .limit(limit)
      .getMany();
  }

  /** Moves the due time. Returns false if another worker moved it. */
  async move(check: CarrierCheckEntity, to: Date): Promise<boolean> {
    return (await this.checks.update({ ...check }, { dueAt: to })).affected === 1;
  }

  async remove({ companyId, tenderId, kind }: CarrierCheckEntity): Promise<void> {
    await this.checks.delete({ companyId, tenderId, kind });
  }
}
