import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import type { ProFormat, ProRange } from '../domain/pro-block.js';
import { CarrierEntity } from './carrier.entity.js';
import { ProBlockEntity } from './pro-block.entity.js';

/** A block that numbers are given from. */
export type ProBlock = ProBlockEntity & { checkRule: NonNullable<ProBlockEntity['checkRule']> };

/** Blocks of PRO numbers. Callers that write have locked the carrier. */
@Injectable()
export class ProBlocksRepository {
  constructor(@InjectRepository(ProBlockEntity) private readonly blocks: Repository<ProBlockEntity>) {}

  /** Blocks that numbers are given from, in the order of use. */
  async list(companyId: string, carrierId: string): Promise<ProBlock[]> {
    const rows = await this.blocks.find({
      where: { companyId, carrierId, checkRule: Not(IsNull()) },
      order: { firstNumber: 'ASC' },
    });
    return rows.filter((row): row is ProBlock => row.checkRule !== null);
  }

  /** All blocks, with those that earlier versions invented, locked until the transaction ends. */
  lockAll(tx: Transaction, companyId: string, carrierId: string): Promise<ProBlockEntity[]> {
    return tx.find(ProBlockEntity, { where: { companyId, carrierId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Whether another company has numbers of the same carrier in the block; a demonstration's numbers do not count. */
  isTaken(tx: Transaction, companyId: string, scac: string, block: ProFormat & ProRange): Promise<boolean> {
    return tx
      .createQueryBuilder(ProBlockEntity, 'block')
      .innerJoin(CarrierEntity, 'carrier', 'carrier.companyId = block.companyId AND carrier.id = block.carrierId')
      .where('block.companyId <> :companyId AND carrier.scac = :scac AND carrier.demo = false', { companyId, scac })
      .andWhere('block.prefix = :prefix AND block.digits = :digits', block)
      .andWhere('block.firstNumber <= :lastNumber', block)
      .andWhere(
        'CASE WHEN block.checkRule IS NULL THEN block.nextNumber - 1 ELSE block.lastNumber END >= :firstNumber',
        block,
      )
      .getExists();
  }

  async insert(tx: Transaction, block: ProBlockEntity): Promise<void> {
    await tx.insert(ProBlockEntity, block);
  }

  async remove(tx: Transaction, { companyId, carrierId, firstNumber }: ProBlockEntity): Promise<void> {
    await tx.delete(ProBlockEntity, { companyId, carrierId, firstNumber });
  }

  /** Ends the block after the numbers that were given. */
  async end(tx: Transaction, { companyId, carrierId, firstNumber, nextNumber }: ProBlockEntity): Promise<void> {
    await tx.update(ProBlockEntity, { companyId, carrierId, firstNumber }, { lastNumber: nextNumber - 1 });
  }
}
