/** What is compared of two invoices of a company. */
export interface ComparedInvoice {
  number: string;
  /** Null if unknown. */
  scac: string | null;
  proNumber: string | null;
  shipmentId: string | null;
  currency: string;
  /** Minor units. */
  total: number;
}

/** Whether two invoices can be of the same carrier; an unknown carrier can be any. */
export function isSameCarrier(one: Pick<ComparedInvoice, 'scac'>, other: Pick<ComparedInvoice, 'scac'>): boolean {
  return one.scac === null || other.scac === null || one.scac === other.scac;
}

/** Step 2 of the audit (freight.md Annex A): the same number, or the same amount for the same freight. */
export function isDuplicate(invoice: ComparedInvoice, other: ComparedInvoice): boolean {
  if (!isSameCarrier(invoice, other)) return false;
  const isSameAmount = other.total === invoice.total && other.currency === invoice.currency;
  const isSameFreight =
    (invoice.shipmentId !== null && other.shipmentId === invoice.shipmentId) ||
    (invoice.proNumber !== null && other.proNumber === invoice.proNumber);
  return other.number === invoice.number || (isSameFreight && isSameAmount);
}
