import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Conflict, NotFound } from '../../../../platform/http/problems/domain-error.js';
import { AuditInvoice } from './audit-invoice.js';
import { DecideInvoice } from './decide-invoice.service.js';
import { isPayable } from './domain/evaluation.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';
import type { CarrierInvoiceEntity } from './persistence/carrier-invoice.entity.js';

/** An invoice that was not approved. */
export interface RefusedApproval {
  id: string;
  number: string;
  code: string;
  message: string;
}

/** What became of the selected invoices. */
export interface ApprovedInvoices {
  approved: string[];
  refused: RefusedApproval[];
}

/** Approves selected invoices that are within tolerance. */
@Injectable()
export class ApproveInvoices {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly audit: AuditInvoice,
    private readonly decisions: DecideInvoice,
  ) {}

  /** Each invoice is compared again and decided by itself; one that needs a decision of its own is left as it is. @throws NotFound before any change */
  async approve(actor: Actor, ids: readonly string[]): Promise<ApprovedInvoices> {
    const found = await this.invoices.findAll(actor.companyId, [...new Set(ids)]);
    if (found.length < new Set(ids).size) throw new NotFound();
    const result: ApprovedInvoices = { approved: [], refused: [] };
    for (const invoice of found) {
      const refusal = await this.approveOne(actor, invoice);
      if (refusal === null) result.approved.push(invoice.id);
      else result.refused.push({ id: invoice.id, number: invoice.number, ...refusal });
    }
    return result;
  }

  private async approveOne(
    actor: Actor,
    invoice: CarrierInvoiceEntity,
  ): Promise<Pick<RefusedApproval, 'code' | 'message'> | null> {
    const { verdict } = await this.audit.evaluate(invoice);
    if (invoice.status !== 'review' || !isPayable(verdict))
      return { code: 'REVIEW_NEEDED', message: 'This invoice is not within tolerance. Open it and decide.' };
    try {
      await this.decisions.decide(actor, invoice.id, { kind: 'approve', version: invoice.version });
      return null;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      return { code: error.code, message: error.message };
    }
  }
}
