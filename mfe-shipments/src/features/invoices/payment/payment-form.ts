import { localDate, oneLine, optionalText, z } from '@lading/trade/schemas';
import { today } from '../../../shared/today';

/** Characters of a check, ACH or wire number. */
export const REFERENCE_MAX = 60;

/** Fields of a payment. */
export const paymentShape = () => ({
  paidOn: localDate(),
  reference: optionalText(oneLine({ max: REFERENCE_MAX })),
});

/** Paid today. */
export const proposedPayment = () => ({ paidOn: today(), reference: '' });

/** The form of a payment of several invoices. */
export const paymentForm = () => z.object(paymentShape());
