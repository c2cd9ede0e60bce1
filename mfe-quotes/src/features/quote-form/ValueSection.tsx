import { Title } from '@lading/ui';
import { CheckField, SelectField, TextField } from './fields/fields';
import classes from './quote-form.module.css';

const CURRENCIES = [{ value: 'USD', label: 'US dollars' }, { value: 'CAD', label: 'Canadian dollars' }];

/** What the freight is worth, and whether it is to be insured. */
export function ValueSection() {
  return (
    <section className={classes.section} aria-labelledby="value-heading">
      <Title order={2} id="value-heading">
        Value and insurance
      </Title>
      <div className={classes.declaredValue}>
        <TextField path="declaredValue.amount" label="Declared value" placeholder="2500" inputMode="decimal" autoComplete="off" />
        <SelectField path="declaredValue.currency" label="Currency" data={CURRENCIES} />
      </div>
      <CheckField path="insurance" label="I wish to insure the freight for this value" />
    </section>
  );
}
