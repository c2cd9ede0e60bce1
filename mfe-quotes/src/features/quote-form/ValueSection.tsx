import { Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SelectField, TextField } from './fields/fields';
import classes from './quote-form.module.css';

export const currencyOptions = () => [
  { value: 'USD', label: t`US dollars` },
  { value: 'CAD', label: t`Canadian dollars` },
];

/** What the freight is worth. */
export function ValueSection() {
  return (
    <section className={classes.section} aria-labelledby="value-heading">
      <Title order={2} id="value-heading">
        <Trans>Value</Trans>
      </Title>
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
    </section>
  );
}
