import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { DocumentHoldEntity } from './document-hold.entity.js';

/** Legal holds of shipments. Change them under the lock of the shipment, which the purge takes too. */
@Injectable()
export class DocumentHoldsRepository {
  constructor(@InjectRepository(DocumentHoldEntity) private readonly holds: Repository<DocumentHoldEntity>) {}

  find(companyId: string, shipmentId: string): Promise<DocumentHoldEntity | null> {
    return this.holds.findOneBy({ companyId, shipmentId });
  }

  exists(tx: Transaction, companyId: string, shipmentId: string): Promise<boolean> {
    return tx.getRepository(DocumentHoldEntity).existsBy({ companyId, shipmentId });
  }

  async save(tx: Transaction, hold: DocumentHoldEntity): Promise<void> {
    await tx.getRepository(DocumentHoldEntity).upsert(hold, ['companyId', 'shipmentId']);
  }

  /** Returns false if there was none. */
  async remove(tx: Transaction, companyId: string, shipmentId: string): Promise<boolean> {
    const { affected } = await tx.getRepository(DocumentHoldEntity).delete({ companyId, shipmentId });
    return affected === 1;
  }
}
