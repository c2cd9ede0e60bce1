import { Injectable } from '@nestjs/common';
import { addDays, type LocalDate } from '../../../../kernel/time/local-date.js';
import { DomainEvents } from '../../../../platform/domain-events/domain-events.js';
import { Clock } from '../../../../platform/clock.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { newId } from '../../../../platform/ids.js';
import { CarrierPaymentTerms } from '../../../carriers/index.js';
import type { BillingState } from '../../domain/shipment-event.js';
import { ShipmentLog } from '../../tracking/shipment-log.js';
import { Deadlines } from '../disputes/deadlines.js';
import { DisputesRepository } from '../disputes/persistence/disputes.sql.js';
import { AuditInvoice } from './audit-invoice.js';
import type { ReportedFreight } from '../rerating/domain/reported-freight.js';
import type { InvoicedFreight, InvoiceLine } from './domain/invoice-body.js';
import { isOpen } from './domain/invoice-status.js';
import { type CarrierInvoiceEntity, INVOICE_BODY } from './persistence/carrier-invoice.entity.js';
import type { ChargeEntryEntity } from './persistence/charge-entry.entity.js';
import { RememberedCodes } from './remembered-codes/persistence/remembered-codes.repository.js';
import { InvoicesRepository } from './persistence/invoices.sql.js';

/** An invoice to record. */
export interface NewInvoice extends Omit<
  CarrierInvoiceEntity,
  'id' | 'status' | 'version' | 'agreedTotal' | 'approvedTotal' | 'verdict' | 'body' | 'createdAt'
> {
  lines: InvoiceLine[];
  freight?: InvoicedFreight;
  reported?: ReportedFreight;
}

/** Who changes the billing of a shipment. */
export interface BillingChange {
  companyId: string;
  shipmentId: string;
  /** Null for the carrier. */
  actorId: string | null;
  /** Unique for the shipment. */
  key: string;
  /** For the activity of the shipment, which users without prices see too. */
  reason: string;
}

/** When and how an invoice was paid. */
export type Payment = Pick<ChargeEntryEntity, 'paidOn' | 'reference'>;
export const NO_PAYMENT: Payment = { paidOn: null, reference: null };

/** Code and description of the part of an invoice's total that its lines do not explain. */
const UNEXPLAINED = { code: 'OTHR', description: 'Not in the lines of the invoice' };

/** Records invoices and moves them to their shipments. */
@Injectable()
export class RecordInvoice {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly audit: AuditInvoice,
    private readonly codes: RememberedCodes,
    private readonly log: ShipmentLog,
    private readonly deadlines: Deadlines,
    private readonly disputes: DisputesRepository,
    private readonly terms: CarrierPaymentTerms,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Audits and stores an invoice. A duplicate is held. Returns its id. */
  async record(tx: Transaction, { lines: written, freight, reported, ...invoice }: NewInvoice): Promise<string> {
    await this.invoices.serialize(tx, invoice.companyId);
    const id = newId('civ');
    const lines = await this.codes.apply(invoice.companyId, invoice.scac, written, tx);
    const dueOn = invoice.dueOn ?? (await this.dueOnOf(tx, invoice));
    const row: CarrierInvoiceEntity = {
      ...invoice,
      dueOn,
      id,
      status: invoice.shipmentId === null ? 'unmatched' : 'review',
      version: 1,
      agreedTotal: null,
      approvedTotal: null,
      verdict: 'unmatched',
      body: INVOICE_BODY.write({ lines, ...(freight && { freight }), ...(reported && { reported }) }),
      createdAt: this.clock.now(),
    };
    const { verdict, agreedTotal, findings } = await this.audit.evaluate(row, tx);
    const isDuplicate = verdict === 'duplicate';
    await this.invoices.insert(tx, { ...row, verdict, agreedTotal, ...(isDuplicate && { status: 'held' }) });
    if (isDuplicate) await this.hold(tx, row, findings.find((one) => one.class === 'DUPLICATE')?.message ?? null);
    if (row.shipmentId !== null) await this.invoiced(tx, row, row.shipmentId);
    if (row.dueOn !== null && !isDuplicate) await this.deadlines.start(tx, row, 'dispute', row.dueOn);
    if (row.source === 'carrier') await this.publishReceived(tx, { ...row, verdict });
    return id;
  }

  /** By the payment terms of the carrier, from the date of the invoice; null without one. */
  private async dueOnOf(
    tx: Transaction,
    { companyId, scac, billedOn }: Pick<CarrierInvoiceEntity, 'companyId' | 'scac' | 'billedOn'>,
  ): Promise<LocalDate | null> {
    return billedOn === null ? null : addDays(billedOn, await this.terms.netDays(tx, companyId, scac));
  }

  /** Appends the lines of a matched invoice to the ledger of its shipment. */
  async invoiced(tx: Transaction, invoice: CarrierInvoiceEntity, shipmentId: string): Promise<void> {
    const { total } = invoice;
    const { lines } = INVOICE_BODY.read(invoice.body);
    const rest = total - lines.reduce((sum, { amount }) => sum + amount, 0);
    const charges = rest === 0 ? lines : [...lines, { ...UNEXPLAINED, amount: rest }];
    const stage = 'INVOICED';
    await this.invoices.addEntries(
      tx,
      charges.map((charge) => this.entry({ ...invoice, shipmentId }, stage, charge, invoice.createdBy)),
    );
  }

