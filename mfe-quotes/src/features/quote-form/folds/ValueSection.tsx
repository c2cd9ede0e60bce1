import { t } from '@lingui/core/macro';
import { SelectField, TextField } from '../fields/fields';
import classes from '../quote-form.module.css';

export const currencyOptions = () => [
  { value: 'USD', label: t`US dollars` },
  { value: 'CAD', label: t`Canadian dollars` },
];

/** What the freight is worth. */
export function ValueSection() {
  return (
    <div className={classes.declaredValue}>
      <TextField
        path="declaredValue.amount"
        label={t`Declared value`}
        placeholder="2500"
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField path="declaredValue.currency" label={t`Currency`} data={currencyOptions()} />
    </div>
  );
}
