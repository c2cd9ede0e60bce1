import { addDays } from '../../../../../kernel/time/local-date.js';

/** Numbers on an invoice; null if it has none. */
export interface NumberedReferences {
  scac: string | null;
  proNumber: string | null;
  bolNumber: string | null;
  /** Our number, such as S-000317. */
  shipmentNumber: string | null;
}

/** What identifies the freight of an invoice. */
export interface InvoiceReferences extends NumberedReferences {
  poNumber: string | null;
  /** Local date on which the carrier picked up. */
  shippedOn: string | null;
  consigneePostalCode: string | null;
  /** Whole pounds. */
  weight: number | null;
}

/** A shipment that has the purchase order number of the invoice. */
export interface PoCandidate {
  id: string;
  scac: string;
  /** Local date at the origin. */
  pickupOn: string;
  postalCode: string;
  /** Whole pounds. */
  weight: number;
}

/** A shipment that has one of the references. */
export interface MatchCandidate {
  id: string;
  scac: string;
  proNumber: string | null;
  bolNumber: string;
  number: string;
}

export type MatchKey = 'pro' | 'bol' | 'shipment' | 'po';

export interface InvoiceMatch {
  shipmentId: string;
  by: MatchKey;
}

/** A reference without the blanks, dashes and dots with which carriers print it, in capitals. */
export function bareReference(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/**
 * Step 1 of the audit (freight.md Annex A): PRO number with SCAC, then BOL number, then our shipment number. A reference that fits several
 * shipments matches none of them. PRO numbers are only unique per carrier, so a PRO number without a SCAC matches if it fits one shipment.
 */
export function matchInvoice(
  {
    scac,
    proNumber,
    bolNumber,
    shipmentNumber,
  }: Pick<InvoiceReferences, 'scac' | 'proNumber' | 'bolNumber' | 'shipmentNumber'>,
  candidates: readonly MatchCandidate[],
): InvoiceMatch | null {
  const same = (wanted: string | null, value: string | null): boolean =>
    wanted !== null && value !== null && bareReference(wanted) === bareReference(value);
  const tests: [MatchKey, (candidate: MatchCandidate) => boolean][] = [
    ['pro', (one) => same(proNumber, one.proNumber) && (scac === null || scac === one.scac)],
    ['bol', (one) => same(bolNumber, one.bolNumber)],
    ['shipment', (one) => same(shipmentNumber, one.number)],
  ];
  for (const [by, test] of tests) {
    const [found, other] = candidates.filter(test);
    if (found !== undefined && other === undefined) return { shipmentId: found.id, by };
  }
  return null;
}

/** Accepted difference between the ship date of an invoice and the pickup date of the booking, and between their weights in percent. */
const DAYS = 3;
const WEIGHT_PERCENT = 5;

/**
 * The last key of step 1: purchase order number with ship date, consignee postal code and weight. All of them must be on the invoice and fit one
 * shipment only, because purchase order numbers repeat.
 */
export function matchByPo(
  { scac, shippedOn, consigneePostalCode, weight }: InvoiceReferences,
  candidates: readonly PoCandidate[],
): InvoiceMatch | null {
  if (shippedOn === null || consigneePostalCode === null || weight === null) return null;
  const [found, other] = candidates.filter(
    (one) =>
      (scac === null || scac === one.scac) &&
      one.pickupOn >= addDays(shippedOn, -DAYS) &&
      one.pickupOn <= addDays(shippedOn, DAYS) &&
      postalKey(one.postalCode) === postalKey(consigneePostalCode) &&
      Math.abs(weight - one.weight) * 100 <= one.weight * WEIGHT_PERCENT,
  );
  return found !== undefined && other === undefined ? { shipmentId: found.id, by: 'po' } : null;
}

/** ZIP codes are compared without their last four digits. */
const postalKey = (code: string): string =>
  code
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^(\d{5})\d{4}$/, '$1');
