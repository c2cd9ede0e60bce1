import { LIMITS } from '@lading/trade';
import { Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../fields/fields';
import { ContactFields, PartyFields } from '../fields/PartyFields';
import classes from '../quote-form.module.css';
import { hasOwnPayer } from '../values/quote-form-schema';
import type { QuoteFormValues } from '../values/quote-form-values';

const termsOptions = () => [
  { value: '', label: t`Your company pays` },
  { value: 'prepaid', label: t`Prepaid` },
  { value: 'collect', label: t`Collect` },
  { value: 'third_party', label: t`Third party` },
];

/** Who pays the carrier: printed on the bill of lading and sent with the tender. */
export function PaymentSection() {
  const { control } = useFormContext<QuoteFormValues>();
  const [terms, other] = useWatch({ control, name: ['payment.terms', 'payment.other'] });
  return (
    <>
      <div className={classes.few}>
        <SelectField path="payment.terms" label={t`Freight charge terms`} data={termsOptions()} />
      </div>
      {terms === '' && (
        <Text size="sm" c="dimmed">
          <Trans>
            Terms follow from the addresses: prepaid from your company, collect to it, otherwise third party.
          </Trans>
        </Text>
      )}
      {terms === 'prepaid' && !other && (
        <Text size="sm" c="dimmed">
          <Trans>The carrier bills your company at its billing address.</Trans>
        </Text>
      )}
      {terms === 'collect' && !other && (
        <Text size="sm" c="dimmed">
          <Trans>The carrier bills the consignee.</Trans>
        </Text>
      )}
      {terms !== '' && terms !== 'third_party' && <CheckField path="payment.other" label={t`Bill another company`} />}
      {hasOwnPayer({ terms, other }) && (
        <>
          <PartyFields path="payment.billTo" title={t`Bill to`} />
          <div className={classes.few}>
            <TextField
              path="payment.billTo.accountNumber"
              label={t`Account number with the carrier`}
              maxLength={LIMITS.reference}
              autoComplete="off"
            />
          </div>
          <ContactFields path="payment.billTo.contact" title={t`Billing contact (optional)`} />
        </>
      )}
    </>
  );
}
