import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Database, type Transaction } from '../../../../../platform/database/database.js';
import { nextCompanyNumber } from '../../../../../platform/database/company-counter.js';
import type { OtherInvoice } from '../domain/evaluation.js';
import { bareReference, type MatchCandidate, type NumberedReferences } from '../domain/match-invoice.js';
import { isDuplicate, isSameCarrier } from '../domain/duplicate.js';
import { markReportDayOfInvoice } from '../../../reports/persistence/report-due.sql.js';
import { CarrierInvoiceEntity } from './carrier-invoice.entity.js';
import { ChargeEntryEntity } from './charge-entry.entity.js';
import { InvoiceDecisionEntity } from './invoice-decision.entity.js';
import { insertEntries, insertInvoices } from './invoice-rows.sql.js';

/** A decision with the name of the user who made it. */
export type NamedDecision = InvoiceDecisionEntity & { actorName: string | null };

/** Another invoice that could bill the same. */
export interface RelatedInvoice extends OtherInvoice {
  isDuplicate: boolean;
}

type InvoiceKey = Pick<CarrierInvoiceEntity, 'companyId' | 'id'>;
type ComparedInvoice = Pick<
  CarrierInvoiceEntity,
  'id' | 'scac' | 'number' | 'proNumber' | 'shipmentId' | 'total' | 'currency'
>;

/** Most rows of a shipment or invoice that are read. */
const READ_MAX = 200;
const CANDIDATE = 'id, scac, pro_number AS proNumber, bol_number AS bolNumber, number';

/** Invoices, their decisions, and the charges that follow from them. */
@Injectable()
export class InvoicesRepository {
  constructor(
    @InjectRepository(CarrierInvoiceEntity) private readonly invoices: Repository<CarrierInvoiceEntity>,
    @InjectRepository(ChargeEntryEntity) private readonly entries: Repository<ChargeEntryEntity>,
    private readonly database: Database,
  ) {}

  /** The company's invoices are recorded one after the other, so that two equal ones at once are found to be duplicates. Locks until `tx` ends. */
  async serialize(tx: Transaction, companyId: string): Promise<void> {
    await nextCompanyNumber(tx, companyId, 'invoice', 1);
  }

  find(companyId: string, id: string): Promise<CarrierInvoiceEntity | null> {
    return this.invoices.findOneBy({ companyId, id });
  }

  /** Invoices with these ids, oldest first. */
  findAll(companyId: string, ids: readonly string[]): Promise<CarrierInvoiceEntity[]> {
    return this.invoices.find({ where: { companyId, id: In([...ids]) }, order: { id: 'ASC' } });
  }

