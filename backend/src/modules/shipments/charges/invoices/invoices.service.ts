import { english } from '../../../../messages/translate.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import { Clock } from '../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { newId } from '../../../../platform/ids.js';
import type { Rerating } from '../rerating/domain/rerating.js';
import { RerateShipment } from '../rerating/rerate-shipment.js';
import { AuditInvoice } from './audit-invoice.js';
import type { Evaluation } from './domain/evaluation.js';
import { invoicedFreight } from './domain/invoice-body.js';
import { matchInvoice } from './domain/match-invoice.js';
import { AutoApprove } from './auto-approve.js';
import { EnterInvoice, type EnteredInvoice, type MatchedInvoice } from './enter-invoice.js';
import { alreadyMatched, fieldError, staleInvoice } from './invoices.errors.js';
import { BilledShipments } from './persistence/billed-shipments.sql.js';
import { type CarrierInvoiceEntity, INVOICE_BODY } from './persistence/carrier-invoice.entity.js';
import { InvoiceFilesService } from './files/invoice-files.service.js';
import type { InvoiceFileEntity } from './files/persistence/invoice-file.entity.js';
import { InvoicesRepository, type NamedDecision } from './persistence/invoices.sql.js';
import { NO_PAYMENT, RecordInvoice } from './record-invoice.js';
import { msg } from '../../../../messages/message.js';

/** An invoice with its audit. */
export interface AuditedInvoice {
  invoice: CarrierInvoiceEntity;
  evaluation: Evaluation;
  /** The agreed price for the freight that was billed or reported; null if that is the booked freight. */
  rerating: Rerating | null;
}

/** An audited invoice with the file that it was entered from. */
export type FiledInvoice = AuditedInvoice & { file: InvoiceFileEntity | null };

