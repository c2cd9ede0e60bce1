import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../../kernel/codes.js';
import { addDays, type LocalDate } from '../../../../kernel/time/local-date.js';
import { localMoment } from '../../../../kernel/time/local-time.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { newId } from '../../../../platform/ids.js';
import { DomainEvents } from '../../../../platform/domain-events/domain-events.js';
import { InvoiceLimits } from '../../../approvals/index.js';
import type { BillingState } from '../../domain/shipment-event.js';
import { DEADLINE_ZONE } from '../disputes/domain/deadline.js';
import { DisputesService } from '../disputes/disputes.service.js';
import type { DisputeOutcome } from '../disputes/persistence/dispute.entity.js';
import type { DisputeReason } from './domain/dispute-reasons.js';
import {
  DECISION_RULES,
  DISPUTE_DECISIONS,
  DISPUTER_DECISIONS,
  type InvoiceDecision,
  possibleDecisions,
} from './domain/invoice-status.js';
import { CertificateRequests } from './certificate-requests.js';
import { decisionForbidden, fieldError, notPossible, staleInvoice } from './invoices.errors.js';
import { lastPayment, openBalance, paidOf } from './domain/payments.js';
import type { CarrierInvoiceEntity } from './persistence/carrier-invoice.entity.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';
import type { InvoiceDecisionEntity } from './persistence/invoice-decision.entity.js';
import { NO_PAYMENT, type Payment, RecordInvoice } from './record-invoice.js';
import { msg } from '../../../../messages/message.js';

/** A decision as sent. */
export interface Decision {
  kind: InvoiceDecision;
  /** Version of the invoice that was read. */
  version: number;
  reason?: DisputeReason;
  /** Minor units. */
  amount?: number;
  note?: string;
  /** Of a dispute: local date until which the carrier should answer. */
  answerDueOn?: string;
  /** Of a dispute: emails it to the carrier. */
  emailCarrier?: boolean;
  /** Of a payment: local date; default today. */
  paidOn?: LocalDate;
  /** Of a payment: check, ACH or wire number. */
  reference?: string;
}

const BILLING: Readonly<Partial<Record<InvoiceDecision, BillingState>>> = {
  approve: 'approved',
  short_pay: 'approved',
  credit: 'approved',
  dispute: 'disputed',
  reopen: 'disputed',
  pay: 'paid',
  void: 'approved',
};

const REASONS: Readonly<Record<InvoiceDecision, (number: string) => string>> = {
  approve: (number) => `Invoice ${number} was approved.`,
  short_pay: (number) => `Invoice ${number} was approved for a part.`,
  credit: (number) => `The carrier credited a part of invoice ${number}.`,
  dispute: (number) => `Invoice ${number} was disputed.`,
  hold: (number) => `Invoice ${number} was put on hold.`,
  request_wi: (number) => `The weight and inspection certificate for invoice ${number} was requested.`,
  reject: (number) => `Invoice ${number} was rejected.`,
  pay: (number) => `Invoice ${number} was paid.`,
  void: (number) => `The payment of invoice ${number} was voided.`,
  reopen: (number) => `Invoice ${number} was disputed again.`,
};

/** Decisions after which all invoices of the shipment may be settled. */
const SETTLES: readonly InvoiceDecision[] = ['approve', 'short_pay', 'credit', 'pay', 'reject'];

/** Decisions that approve an amount to be paid. */
const LIMITED: readonly InvoiceDecision[] = ['approve', 'short_pay', 'credit'];

/** How a decision ends an open dispute. */
const OUTCOMES: Readonly<Partial<Record<InvoiceDecision, DisputeOutcome>>> = {
  approve: 'dropped',
  reject: 'dropped',
  short_pay: 'short_paid',
  credit: 'credited',
};

