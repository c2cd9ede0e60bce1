import { FormDialog, useZodForm } from '@lading/mfe-kit';
import { Text } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import type { Payment } from '../../../shared/api/invoices';
import { paymentForm, proposedPayment } from './payment-form';
import { PaymentFields } from './PaymentFields';

interface PaymentDialogProps {
  /** Number of selected invoices. */
  count: number;
  onSubmit(payment: Payment): Promise<unknown>;
  onClose(): void;
}

/** Asks for date and reference of one payment of the selected invoices. */
export function PaymentDialog({ count, onSubmit, onClose }: PaymentDialogProps) {
  const form = useZodForm({ schema: paymentForm(), defaults: proposedPayment() });
  return (
    <FormDialog
      title={t`Record payment`}
      form={form}
      submitLabel={t`Record payment`}
      onSubmit={({ paidOn, reference }) => onSubmit({ paidOn, reference: reference ?? undefined })}
      onClose={onClose}
    >
      <Text>
        {plural(count, {
          one: 'The open balance of one selected invoice is paid.',
          other: 'The open balances of # selected invoices are paid.',
        })}
      </Text>
      <PaymentFields />
    </FormDialog>
  );
}
