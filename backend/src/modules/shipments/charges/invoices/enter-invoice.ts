import { Injectable } from '@nestjs/common';
import type { FreightClassName } from '../../../../kernel/codes.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { AutoApprove } from './auto-approve.js';
import { bareReference, type InvoiceMatch, type InvoiceReferences } from './domain/match-invoice.js';
import { FindShipment } from './find-shipment.js';
import { BilledShipments } from './persistence/billed-shipments.sql.js';
import type { CarrierInvoiceEntity } from './persistence/carrier-invoice.entity.js';
import { invoiceLine } from './read-carrier-invoice.js';
import { RecordInvoice } from './record-invoice.js';

/** An invoice as entered or read from a file. */
export interface EnteredInvoice {
  number: string;
  billedOn: string;
  dueOn?: string | null;
  scac?: string | null;
  proNumber?: string | null;
  bolNumber?: string | null;
  shipmentNumber?: string | null;
  poNumber?: string | null;
  /** Local date on which the carrier picked up. */
  shippedOn?: string | null;
  consigneePostalCode?: string | null;
  /** Whole pounds. */
  weight?: number | null;
  freightClass?: FreightClassName | null;
  currency: string;
  /** Minor units. */
  total: number;
  lines: { code: string; description?: string; amount: number }[];
}

/** Records invoices that users enter or import. */
@Injectable()
export class EnterInvoice {
  constructor(
    private readonly records: RecordInvoice,
    private readonly matches: FindShipment,
    private readonly shipments: BilledShipments,
    private readonly approvals: AutoApprove,
    private readonly audit: AuditLog,
  ) {}

  /** The shipment of an invoice that is not stored yet. */
  match(companyId: string, entered: EnteredInvoice): Promise<InvoiceMatch | null> {
    return this.matches.find(companyId, referencesOf(entered));
  }

  /** Stores an invoice with its shipment, if it has one. Returns its id. */
  async record(
    tx: Transaction,
    { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
    entered: EnteredInvoice,
    match: InvoiceMatch | null,
  ): Promise<string> {
    const references = referencesOf(entered);
    const { poNumber, shippedOn, consigneePostalCode, weight } = references;
    const id = await this.records.record(tx, {
      companyId,
      source: 'member',
      carrierBillId: null,
      ...(await this.withShipment(tx, companyId, references, match)),
      number: entered.number,
      billedOn: entered.billedOn,
      dueOn: entered.dueOn ?? null,
      currency: entered.currency,
      total: entered.total,
      lines: entered.lines.map(({ code, description, amount }) => invoiceLine(code, description, amount)),
      freight: { poNumber, shippedOn, consigneePostalCode, weight, freightClass: entered.freightClass ?? null },
      createdBy: userId,
    });
    if (match !== null) {
      const reason = `Invoice ${entered.number} was added.`;
      const change = { companyId, shipmentId: match.shipmentId, actorId: userId, key: `invoice:${id}`, reason };
      await this.records.moveBilling(tx, change, 'invoiced');
      await this.approvals.approve(tx, companyId, id);
    }
    const details = { id, number: entered.number, total: entered.total };
    const subject = match?.shipmentId ?? id;
    await this.audit.record(tx, { companyId, userId, action: 'invoice.added', subject, details });
    return id;
  }

  /** References with what the matched shipment knows better. */
  private async withShipment(
    tx: Transaction,
    companyId: string,
    { scac: invoicedBy, proNumber, bolNumber, shipmentNumber }: InvoiceReferences,
    match: InvoiceMatch | null,
  ): Promise<
    Pick<
      CarrierInvoiceEntity,
      'scac' | 'proNumber' | 'bolNumber' | 'shipmentNumber' | 'shipmentId' | 'matchedBy' | 'carrierName'
    >
  > {
    const references = { scac: invoicedBy, proNumber, bolNumber, shipmentNumber };
    if (match === null) return { ...references, carrierName: null, shipmentId: null, matchedBy: null };
    const shipment = await this.shipments.get(tx, companyId, match.shipmentId);
    return {
      ...references,
      scac: invoicedBy ?? shipment.scac,
      carrierName: invoicedBy === null || invoicedBy === shipment.scac ? shipment.carrierName : null,
      proNumber: proNumber ?? shipment.proNumber,
      shipmentId: match.shipmentId,
      matchedBy: match.by,
    };
  }
}

function referencesOf(entered: EnteredInvoice): InvoiceReferences {
  const { scac, proNumber, bolNumber, shipmentNumber, poNumber, shippedOn, consigneePostalCode, weight } = entered;
  const present = (text: string | null = null) => text?.trim() || null;
  const bare = (text: string | null = null) => (text === null ? null : bareReference(text) || null);
  return {
    scac: present(scac),
    proNumber: bare(proNumber),
    bolNumber: bare(bolNumber),
    shipmentNumber: present(shipmentNumber)?.toUpperCase() ?? null,
    poNumber: present(poNumber),
    shippedOn: shippedOn ?? null,
    consigneePostalCode: present(consigneePostalCode)?.toUpperCase().replaceAll(' ', '') ?? null,
    weight: weight ?? null,
  };
}