/** Decides about invoices. Of two decisions at once, one wins; the other gets 409. */
@Injectable()
export class DecideInvoice {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly records: RecordInvoice,
    private readonly database: Database,
    private readonly disputes: DisputesService,
    private readonly certificates: CertificateRequests,
    private readonly limits: InvoiceLimits,
    private readonly domainEvents: DomainEvents,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; DomainError FORBIDDEN, INVOICE_LIMIT (403); Conflict STALE, DECISION_NOT_POSSIBLE, NO_CARRIER_ADDRESS; ValidationFailed */
  async decide(actor: Actor, id: string, decision: Decision): Promise<void> {
    const { companyId, userId, permissions } = actor;
    const { kind, note = null } = decision;
    if (!DISPUTER_DECISIONS.includes(kind) && !permissions.has('invoice.manage')) throw decisionForbidden();
    await this.requireLimit(actor, id, decision);
    const emailTo = await this.emailOf(companyId, id, decision);
    await this.database.transaction(async (tx) => {
      const invoice = await this.invoices.lock(tx, companyId, id);
      if (invoice === null) throw new NotFound();
      if (invoice.version !== decision.version) throw staleInvoice(invoice.version);
      if (!possibleDecisions(invoice, invoice.shipmentId !== null).includes(kind)) throw notPossible(invoice.status);
      if (kind === 'reject' && note === null) throw fieldError('/note', 'REQUIRED', msg`Enter why nothing is owed.`);
      await this.apply(tx, invoice, decision, userId, emailTo);
    });
  }

  /** Approves an invoice that the caller has locked and audited, by the rule of its company and not by a user. */
  async approveByRule(tx: Transaction, invoice: CarrierInvoiceEntity, note: string): Promise<void> {
    await this.apply(tx, invoice, { kind: 'approve', version: invoice.version, note }, null, null);
  }

  private async apply(
    tx: Transaction,
    invoice: CarrierInvoiceEntity,
    decision: Decision,
    userId: string | null,
    emailTo: string | null,
  ): Promise<void> {
    const { companyId, id } = invoice;
    const { kind, reason = null, note = null } = decision;
    const voided = kind === 'void' ? await this.voidedPayment(tx, invoice) : null;
    const amount = amountOf(invoice, decision, voided);
    const approvedTotal = approvedOf(invoice, kind, amount);
    const paidTotal = paidAfter(invoice, kind, amount);
    const isPart = kind === 'pay' && paidTotal < (approvedTotal ?? invoice.total);
    const status = isPart ? 'approved' : DECISION_RULES[kind].to;
    const decidedAt = this.clock.now();
    const row = {
      companyId,
      id: newId('dcs'),
      invoiceId: id,
      kind,
      reason,
      amount,
      note,
      actorId: userId,
      decidedAt,
      ...paymentOf(decision, decidedAt),
    };
    await this.invoices.change(tx, invoice, { status, approvedTotal, paidTotal });
    await this.invoices.addDecision(tx, row);
    await this.toLedger(tx, { ...invoice, approvedTotal }, row, voided, userId);
    await this.toDispute(tx, { ...invoice, approvedTotal }, decision, amount, emailTo, userId);
    if (DECISION_RULES[kind].to === 'approved' && kind !== 'void') await this.publishApproved(tx, invoice, userId);
    if (invoice.shipmentId !== null && !isPart)
      await this.toShipment(tx, invoice, invoice.shipmentId, kind, row.id, userId);
    await this.record(tx, { companyId, userId }, invoice, decision, amount);
  }

  /** The amount to be paid after the decision is within the user's limit. The version of the decision is that of the invoice which is read here. */
  private async requireLimit(actor: Actor, id: string, { kind, amount, version }: Decision): Promise<void> {
    if (actor.limits == null || actor.limits.invoice === null || !LIMITED.includes(kind)) return;
    const invoice = await this.invoices.find(actor.companyId, id);
    if (invoice?.version !== version) return;
    const approved = approvedOf(invoice, kind, amount ?? null) ?? invoice.total;
    await this.limits.require(actor, { amount: approved, currency: invoice.currency as Currency });
  }

  /** The carrier's address if the dispute is to be emailed, or the certificate requested. */
  private async emailOf(
    companyId: string,
    id: string,
    { kind, emailCarrier = false }: Decision,
  ): Promise<string | null> {
    if (!emailCarrier && kind !== 'request_wi') return null;
    if (emailCarrier && !DISPUTE_DECISIONS.includes(kind))
      throw fieldError('/emailCarrier', 'NOT_ALLOWED', msg`Only disputes are emailed to the carrier.`);
    const invoice = await this.invoices.find(companyId, id);
    if (invoice === null) throw new NotFound();
    return this.disputes.requireAddress(companyId, invoice.shipmentId, kind === 'request_wi' ? 'request' : 'dispute');
  }

