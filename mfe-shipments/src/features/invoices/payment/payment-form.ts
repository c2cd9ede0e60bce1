import { localDate, oneLine, optionalText, z } from '@lading/trade/schemas';

/** Characters of a check, ACH or wire number. */
export const REFERENCE_MAX = 60;

/** Fields of a payment. */
export const paymentShape = () => ({
  paidOn: localDate(),
  reference: optionalText(oneLine({ max: REFERENCE_MAX })),
});

/** Today, in the time zone of the browser. */
export function proposedPayment() {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return { paidOn: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`, reference: '' };
}

/** The form of a payment of several invoices. */
export const paymentForm = () => z.object(paymentShape());
