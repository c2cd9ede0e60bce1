import { isLocalDate } from '../../../../kernel/time/local-date.js';
import type { ReclassCode } from '../../../../kernel/freight-item.js';
import type { InvoiceLine } from '../invoices/domain/invoice-body.js';
import type { ReportedFreight } from '../rerating/domain/reported-freight.js';
import { freightOfInvoice } from '../rerating/read-reported.js';
import { dueOnOf, linesOfCarrier } from '../invoices/read-carrier-invoice.js';
import type { CarrierInvoice, PreliminaryCharges } from './carrier-bill.messages.js';
import { preliminaryLines, toCents } from './preliminary-lines.js';
import type { CarrierBillEntity } from './persistence/carrier-bill.entity.js';

const RECLASS_CODES: readonly ReclassCode[] = ['RCL', 'RWE'];

/** What we store of a bill beside the original. */
export interface ReadBill extends Pick<
  CarrierBillEntity,
  'kind' | 'carrierKey' | 'number' | 'billedOn' | 'total' | 'currency'
> {
  /** References to the shipment, in order of preference. */
  shipments: string[];
  /** Reclass and reweigh, if the carrier reports them. */
  reclasses: ReclassCode[];
  /** Codes of the carrier's changes; none for invoices. */
  eventCodes: string[];
  /** Charges of preliminary freight charges; none for invoices, which have their own. */
  preliminary: InvoiceLine[];
  /** What invoices have besides; null for preliminary charges. */
  invoice: { dueOn: string | null; lines: InvoiceLine[]; reported: ReportedFreight | null } | null;
}

export function readPreliminaryCharges(message: PreliminaryCharges): ReadBill {
  const { pfc, referenceNumbers, charges } = message;
  const { pro, shipmentId, bol = [] } = referenceNumbers;
  return {
    kind: 'preliminary',
    carrierKey: pfc.uniqueID,
    number: pro,
    billedOn: dateOf(pfc.date),
    total: toCents(charges.preliminaryTotalCharges),
    currency: charges.currencyType,
    eventCodes: eventCodesOf(charges.changeLog),
    reclasses: RECLASS_CODES.filter((code) => charges.changeLog?.some(({ eventCode }) => eventCode === code)),
    preliminary: preliminaryLines(message),
    invoice: null,
    shipments: [...(shipmentId === undefined ? [] : [shipmentId]), ...bol, pro],
  };
}

export function readInvoice(message: CarrierInvoice): ReadBill {
  const { uniqueID, shipmentID, invoiceHeader } = message;
  const { invoiceNumber, invoiceDate, invoiceAmount } = invoiceHeader;
  return {
    kind: 'invoice',
    carrierKey: uniqueID,
    number: invoiceNumber,
    billedOn: dateOf(invoiceDate),
    total: toCents(Number(invoiceAmount.value)),
    currency: invoiceAmount.currencyCode ?? 'USD',
    eventCodes: [],
    reclasses: [],
    preliminary: [],
    invoice: { dueOn: dueOnOf(message), lines: linesOfCarrier(message), reported: freightOfInvoice(message) },
    shipments: [shipmentID],
  };
}

function eventCodesOf(changes: PreliminaryCharges['charges']['changeLog'] = []): string[] {
  return [...new Set(changes.flatMap(({ eventCode }) => eventCode?.trim().toUpperCase() ?? []))];
}

function dateOf(text: string): string | null {
  const day = text.slice(0, 10);
  return isLocalDate(day) ? day : null;
}