  private async toDispute(
    tx: Transaction,
    invoice: CarrierInvoiceEntity,
    { kind, reason, note, answerDueOn }: Decision,
    amount: number | null,
    emailTo: string | null,
    userId: string | null,
  ): Promise<void> {
    if (DISPUTE_DECISIONS.includes(kind) && userId !== null) {
      const asked = { note: note ?? null, answerDueOn: answerDueOn ?? null };
      const dispute = { reason: reason!, amount: amount ?? 0, ...asked, emailTo };
      return this.disputes.open(tx, invoice, dispute, userId);
    }
    if (kind === 'request_wi' && userId !== null && emailTo !== null)
      return this.certificates.ask(tx, invoice, emailTo, note ?? null, userId);
    const outcome = OUTCOMES[kind];
    if (outcome === undefined) return;
    await this.disputes.close(tx, invoice, outcome, invoice.total - (invoice.approvedTotal ?? invoice.total), userId);
  }

  /** The payment that a `void` takes back. @throws Conflict DECISION_NOT_POSSIBLE */
  private async voidedPayment(tx: Transaction, invoice: CarrierInvoiceEntity): Promise<InvoiceDecisionEntity> {
    const payment = lastPayment(await this.invoices.lockedDecisions(tx, invoice.companyId, invoice.id));
    if (payment === null) throw notPossible(invoice.status);
    return payment;
  }

  private publishApproved(tx: Transaction, { companyId, id, number }: CarrierInvoiceEntity, actorId: string | null) {
    const subject = { type: 'invoice' as const, id, label: `Invoice ${number}` };
    return this.domainEvents.publish(tx, { companyId, kind: 'invoice.approved', subject, actorId });
  }

  private async toLedger(
    tx: Transaction,
    invoice: CarrierInvoiceEntity,
    { kind, amount, paidOn, reference }: InvoiceDecisionEntity,
    voided: Payment | null,
    actorId: string | null,
  ): Promise<void> {
    const { shipmentId, total, approvedTotal, number } = invoice;
    if (shipmentId === null) return;
    const matched = { ...invoice, shipmentId };
    if (kind === 'reopen') return this.records.reverse(tx, invoice, ['ADJUSTED', 'CREDITED'], actorId);
    if (kind === 'reject') return this.records.reverse(tx, invoice, ['INVOICED'], actorId);
    if (isRestored(invoice, kind)) return this.records.invoiced(tx, [invoice]);
    const payment = voided ?? { paidOn, reference };
    const add = (stage: 'ADJUSTED' | 'CREDITED' | 'PAID', description: string, cents: number) => {
      const charge = { code: stage, description, amount: cents };
      return this.invoices.addEntries(tx, [this.records.entry(matched, stage, charge, actorId, payment)]);
    };
    if (kind === 'short_pay') await add('ADJUSTED', `Not paid of invoice ${number}`, (approvedTotal ?? total) - total);
    if (kind === 'credit') await add('CREDITED', `Credit of invoice ${number}`, -(amount ?? 0));
    if (kind === 'pay') await add('PAID', `Payment of invoice ${number}`, amount ?? 0);
    if (kind === 'void') await add('PAID', `Payment of invoice ${number}`, -(amount ?? 0));
  }

  private async toShipment(
    tx: Transaction,
    invoice: CarrierInvoiceEntity,
    shipmentId: string,
    kind: InvoiceDecision,
    decisionId: string,
    actorId: string | null,
  ): Promise<void> {
    const { companyId, number } = invoice;
    const billing = isRestored(invoice, kind) ? 'invoiced' : BILLING[kind];
    // A rule decides at the instant of the recording, whose key `invoice:` its own follows.
    const key = `${actorId === null ? 'rule' : 'decision'}:${decisionId}`;
    const change = { companyId, shipmentId, actorId, key, reason: REASONS[kind](number) };
    if (billing !== undefined) await this.records.moveBilling(tx, change, billing);
    if (!SETTLES.includes(kind)) return;
    await this.records.closeIfSettled(tx, { companyId, shipmentId, actorId, key: `settled:${decisionId}` });
  }

