import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { QueryDeepPartialEntity, Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import type { PartyId } from '../domain/x12/interchange.js';
import { EdiPartnerEntity } from './edi-partner.entity.js';

@Injectable()
export class EdiPartnersRepository {
  constructor(@InjectRepository(EdiPartnerEntity) private readonly partners: Repository<EdiPartnerEntity>) {}

  /** By SCAC. */
  list(companyId: string): Promise<EdiPartnerEntity[]> {
    return this.partners.find({ where: { companyId }, order: { scac: 'ASC' } });
  }

  find(companyId: string, id: string): Promise<EdiPartnerEntity | null> {
    return this.partners.findOneBy({ companyId, id });
  }

  ofConnection(companyId: string, connectionId: string): Promise<EdiPartnerEntity | null> {
    return this.partners.findOneBy({ companyId, connectionId });
  }

  /** The partner that sent an interchange, by the ids of its ISA. */
  ofSender(companyId: string, sender: PartyId, receiver: PartyId): Promise<EdiPartnerEntity | null> {
    return this.partners.findOneBy({
      companyId,
      partnerQualifier: sender.qualifier,
      partnerId: sender.id,
      ourQualifier: receiver.qualifier,
      ourId: receiver.id,
    });
  }

  lock(tx: Transaction, companyId: string, id: string): Promise<EdiPartnerEntity | null> {
    return tx.findOne(EdiPartnerEntity, { where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns false if the carrier is a partner already, or another partner has the same ids. */
  async insert(tx: Transaction, row: EdiPartnerEntity): Promise<boolean> {
    return unlessDuplicate(tx.insert(EdiPartnerEntity, row as QueryDeepPartialEntity<EdiPartnerEntity>));
  }

  /** Writes the settings of a locked partner. Returns false if another partner has the same ids. */
  async update(tx: Transaction, { companyId, id, ...row }: EdiPartnerEntity): Promise<boolean> {
    const { lastControl: _kept, ...settings } = row;
    return unlessDuplicate(tx.update(EdiPartnerEntity, { companyId, id }, settings));
  }

  /** Enables or disables the partner of a connection. Forms that were loaded before are stale. */
  async setEnabled(tx: Transaction, companyId: string, connectionId: string, enabled: boolean): Promise<void> {
    await tx.update(EdiPartnerEntity, { companyId, connectionId }, { enabled, version: () => 'version + 1' });
  }

  /** The control number of the next interchange. The partner's other interchanges wait until `tx` ends, so numbers have no gaps. */
  async nextControl(tx: Transaction, companyId: string, id: string): Promise<number> {
    const partner = await this.lock(tx, companyId, id);
    const control = ((partner?.lastControl ?? 0) % 999_999_999) + 1;
    await tx.update(EdiPartnerEntity, { companyId, id }, { lastControl: control });
    return control;
  }
}

async function unlessDuplicate(statement: Promise<unknown>): Promise<boolean> {
  try {
    await statement;
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
