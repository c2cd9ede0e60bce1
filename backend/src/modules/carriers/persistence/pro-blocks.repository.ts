import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
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