  private record(
    tx: Transaction,
    { companyId, userId }: { companyId: string; userId: string | null },
    { id, number, shipmentId }: CarrierInvoiceEntity,
    { kind, reason }: Decision,
    amount: number | null,
  ): Promise<void> {
    const decided = { id, number, decision: kind, reason: reason ?? null, amount };
    const details = userId === null ? { ...decided, rule: 'tolerance' } : decided;
    return this.audit.record(tx, { companyId, userId, action: 'invoice.decided', subject: shipmentId ?? id, details });
  }
}

/** Whether the decision takes back that the invoice was rejected. */
function isRestored({ status }: CarrierInvoiceEntity, kind: InvoiceDecisionEntity['kind']): boolean {
  return kind === 'hold' && status === 'rejected';
}

/** Decisions without an amount of their own. */
const WITHOUT_AMOUNT: readonly InvoiceDecision[] = ['approve', 'hold', 'request_wi', 'reject', 'void'];

/** The amount of the decision, checked against the invoice; of a payment by default what is open. @throws ValidationFailed */
function amountOf(
  invoice: CarrierInvoiceEntity,
  { kind, amount, reason }: Decision,
  voided: Pick<InvoiceDecisionEntity, 'amount'> | null,
): number | null {
  if (WITHOUT_AMOUNT.includes(kind)) {
    if (amount !== undefined) throw fieldError('/amount', 'NOT_ALLOWED', msg`This decision has no amount.`);
    return kind === 'void' ? (voided?.amount ?? paidOf(invoice)) : null;
  }
  if (kind === 'pay') return paidAmount(invoice, amount);
  if (kind !== 'credit' && reason === undefined) throw fieldError('/reason', 'REQUIRED', msg`Choose the reason.`);
  return requireAmount(invoice, kind, amount);
}

/** The amount of a payment: a part, or all that is open. @throws ValidationFailed */
function paidAmount(invoice: CarrierInvoiceEntity, amount?: number): number {
  const open = openBalance(invoice);
  if (amount === undefined || (amount >= 1 && amount <= open)) return amount ?? open;
  const balance = { amount: open, currency: invoice.currency as Currency };
  throw fieldError('/amount', 'RANGE', msg`Enter at most the open balance of ${{ balance }}.`);
}

/** What is paid after the decision. */
function paidAfter(invoice: CarrierInvoiceEntity, kind: InvoiceDecision, amount: number | null): number {
  const paid = paidOf(invoice);
  if (kind === 'pay') return paid + (amount ?? 0);
  return kind === 'void' ? Math.max(0, paid - (amount ?? paid)) : paid;
}

function requireAmount({ total }: CarrierInvoiceEntity, kind: InvoiceDecision, amount: number | undefined): number {
  if (amount === undefined) throw fieldError('/amount', 'REQUIRED', msg`Enter the amount.`);
  const isPart = kind === 'short_pay';
  if (amount >= (isPart ? 0 : 1) && amount <= (isPart ? total - 1 : total)) return amount;
  throw fieldError('/amount', 'RANGE', isPart ? msg`Enter less than the invoice.` : msg`Enter at most the invoice.`);
}

/** Date and reference of a payment. @throws ValidationFailed */
function paymentOf({ kind, paidOn, reference }: Decision, now: Date): Payment {
  if (kind !== 'pay') {
    if (paidOn !== undefined) throw fieldError('/paidOn', 'NOT_ALLOWED', msg`Only payments have a payment date.`);
    if (reference !== undefined) throw fieldError('/reference', 'NOT_ALLOWED', msg`Only payments have a reference.`);
    return NO_PAYMENT;
  }
  const today = localMoment(now, DEADLINE_ZONE).on;
  if (paidOn !== undefined && paidOn > addDays(today, 1))
    throw fieldError('/paidOn', 'IN_FUTURE', msg`Enter a payment date that is not in the future.`);
  return { paidOn: paidOn ?? today, reference: reference?.trim() || null };
}

/** What is to be paid after the decision. */
function approvedOf(
  { total, approvedTotal }: CarrierInvoiceEntity,
  kind: InvoiceDecision,
  amount: number | null,
): number | null {
  if (kind === 'approve') return total;
  if (kind === 'short_pay') return amount;
  if (kind === 'credit') return total - (amount ?? 0);
  if (kind === 'reopen') return null;
  return approvedTotal;
}
