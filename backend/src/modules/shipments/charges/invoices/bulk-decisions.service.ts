import { msg } from '../../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Conflict, DomainError, NotFound } from '../../../../platform/http/problems/domain-error.js';
import { readerText } from '../../../../platform/request-context.js';
import { AuditInvoice } from './audit-invoice.js';
import { DecideInvoice, type Decision } from './decide-invoice.service.js';
import { isPayable } from './domain/evaluation.js';
import { possibleDecisions } from './domain/invoice-status.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';
import type { CarrierInvoiceEntity } from './persistence/carrier-invoice.entity.js';

/** An invoice that was left as it is. */
export interface RefusedInvoice {
  id: string;
  number: string;
  code: string;
  message: string;
}

/** What became of the selected invoices. */
export interface ApprovedInvoices {
  approved: string[];
  refused: RefusedInvoice[];
}

/** What became of the selected invoices. */
export interface PaidInvoices {
  paid: string[];
  refused: RefusedInvoice[];
}

type Refusal = Pick<RefusedInvoice, 'code' | 'message'>;

/** Approves and pays selected invoices, each by itself; one that needs a decision of its own is left as it is. */
@Injectable()
export class BulkDecisions {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly audit: AuditInvoice,
    private readonly decisions: DecideInvoice,
  ) {}

  /** Approves those that are within tolerance when they are compared again. @throws NotFound before any change */
  async approve(actor: Actor, ids: readonly string[]): Promise<ApprovedInvoices> {
    const { done, refused } = await this.each(actor, ids, async (invoice) => {
      const { verdict } = await this.audit.evaluate(invoice);
      if (invoice.status !== 'review' || !isPayable(verdict))
        return {
          code: 'REVIEW_NEEDED',
          message: readerText(msg`This invoice is not within tolerance. Open it and decide.`),
        };
      return { kind: 'approve', version: invoice.version };
    });
    return { approved: done, refused };
  }

  /** Records one payment of approved invoices. @throws NotFound before any change; ValidationFailed */
  async pay(
    actor: Actor,
    ids: readonly string[],
    payment: Pick<Decision, 'paidOn' | 'reference'>,
  ): Promise<PaidInvoices> {
    const { done, refused } = await this.each(actor, ids, (invoice) => {
      if (!possibleDecisions(invoice, invoice.shipmentId !== null).includes('pay'))
        return {
          code: 'NOT_PAYABLE',
          message: readerText(msg`Only approved invoices with an amount to pay can be paid.`),
        };
      return { kind: 'pay', version: invoice.version, ...payment };
    });
    return { paid: done, refused };
  }

  private async each(
    actor: Actor,
    ids: readonly string[],
    decisionOf: (invoice: CarrierInvoiceEntity) => Promise<Decision | Refusal> | Decision | Refusal,
  ): Promise<{ done: string[]; refused: RefusedInvoice[] }> {
    const found = await this.invoices.findAll(actor.companyId, [...new Set(ids)]);
    if (found.length < new Set(ids).size) throw new NotFound();
    const done: string[] = [];
    const refused: RefusedInvoice[] = [];
    for (const invoice of found) {
      const decision = await decisionOf(invoice);
      const refusal = 'code' in decision ? decision : await this.decide(actor, invoice.id, decision);
      if (refusal === null) done.push(invoice.id);
      else refused.push({ id: invoice.id, number: invoice.number, ...refusal });
    }
    return { done, refused };
  }

  private async decide(actor: Actor, id: string, decision: Decision): Promise<Refusal | null> {
    try {
      await this.decisions.decide(actor, id, decision);
      return null;
    } catch (error) {
      if (!(error instanceof DomainError && (error instanceof Conflict || error.code === 'INVOICE_LIMIT'))) throw error;
      return { code: error.code, message: readerText(error.detail) };
    }
  }
}