/** Invoices of carriers: entering, matching and reading. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly entering: EnterInvoice,
    private readonly records: RecordInvoice,
    private readonly audits: AuditInvoice,
    private readonly reratings: RerateShipment,
    private readonly shipments: BilledShipments,
    private readonly approvals: AutoApprove,
    private readonly files: InvoiceFilesService,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores an entered invoice and matches it to its shipment. Returns its id. One that is entered from a file is refused if it is recorded already.
   * @throws ValidationFailed INVOICE_EXISTS, INVOICE_FILE_UNKNOWN; Conflict INVOICE_FILE_EXISTS
   */
  async add(actor: Actor, { fileId = null, ...entered }: EnteredInvoice & { fileId?: string | null }): Promise<string> {
    const { companyId } = actor;
    const [match = null] = await this.entering.match(companyId, [entered]);
    return this.database.transaction(async (tx) => {
      if (fileId === null) return this.record(tx, actor, { entered, match });
      const scac = entered.scac ?? (match && (await this.shipments.get(tx, companyId, match.shipmentId)).scac);
      await this.files.refuseRepeated(tx, companyId, entered.number, scac);
      const id = await this.record(tx, actor, { entered, match });
      await this.files.attach(tx, companyId, fileId, id);
      return id;
    });
  }

  /** Assigns an unmatched invoice to the shipment with this number, BOL or PRO number. @throws NotFound; Conflict STALE, ALREADY_MATCHED; ValidationFailed SHIPMENT_UNKNOWN */
  async match({ companyId, userId }: Actor, id: string, reference: string, version: number): Promise<void> {
    const asked = { scac: null, proNumber: reference, bolNumber: reference, shipmentNumber: reference };
    const found = matchInvoice(asked, await this.invoices.candidates(companyId, [asked]));
    await this.database.transaction(async (tx) => {
      await this.invoices.serialize(tx, companyId);
      const invoice = await this.invoices.lock(tx, companyId, id);
      if (invoice === null) throw new NotFound();
      if (invoice.version !== version) throw staleInvoice(invoice.version);
      if (invoice.shipmentId !== null || !['unmatched', 'held', 'disputed'].includes(invoice.status))
        throw alreadyMatched();
      if (found === null)
        throw fieldError(
          '/reference',
          'SHIPMENT_UNKNOWN',
          msg`No single shipment has this number. Check it and try again.`,
        );
      await this.assign(tx, invoice, found.shipmentId, userId);
    });
  }

  /** @throws NotFound */
  async get(
    companyId: string,
    id: string,
  ): Promise<
    AuditedInvoice & { decisions: NamedDecision[]; shipmentNumber: string | null; file: InvoiceFileEntity | null }
  > {
    const invoice = await this.invoices.find(companyId, id);
    if (invoice === null) throw new NotFound();
    const { shipmentId } = invoice;
    const [audited, decisions, file] = await Promise.all([
      this.audited(invoice),
      this.invoices.decisions(companyId, id),
      this.files.ofInvoice(companyId, id),
    ]);
    const shipment =
      shipmentId === null
        ? null
        : await this.database.transaction((tx) => this.shipments.get(tx, companyId, shipmentId));
    return { ...audited, decisions, file, shipmentNumber: shipment?.number ?? null };
  }

  /** Invoices of a shipment with their audits and files, oldest first. */
  async ofShipment(companyId: string, shipmentId: string): Promise<FiledInvoice[]> {
    const invoices = await this.invoices.ofShipment(companyId, shipmentId);
    const ids = invoices.map(({ id }) => id);
    const [audited, files] = await Promise.all([
      Promise.all(invoices.map((invoice) => this.audited(invoice))),
      this.files.ofInvoices(companyId, ids),
    ]);
    const fileOf = new Map(files.map((file) => [file.invoiceId, file]));
    return audited.map((one) => ({ ...one, file: fileOf.get(one.invoice.id) ?? null }));
  }

  private async record(tx: Transaction, actor: Actor, invoice: MatchedInvoice): Promise<string> {
    const [id] = await this.entering.record(tx, actor, [invoice]);
    return id!;
  }

  private async audited(invoice: CarrierInvoiceEntity): Promise<AuditedInvoice> {
    const [evaluation, rerating] = await Promise.all([this.audits.evaluate(invoice), this.rerate(invoice)]);
    return { invoice, evaluation, rerating };
  }

  private async rerate({ companyId, shipmentId, body }: CarrierInvoiceEntity): Promise<Rerating | null> {
    if (shipmentId === null) return null;
    return this.reratings.rerate(companyId, shipmentId, invoicedFreight(INVOICE_BODY.read(body)));
  }

  private async assign(
    tx: Transaction,
    invoice: CarrierInvoiceEntity,
    shipmentId: string,
    userId: string,
  ): Promise<void> {
    const { companyId, id, number, status } = invoice;
    const shipment = await this.shipments.get(tx, companyId, shipmentId);
    const matched = {
      ...invoice,
      shipmentId,
      scac: invoice.scac ?? shipment.scac,
      carrierName: invoice.carrierName ?? shipment.carrierName,
    };
    const { verdict, agreedTotal } = await this.audits.evaluate(matched, tx);
    await this.invoices.change(tx, invoice, {
      shipmentId,
      matchedBy: 'member',
      scac: matched.scac,
      carrierName: matched.carrierName,
      verdict,
      agreedTotal,
      status: status === 'unmatched' ? (verdict === 'duplicate' ? 'held' : 'review') : status,
    });
    await this.invoices.addDecision(tx, {
      companyId,
      id: newId('dcs'),
      invoiceId: id,
      kind: 'match',
      reason: null,
      amount: null,
      note: shipment.number,
      actorId: userId,
      decidedAt: this.clock.now(),
      ...NO_PAYMENT,
    });
    await this.records.invoiced(tx, [matched]);
    await this.moveToInvoiced(tx, companyId, shipmentId, userId, number, id);
    const details = { id, number };
    await this.approvals.approve(tx, companyId, [id]);
    await this.audit.record(tx, { companyId, userId, action: 'invoice.matched', subject: shipmentId, details });
  }

  private moveToInvoiced(
    tx: Transaction,
    companyId: string,
    shipmentId: string,
    actorId: string,
    number: string,
    id: string,
  ): Promise<void> {
    const change = {
      companyId,
      shipmentId,
      actorId,
      key: `invoice:${id}`,
      reason: english(msg`Invoice ${{ number }} was added.`),
    };
    return this.records.moveBilling(tx, change, 'invoiced');
  }
}
