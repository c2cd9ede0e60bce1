import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../fields/fields';
import classes from '../quote-form.module.css';
import type { QuoteFormValues } from '../values/quote-form-values';

const requirementOptions = () => [
  { value: 'none', label: t`Standard` },
  { value: 'by', label: t`By a date` },
  { value: 'on', label: t`On a date` },
  { value: 'window', label: t`Within a window` },
];

/** Pickup window in local time, and when the freight has to be delivered. */
export function TimesSection() {
  const type = useWatch<QuoteFormValues, 'delivery.type'>({ name: 'delivery.type' });
  return (
    <div className={classes.few}>
      <TextField path="pickup.readyFrom" type="time" label={t`Ready from`} />
      <TextField path="pickup.closeAt" type="time" label={t`Dock closes`} />
      <SelectField path="delivery.type" label={t`Delivery`} data={requirementOptions()} />
      {type !== 'none' && (
        <TextField path="delivery.on" type="date" label={type === 'window' ? t`Delivery from` : t`Delivery day`} />
      )}
      {type === 'window' && <TextField path="delivery.to" type="date" label={t`Delivery until`} />}
    </div>
  );
}
