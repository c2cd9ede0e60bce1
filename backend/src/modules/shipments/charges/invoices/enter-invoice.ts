import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { FreightClassName } from '../../../../kernel/codes.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { AutoApprove } from './auto-approve.js';
import { bareReference, type InvoiceMatch, type InvoiceReferences } from './domain/match-invoice.js';
import { FindShipment } from './find-shipment.js';
import { type BilledShipment, BilledShipments } from './persistence/billed-shipments.sql.js';
import type { CarrierInvoiceEntity } from './persistence/carrier-invoice.entity.js';
import { invoiceLine } from './read-carrier-invoice.js';
import { type NewInvoice, RecordInvoice } from './record-invoice.js';

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

/** An entered invoice with its shipment. */
export interface MatchedInvoice {
  entered: EnteredInvoice;
  match: InvoiceMatch | null;
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

  /** The shipments of invoices that are not stored yet. */
  match(companyId: string, entered: readonly EnteredInvoice[]): Promise<(InvoiceMatch | null)[]> {
    return this.matches.find(companyId, entered.map(referencesOf));
  }

  /** Stores invoices with their shipments, if they have one, with the same number of statements as one. Returns their ids in order. */
  async record(
    tx: Transaction,
    { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
    invoices: readonly MatchedInvoice[],
  ): Promise<string[]> {
    const shipmentIds = invoices.flatMap(({ match }) => match?.shipmentId ?? []);
    const shipments = await this.shipments.all(tx, companyId, shipmentIds);
    const rows = invoices.map((invoice) => newInvoice(companyId, userId, invoice, shipments));
    const ids = await this.records.recordAll(tx, companyId, rows);
    const matched = invoices.flatMap(({ entered: { number }, match }, index) =>
      match === null ? [] : [{ id: ids[index]!, number, shipmentId: match.shipmentId }],
    );
    const changes = matched.map(({ id, number, shipmentId }) => {
      return {
        shipmentId,
        actorId: userId,
        key: `invoice:${id}`,
        reason: english(msg`Invoice ${{ number }} was added.`),
      };
    });
    await this.records.moveBillings(tx, companyId, changes, 'invoiced');
    await this.approvals.approve(
      tx,
      companyId,
      matched.map(({ id }) => id),
    );
    for (const [index, { entered, match }] of invoices.entries()) {
      const id = ids[index]!;
      const details = { id, number: entered.number, total: entered.total };
      const subject = match?.shipmentId ?? id;
      await this.audit.record(tx, { companyId, userId, action: 'invoice.added', subject, details });
    }
    return ids;
  }
}

function newInvoice(
  companyId: string,
  userId: string,
  { entered, match }: MatchedInvoice,
  shipments: ReadonlyMap<string, BilledShipment>,
): NewInvoice {
  const references = referencesOf(entered);
  const { poNumber, shippedOn, consigneePostalCode, weight } = references;
  return {
    companyId,
    source: 'member',
    carrierBillId: null,
    ...withShipment(references, match, shipments),
    number: entered.number,
    billedOn: entered.billedOn,
    dueOn: entered.dueOn ?? null,
    currency: entered.currency,
    total: entered.total,
    lines: entered.lines.map(({ code, description, amount }) => invoiceLine(code, description, amount)),
    freight: { poNumber, shippedOn, consigneePostalCode, weight, freightClass: entered.freightClass ?? null },
    createdBy: userId,
  };
}

/** References with what the matched shipment knows better. @throws NotFound */
function withShipment(
  { scac: invoicedBy, proNumber, bolNumber, shipmentNumber }: InvoiceReferences,
  match: InvoiceMatch | null,
  shipments: ReadonlyMap<string, BilledShipment>,
): Pick<
  CarrierInvoiceEntity,
  'scac' | 'proNumber' | 'bolNumber' | 'shipmentNumber' | 'shipmentId' | 'matchedBy' | 'carrierName'
> {
  const references = { scac: invoicedBy, proNumber, bolNumber, shipmentNumber };
  if (match === null) return { ...references, carrierName: null, shipmentId: null, matchedBy: null };
  const shipment = shipments.get(match.shipmentId);
  if (shipment === undefined) throw new NotFound();
  return {
    ...references,
    scac: invoicedBy ?? shipment.scac,
    carrierName: invoicedBy === null || invoicedBy === shipment.scac ? shipment.carrierName : null,
    proNumber: proNumber ?? shipment.proNumber,
    shipmentId: match.shipmentId,
    matchedBy: match.by,
  };
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
