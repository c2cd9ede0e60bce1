import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Database, type Transaction } from '../../../../../platform/database/database.js';
import { ChargeMessageEntity, type MessageState } from './charge-message.entity.js';
import { DisputeEntity } from './dispute.entity.js';

/** A message with the name of the user who wrote or entered it. */
export type NamedMessage = ChargeMessageEntity & { authorName: string | null };

/** Most rows of an invoice or a claim that are read. */
const READ_MAX = 200;

/** Disputes of invoices and their messages. */
@Injectable()
export class DisputesRepository {
  constructor(
    @InjectRepository(DisputeEntity) private readonly disputes: Repository<DisputeEntity>,
    @InjectRepository(ChargeMessageEntity) private readonly messages: Repository<ChargeMessageEntity>,
    private readonly database: Database,
  ) {}

  /** Oldest first. */
  ofInvoice(companyId: string, invoiceId: string): Promise<DisputeEntity[]> {
    return this.disputes.find({ where: { companyId, invoiceId }, order: { id: 'ASC' }, take: READ_MAX });
  }

  async insert(tx: Transaction, row: DisputeEntity): Promise<void> {
    await tx.insert(DisputeEntity, row);
  }

  /** Closes the open dispute of an invoice that the caller has locked. */
  async close(
    tx: Transaction,
    companyId: string,
    invoiceId: string,
    end: Pick<DisputeEntity, 'outcome' | 'recovered' | 'closedBy' | 'closedAt'>,
  ): Promise<void> {
    await tx.update(DisputeEntity, { companyId, invoiceId, closedAt: IsNull() }, end);
  }

  async addMessage(tx: Transaction, row: ChargeMessageEntity): Promise<void> {
    await tx.insert(ChargeMessageEntity, row);
  }

  message(companyId: string, id: string): Promise<ChargeMessageEntity | null> {
    return this.messages.findOneBy({ companyId, id });
  }

  /** Oldest first. */
  messagesOfInvoice(companyId: string, invoiceId: string): Promise<NamedMessage[]> {
    return this.messagesOf('invoice_id', companyId, invoiceId);
  }

  /** Oldest first. */
  messagesOfClaim(companyId: string, claimId: string): Promise<NamedMessage[]> {
    return this.messagesOf('claim_id', companyId, claimId);
  }

  private messagesOf(column: 'invoice_id' | 'claim_id', companyId: string, id: string): Promise<NamedMessage[]> {
    return this.database.query<NamedMessage>(
      `SELECT m.company_id AS companyId, m.id, m.invoice_id AS invoiceId, m.claim_id AS claimId, m.direction, m.state, m.address, m.subject, m.text,
              m.created_by AS createdBy, m.created_at AS createdAt, u.full_name AS authorName
         FROM charge_message m LEFT JOIN user_account u ON u.id = m.created_by
        WHERE m.company_id = ? AND m.${column} = ? ORDER BY m.id LIMIT ?`,
      [companyId, id, READ_MAX],
    );
  }

  /** Moves a message between states. False if it is not in the expected state: another process has moved it. */
  async moveMessage(companyId: string, id: string, from: MessageState, to: MessageState): Promise<boolean> {
    const { affected } = await this.messages.update({ companyId, id, state: from }, { state: to });
    return affected === 1;
  }
}
