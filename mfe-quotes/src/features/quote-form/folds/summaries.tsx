import { equipmentName, modeName } from '@lading/trade';
import { formatDate, formatTime } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { hasOwnPayer } from '../values/quote-form-schema';
import { isRefrigerated, type QuoteFormValues, type StopValues } from '../values/quote-form-values';

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ');

/** Names and streets of both ends. */
export function AddressSummary() {
  const { control } = useFormContext<QuoteFormValues>();
  const [from, to] = useWatch({ control, name: 'stops' });
  return (
    <>
      {t`pickup ${placeOf(from)}`}; {t`delivery ${placeOf(to)}`}
    </>
  );
}

const placeOf = ({ name, address1, contact }: StopValues): string =>
  joined(name, address1, contact.name) || t`not entered`;

/** Pickup window and delivery requirement. */
export function TimesSummary() {
  const { control } = useFormContext<QuoteFormValues>();
  const [pickup, delivery] = useWatch({ control, name: ['pickup', 'delivery'] });
  return joined(windowOf(pickup), deliveryOf(delivery));
}

function windowOf({ readyFrom, closeAt }: QuoteFormValues['pickup']): string {
  if (readyFrom && closeAt) return t`pickup ${formatTime(readyFrom)} to ${formatTime(closeAt)}`;
  if (readyFrom) return t`pickup from ${formatTime(readyFrom)}`;
  return closeAt ? t`pickup until ${formatTime(closeAt)}` : t`no pickup times`;
}

function deliveryOf({ type, on, to }: QuoteFormValues['delivery']): string {
  if (type === 'none' || !on) return t`standard delivery`;
  if (type === 'window') return to ? t`delivery ${formatDate(on)} to ${formatDate(to)}` : t`delivery ${formatDate(on)}`;
  return type === 'by' ? t`delivery by ${formatDate(on)}` : t`delivery on ${formatDate(on)}`;
}

/** Mode with trailer, temperature and intermediate stops. */
export function ModeSummary() {
  const { control } = useFormContext<QuoteFormValues>();
  const [mode, equipment, temperature, intermediates] = useWatch({
    control,
    name: ['mode', 'equipment', 'temperature', 'intermediates'],
  });
  if (mode !== 'FTL') return joined(mode === 'auto' ? t`best fit` : modeName(mode), t`no stops`);
  const { min, max, unit } = temperature;
  return joined(
    modeName(mode),
    equipmentName(equipment),
    isRefrigerated({ mode, equipment }) && min !== '' && max !== '' && t`${min} to ${max} °${unit}`,
    intermediates.length === 0 ? t`no stops` : plural(intermediates.length, { one: '# stop', other: '# stops' }),
  );
}

/** Terms and payer. */
export function PaymentSummary() {
  const { control } = useFormContext<QuoteFormValues>();
  const { terms, other, billTo } = useWatch({ control, name: 'payment' });
  const payer = hasOwnPayer({ terms, other }) ? billTo.name || t`payer not entered` : null;
  switch (terms) {
    case '':
      return t`your company pays`;
    case 'prepaid':
      return t`prepaid, ${payer ?? t`your company`}`;
    case 'collect':
      return t`collect, ${payer ?? t`the consignee`}`;
    case 'third_party':
      return t`third party, ${payer ?? ''}`;
  }
}

export function ValueSummary() {
  const { control } = useFormContext<QuoteFormValues>();
  const { amount, currency } = useWatch({ control, name: 'declaredValue' });
  return amount.trim() ? `${amount} ${currency}` : t`none`;
}

/** Numbers of the references, and whether there are instructions. */
export function ReferencesSummary() {
  const { control } = useFormContext<QuoteFormValues>();
  const [references, instructions] = useWatch({ control, name: ['references', 'instructions'] });
  const numbers = references
    .filter(({ value }) => value.trim())
    .map(({ type, value }) => (type === 'PO' || type === 'SO' ? `${type} ${value}` : value));
  return joined(...numbers, instructions.trim() !== '' && t`with instructions`) || t`none`;
}
