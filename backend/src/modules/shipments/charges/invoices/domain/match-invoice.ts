/** References on an invoice; null if it has none. */
export interface InvoiceReferences {
  scac: string | null;
  proNumber: string | null;
  bolNumber: string | null;
  /** Our number, such as S-000317. */
  shipmentNumber: string | null;
}

/** A shipment that has one of the references. */
export interface MatchCandidate {
  id: string;
  scac: string;
  proNumber: string | null;
  bolNumber: string;
  number: string;
}

export type MatchKey = 'pro' | 'bol' | 'shipment';

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
  { scac, proNumber, bolNumber, shipmentNumber }: InvoiceReferences,
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
