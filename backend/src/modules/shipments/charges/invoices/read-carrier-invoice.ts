import { isLocalDate } from '../../../../kernel/time/local-date.js';
import { truncate } from '../../../../platform/text/truncate.js';
import { accessorialName } from '../../../rating/index.js';
import type { CarrierInvoice } from '../received/carrier-bill.messages.js';
import { chargeCode, freightChargeName, OTHER_CODE } from './domain/charge-codes.js';
import type { InvoiceLine } from './domain/invoice-body.js';

const DESCRIPTION_MAX = 200;
const CODE_MAX = 40;

/** Name of a charge. */
export const chargeName = (code: string): string => freightChargeName(code) ?? accessorialName(code);

/** A line of an invoice, with our code and a description. */
export function invoiceLine(carrierCode: string, description: string | undefined, amount: number): InvoiceLine {
  const code = chargeCode(carrierCode);
  const name = code === OTHER_CODE ? carrierCode : chargeName(code);
  return {
    code,
    carrierCode: truncate(carrierCode.trim(), CODE_MAX),
    description: truncate(description?.trim() || name, DESCRIPTION_MAX),
    amount,
  };
}

/** Lines of a DSDC invoice. A charge without a cost has no amount and is left out. */
export function linesOfCarrier({ invoiceCharges }: CarrierInvoice): InvoiceLine[] {
  return invoiceCharges.flatMap(({ chargeCode: code, chargeDescription, cost }) => {
    const amount = cents(cost?.value);
    return amount === null ? [] : [invoiceLine(code, chargeDescription, amount)];
  });
}

/** Date until which a DSDC invoice is to be paid; null if it has none. */
export function dueOnOf({ invoiceHeader }: CarrierInvoice): string | null {
  const day = invoiceHeader.paymentDueDate?.slice(0, 10) ?? '';
  return isLocalDate(day) ? day : null;
}

const AMOUNT = /^-?(\d{1,8}(\.\d{1,8})?|\.\d{1,8})$/;

/** To the cent, half away from zero; null if it is no amount. */
function cents(value: string | undefined): number | null {
  if (value === undefined || !AMOUNT.test(value)) return null;
  const amount = Number(value);
  return Math.sign(amount) * Math.round(Number(`${Math.abs(amount)}e2`)) || 0;
}
