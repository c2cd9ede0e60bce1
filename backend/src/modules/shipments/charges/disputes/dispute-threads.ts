import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { InvoicesRepository } from '../invoices/persistence/invoices.sql.js';
import type { DisputeDto, DisputeMessageDto, DisputeThreadDto } from './disputes.dto.js';
import { DisputesService } from './disputes.service.js';
import type { InvoiceDeadlineKind } from './domain/deadline.js';
import { ChargeDeadlinesRepository } from './persistence/charge-deadlines.sql.js';
import type { DisputeEntity } from './persistence/dispute.entity.js';
import { DisputesRepository, type NamedMessage } from './persistence/disputes.sql.js';

/** Reads disputes for the API. */
@Injectable()
export class DisputeThreads {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly disputes: DisputesRepository,
    private readonly deadlines: ChargeDeadlinesRepository,
    private readonly service: DisputesService,
  ) {}

  /** @throws NotFound */
  async of(companyId: string, invoiceId: string): Promise<DisputeThreadDto> {
    const invoice = await this.invoices.find(companyId, invoiceId);
    if (invoice === null) throw new NotFound();
    const [disputes, messages, deadlines, carrierEmail] = await Promise.all([
      this.disputes.ofInvoice(companyId, invoiceId),
      this.disputes.messagesOfInvoice(companyId, invoiceId),
      this.deadlines.openOfInvoice(companyId, invoiceId),
      this.service.addressOf(companyId, invoice.shipmentId),
    ]);
    return {
      disputes: disputes.map(presentDispute),
      messages: messages.map(presentMessage),
      deadlines: deadlines.map(({ kind, dueAt }) => ({
        kind: kind as InvoiceDeadlineKind,
        dueAt: dueAt.toISOString(),
      })),
      carrierEmail,
    };
  }
}

function presentDispute(dispute: DisputeEntity): DisputeDto {
  const { id, reason, amount, note, answerDueOn, openedAt, outcome, recovered, closedAt } = dispute;
  return {
    id,
    reason,
    amount,
    note,
    answerDueOn,
    openedAt: openedAt.toISOString(),
    outcome,
    recovered,
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** For the API. */
export function presentMessage({
  id,
  direction,
  state,
  address,
  text,
  authorName,
  createdAt,
}: NamedMessage): DisputeMessageDto {
  return { id, direction, state, address, text, authorName, createdAt: createdAt.toISOString() };
}