  lock(tx: Transaction, companyId: string, id: string): Promise<CarrierInvoiceEntity | null> {
    return tx.findOne(CarrierInvoiceEntity, { where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Invoices of these messages of a carrier, locked. */
  lockOfBills(tx: Transaction, companyId: string, billIds: readonly string[]): Promise<CarrierInvoiceEntity[]> {
    if (billIds.length === 0) return Promise.resolve([]);
    return tx.find(CarrierInvoiceEntity, {
      where: { companyId, carrierBillId: In([...billIds]) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Invoices of a shipment that are on hold, locked. */
  lockHeld(tx: Transaction, companyId: string, shipmentId: string): Promise<CarrierInvoiceEntity[]> {
    const where = { companyId, shipmentId, status: 'held' as const };
    return tx.find(CarrierInvoiceEntity, { where, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
  }

  /** Oldest first. */
  ofShipment(companyId: string, shipmentId: string): Promise<CarrierInvoiceEntity[]> {
    return this.invoices.find({ where: { companyId, shipmentId }, order: { id: 'ASC' }, take: READ_MAX });
  }

  /**
   * Whether every invoice of the shipment is paid or needs no payment. Locks the shipment first, so that of two payments at once the later one sees the
   * other's.
   */
  async areSettled(tx: Transaction, companyId: string, shipmentId: string): Promise<boolean> {
    await tx.query<{ id: string }[]>('SELECT id FROM shipment WHERE company_id = ? AND id = ? FOR UPDATE', [
      companyId,
      shipmentId,
    ]);
    const [row] = await tx.query<{ invoices: string; settled: string | null }[]>(
      `SELECT COUNT(*) AS invoices, SUM(status = 'paid' OR (status = 'approved' AND approved_total = 0)) AS settled
         FROM carrier_invoice WHERE company_id = ? AND shipment_id = ? AND status NOT IN ('rejected', 'replaced', 'withdrawn')`,
      [companyId, shipmentId],
    );
    return Number(row?.invoices ?? 0) > 0 && Number(row?.settled ?? 0) === Number(row?.invoices);
  }

  /** Inserts invoices. The reports of their shipments follow when their billing moves. */
  insert(tx: Transaction, rows: readonly CarrierInvoiceEntity[]): Promise<void> {
    return insertInvoices(tx, rows);
  }

  /** Writes a changed invoice that the caller has locked, and raises its version. */
  async change(
    tx: Transaction,
    { companyId, id, version }: InvoiceKey & Pick<CarrierInvoiceEntity, 'version'>,
    changes: Partial<Omit<CarrierInvoiceEntity, 'body'>>,
  ): Promise<void> {
    await tx.update(CarrierInvoiceEntity, { companyId, id }, { ...changes, version: version + 1 });
    await markReportDayOfInvoice(tx, companyId, id);
  }

  async addDecision(tx: Transaction, row: InvoiceDecisionEntity): Promise<void> {
    await tx.insert(InvoiceDecisionEntity, row);
  }

  /** The newest decisions of an invoice that the caller has locked, oldest first. */
  async lockedDecisions(tx: Transaction, companyId: string, invoiceId: string): Promise<InvoiceDecisionEntity[]> {
    const where = { companyId, invoiceId };
    const rows = await tx.find(InvoiceDecisionEntity, { where, order: { id: 'DESC' }, take: READ_MAX });
    return rows.reverse();
  }

  /** Oldest first. */
  decisions(companyId: string, invoiceId: string): Promise<NamedDecision[]> {
    return this.database.query(
      `SELECT d.company_id AS companyId, d.id, d.invoice_id AS invoiceId, d.kind, d.reason, d.amount, d.note, d.actor_id AS actorId,
              d.decided_at AS decidedAt, d.paid_on AS paidOn, d.reference, u.full_name AS actorName
         FROM invoice_decision d LEFT JOIN user_account u ON u.id = d.actor_id
        WHERE d.company_id = ? AND d.invoice_id = ? ORDER BY d.id LIMIT ?`,
      [companyId, invoiceId, READ_MAX],
    );
  }

  addEntries(tx: Transaction, rows: readonly ChargeEntryEntity[]): Promise<void> {
    return insertEntries(tx, rows);
  }

  /** The ledger of a shipment after its booking, oldest first. */
  entriesOfShipment(companyId: string, shipmentId: string): Promise<ChargeEntryEntity[]> {
    return this.entries.find({ where: { companyId, shipmentId }, order: { recordedAt: 'ASC', id: 'ASC' } });
  }

  /** Preliminary charges of a message. */
  entriesOfBill(tx: Transaction, companyId: string, carrierBillId: string): Promise<ChargeEntryEntity[]> {
    return tx.find(ChargeEntryEntity, { where: { companyId, carrierBillId } });
  }

  entriesOfInvoice(tx: Transaction, companyId: string, invoiceId: string): Promise<ChargeEntryEntity[]> {
    return tx.find(ChargeEntryEntity, { where: { companyId, invoiceId }, order: { id: 'ASC' } });
  }

  /** Shipments that have one of the references. */
  candidates(companyId: string, references: readonly NumberedReferences[]): Promise<MatchCandidate[]> {
    const asked = Object.entries({
      pro_number: references.map(({ proNumber }) => proNumber),
      bol_number: references.map(({ bolNumber }) => bolNumber),
      number: references.map(({ shipmentNumber }) => shipmentNumber),
    })
      .map(([column, texts]) => ({ column, texts: texts.filter((text) => text !== null && /^[ -~]+$/.test(text)) }))
      .filter(({ texts }) => texts.length > 0);
    if (asked.length === 0) return Promise.resolve([]);
    const selects = asked.map(
      ({ column, texts }) =>
        `(SELECT ${CANDIDATE} FROM shipment WHERE company_id = ? AND ${column} IN (?) LIMIT ${READ_MAX * texts.length})`,
    );
    const spellings = (text: string) => [text, text.toUpperCase(), bareReference(text)];
    return this.database.query(
      selects.join(' UNION '),
      asked.flatMap(({ texts }) => [companyId, [...new Set(texts.flatMap((text) => spellings(text!)))]]),
    );
  }

  /**
   * For each invoice, earlier ones with the same number or PRO number of the carrier, or of the same shipment, oldest first. `invoices` are of one
   * company and may not be stored yet.
   */
  async related(
    companyId: string,
    invoices: readonly ComparedInvoice[],
    tx?: Transaction,
  ): Promise<Map<string, RelatedInvoice[]>> {
    const keys = Object.entries({
      number: invoices.map(({ number }) => number),
      pro_number: invoices.map(({ proNumber }) => proNumber),
      shipment_id: invoices.map(({ shipmentId }) => shipmentId),
    })
      .map(([column, values]) => ({ column, values: [...new Set(values.filter((value) => value !== null))] }))
      .filter(({ values }) => values.length > 0);
    const select = `SELECT id, number, scac, shipment_id AS shipmentId, pro_number AS proNumber, total, currency FROM carrier_invoice
      WHERE company_id = ? AND status NOT IN ('replaced', 'withdrawn')`;
    const sql = keys
      .map(({ column, values }) => `(${select} AND ${column} IN (?) LIMIT ${READ_MAX * values.length})`)
      .join(' UNION ');
    const params = keys.flatMap(({ values }) => [companyId, values]);
    const rows =
      tx === undefined
        ? await this.database.query<ComparedInvoice>(sql, params)
        : await tx.query<ComparedInvoice[]>(sql, params);
    const stored = new Set(rows.map(({ id }) => id));
    const others = [
      ...rows.map((row) => ({ ...row, total: Number(row.total) })),
      ...invoices.filter(({ id }) => !stored.has(id)),
    ].sort((one, other) => (one.id < other.id ? -1 : 1));
    return new Map(invoices.map((invoice) => [invoice.id, earlierOf(invoice, others)]));
  }
}

/** Those of the same carrier and the same number, PRO number or shipment. Numbers are compared as by the database. */
function earlierOf(invoice: ComparedInvoice, others: readonly ComparedInvoice[]): RelatedInvoice[] {
  const { id, number, proNumber, shipmentId } = invoice;
  return others
    .filter(
      (other) =>
        other.id < id &&
        isSameCarrier(invoice, other) &&
        (other.number.toLowerCase() === number.toLowerCase() ||
          (proNumber !== null && other.proNumber === proNumber) ||
          (shipmentId !== null && other.shipmentId === shipmentId)),
    )
    .map((other) => ({ number: other.number, total: other.total, isDuplicate: isDuplicate(invoice, other) }));
}
