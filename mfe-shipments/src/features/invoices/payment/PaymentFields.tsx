import { FormTextInput } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { REFERENCE_MAX } from './payment-form';

/** Date and reference of a payment. */
export function PaymentFields() {
  return (
    <>
      <FormTextInput name="paidOn" type="date" label={t`Payment date`} />
      <FormTextInput
        name="reference"
        label={t`Reference`}
        description={t`Check, ACH or wire number`}
        maxLength={REFERENCE_MAX}
      />
    </>
  );
}
