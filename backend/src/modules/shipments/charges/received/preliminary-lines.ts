import { invoiceLine } from '../invoices/read-carrier-invoice.js';
import type { InvoiceLine } from '../invoices/domain/invoice-body.js';
import type { PreliminaryCharges } from './carrier-bill.messages.js';

/** What the standard has no amounts for: accessorials are only named. */
const REST = 'Accessorials and other charges';

/** Preliminary charges line by line; what the lines do not explain of the total is a line of its own. */
export function preliminaryLines({ charges }: PreliminaryCharges): InvoiceLine[] {
  const { grossCharges, discountAmount, fuelSurchargeAmount, tareWeightAmount, preliminaryTotalCharges } = charges;
  const lines = [
    invoiceLine('LINEHAUL', undefined, toCents(grossCharges)),
    invoiceLine('DISCOUNT', undefined, -Math.abs(toCents(discountAmount)) || 0),
    invoiceLine('FUEL', undefined, toCents(fuelSurchargeAmount)),
    invoiceLine('TARE', undefined, toCents(tareWeightAmount)),
  ];
  const rest = toCents(preliminaryTotalCharges) - lines.reduce((sum, { amount }) => sum + amount, 0);
  return [...lines, invoiceLine('OTHR', REST, rest)].filter(({ amount }) => amount !== 0);
}

/** To the cent, half away from zero; 0 if there is no amount. */
export function toCents(amount: unknown): number {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 0;
  return Math.sign(amount) * Math.round(Number(`${Math.abs(amount)}e2`)) || 0;
}
