import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { addDays, type LocalDate } from '../../../../kernel/time/local-date.js';
import { DomainEvents } from '../../../../platform/domain-events/domain-events.js';
import { Clock } from '../../../../platform/clock.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
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
const UNEXPLAINED = { code: 'OTHR', description: english(msg`Not in the lines of the invoice`) };

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
  async record(tx: Transaction, invoice: NewInvoice): Promise<string> {
    const [id] = await this.recordAll(tx, invoice.companyId, [invoice]);
    return id!;
  }

  /** Records invoices of one company with the same number of statements as one. Returns their ids in order. */
  async recordAll(tx: Transaction, companyId: string, invoices: readonly NewInvoice[]): Promise<string[]> {
    await this.invoices.serialize(tx, companyId);
    const rows: CarrierInvoiceEntity[] = [];
    for (const invoice of invoices) rows.push(await this.rowOf(tx, invoice));
    const evaluations = await this.audit.evaluateAll(companyId, rows, tx);
    const audited = rows.map((row, index) => {
      const { verdict, agreedTotal, findings } = evaluations[index]!;
      const isDuplicate = verdict === 'duplicate';
      const held = isDuplicate ? (findings.find((one) => one.class === 'DUPLICATE')?.message ?? null) : null;
      return {
        row: { ...row, verdict, agreedTotal, ...(isDuplicate && { status: 'held' as const }) },
        isDuplicate,
        held,
      };
    });
    await this.invoices.insert(
      tx,
      audited.map(({ row }) => row),
    );
    for (const { row, isDuplicate, held } of audited) if (isDuplicate) await this.hold(tx, row, held);
    await this.invoiced(tx, rows);
    await this.deadlines.start(
      tx,
      'dispute',
      audited.flatMap(({ row: { id, dueOn }, isDuplicate }) =>
        dueOn === null || isDuplicate ? [] : [{ companyId, id, dueOn }],
      ),
    );
    for (const { row } of audited) if (row.source === 'carrier') await this.publishReceived(tx, row);
    return rows.map(({ id }) => id);
  }

  /** The row of an invoice that is not audited yet. */
  private async rowOf(
    tx: Transaction,
    { lines: written, freight, reported, ...invoice }: NewInvoice,
  ): Promise<CarrierInvoiceEntity> {
    const lines = await this.codes.apply(invoice.companyId, invoice.scac, written, tx);
    return {
      ...invoice,
      dueOn: invoice.dueOn ?? (await this.dueOnOf(tx, invoice)),
      id: newId('civ'),
      status: invoice.shipmentId === null ? 'unmatched' : 'review',
      version: 1,
      agreedTotal: null,
      approvedTotal: null,
      verdict: 'unmatched',
      body: INVOICE_BODY.write({ lines, ...(freight && { freight }), ...(reported && { reported }) }),
      createdAt: this.clock.now(),
    };
  }

  /** By the payment terms of the carrier, from the date of the invoice; null without one. */
  private async dueOnOf(
    tx: Transaction,
    { companyId, scac, billedOn }: Pick<CarrierInvoiceEntity, 'companyId' | 'scac' | 'billedOn'>,
  ): Promise<LocalDate | null> {
    return billedOn === null ? null : addDays(billedOn, await this.terms.netDays(tx, companyId, scac));
  }

  /** Appends the lines of matched invoices to the ledgers of their shipments. */
  async invoiced(tx: Transaction, invoices: readonly CarrierInvoiceEntity[]): Promise<void> {
    const entries = invoices.flatMap((invoice) => {
      const { shipmentId, total } = invoice;
      if (shipmentId === null) return [];
      const { lines } = INVOICE_BODY.read(invoice.body);
      const rest = total - lines.reduce((sum, { amount }) => sum + amount, 0);
      const charges = rest === 0 ? lines : [...lines, { ...UNEXPLAINED, amount: rest }];
      return charges.map((charge) => this.entry({ ...invoice, shipmentId }, 'INVOICED', charge, invoice.createdBy));
    });
    await this.invoices.addEntries(tx, entries);
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
  moveBilling(tx: Transaction, change: BillingChange, billing: BillingState): Promise<void> {
    return this.moveBillings(tx, change.companyId, [change], billing);
  }

  /** Moves the billing axis of shipments of one company. */
  async moveBillings(
    tx: Transaction,
    companyId: string,
    changes: readonly Omit<BillingChange, 'companyId'>[],
    billing: BillingState,
  ): Promise<void> {
    const events = changes.map(({ shipmentId, actorId, key, reason }) => {
      const source = actorId === null ? ('lading' as const) : ('member' as const);
      const event = { type: 'billing_changed', timeZone: 'UTC', source, actorId, sourceKey: key, reason } as const;
      return { shipmentId, event: { ...event, data: { billing } } };
    });
    const byShipment = Map.groupBy(events, ({ shipmentId }) => shipmentId);
    const batch = new Map([...byShipment].map(([id, same]) => [id, same.map(({ event }) => event)]));
    if (batch.size === 0) return;
    const appended = await this.log.appendAll(tx, companyId, batch);
    if (appended.size < batch.size) throw new NotFound();
  }

  /** Closes the billing of a shipment whose invoices are all paid or need no payment. Keys start with `settled:`, after which no other key of billing sorts. */
  async closeIfSettled(tx: Transaction, change: Omit<BillingChange, 'reason'>): Promise<void> {
    if (!(await this.invoices.areSettled(tx, change.companyId, change.shipmentId))) return;
    await this.moveBilling(tx, { ...change, reason: english(msg`All invoices are settled.`) }, 'closed');
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