  /** Takes earlier versions of a carrier's invoice that are not decided yet out of the audit. */
  async supersede(
    tx: Transaction,
    companyId: string,
    billIds: readonly string[],
    status: 'replaced' | 'withdrawn',
  ): Promise<void> {
    for (const invoice of await this.invoices.lockOfBills(tx, companyId, billIds)) {
      if (!isOpen(invoice.status)) continue;
      // What accounting has is exported back.
      const approvedTotal = invoice.exportedTotal ? 0 : null;
      await this.invoices.change(tx, invoice, { status, approvedTotal });
      await this.reverse(tx, invoice, ['INVOICED', 'ADJUSTED', 'CREDITED', 'PAID'], null);
      const closedAt = this.clock.now();
      const end = { outcome: 'superseded', recovered: 0, closedBy: null, closedAt } as const;
      await this.disputes.close(tx, companyId, invoice.id, end);
      await this.deadlines.end(tx, invoice, 'dispute', 'answer');
    }
  }

  /** Appends rows to the ledger that bring the sum of each charge of an invoice in these stages back to zero. `actorId` is null for the carrier. */
  async reverse(
    tx: Transaction,
    { companyId, id }: Pick<CarrierInvoiceEntity, 'companyId' | 'id'>,
    stages: readonly ChargeEntryEntity['stage'][],
    actorId: string | null,
  ): Promise<void> {
    const entries = (await this.invoices.entriesOfInvoice(tx, companyId, id)).filter(({ stage }) =>
      stages.includes(stage),
    );
    const charges = Map.groupBy(entries, ({ stage, code, description }) => JSON.stringify([stage, code, description]));
    const rows = [...charges.values()].flatMap((same) => {
      const amount = same.reduce((sum, entry) => sum + entry.amount, 0);
      const last = same.at(-1);
      if (last === undefined || amount === 0) return [];
      const source = actorId === null ? ('carrier' as const) : ('member' as const);
      return [{ ...last, id: newId('chg'), amount: -amount, source, actorId, recordedAt: this.clock.now() }];
    });
    await this.invoices.addEntries(tx, rows);
  }

  /** Notifies finance of an invoice that the carrier sent. */
  private publishReceived(tx: Transaction, { companyId, id, number, verdict }: CarrierInvoiceEntity): Promise<void> {
    const isOver = verdict === 'over' || verdict === 'new_charges';
    return this.domainEvents.publish(tx, {
      companyId,
      kind: isOver ? 'invoice.over_tolerance' : 'invoice.received',
      subject: { type: 'invoice', id, label: `Invoice ${number}` },
      actorId: null,
    });
  }

  /** A row of the ledger. */
  entry(
    { companyId, id, shipmentId, currency, source }: CarrierInvoiceEntity & { shipmentId: string },
    stage: ChargeEntryEntity['stage'],
    { code, description, amount }: Pick<ChargeEntryEntity, 'code' | 'description' | 'amount'>,
    actorId: string | null,
    { paidOn = null, reference = null }: Partial<Payment> = {},
  ): ChargeEntryEntity {
    return {
      companyId,
      id: newId('chg'),
      shipmentId,
      invoiceId: id,
      carrierBillId: null,
      stage,
      code,
      description,
      amount,
      currency,
      source: actorId === null ? source : 'member',
      actorId,
      recordedAt: this.clock.now(),
      paidOn,
      reference,
    };
  }

  /** Moves the billing axis of the shipment. */
  async moveBilling(
    tx: Transaction,
    { companyId, shipmentId, actorId, key, reason }: BillingChange,
    billing: BillingState,
  ): Promise<void> {
    const source = actorId === null ? 'lading' : 'member';
    const event = { type: 'billing_changed', timeZone: 'UTC', source, actorId, sourceKey: key, reason } as const;
    await this.log.append(tx, { companyId, shipmentId }, [{ ...event, data: { billing } }]);
  }

  /** Closes the billing of a shipment whose invoices are all paid or need no payment. Keys start with `settled:`, after which no other key of billing sorts. */
  async closeIfSettled(tx: Transaction, change: Omit<BillingChange, 'reason'>): Promise<void> {
    if (!(await this.invoices.areSettled(tx, change.companyId, change.shipmentId))) return;
    await this.moveBilling(tx, { ...change, reason: 'All invoices are settled.' }, 'closed');
  }

  private hold(tx: Transaction, { companyId, id }: CarrierInvoiceEntity, note: string | null): Promise<void> {
    const decidedAt = this.clock.now();
    const decision = {
      kind: 'hold',
      reason: null,
      amount: null,
      note,
      actorId: null,
      decidedAt,
      ...NO_PAYMENT,
    } as const;
    return this.invoices.addDecision(tx, { companyId, id: newId('dcs'), invoiceId: id, ...decision });
  }
}
