import { type AccessorialCode, type AccessorialGroup, ACCESSORIALS } from '@lading/trade';
import { Checkbox, Title } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { AccessorialDetails } from './AccessorialDetails';
import { Disclosure } from './fields/Disclosure';
import { fieldId } from '../../shared/form/field-id';
import classes from './quote-form.module.css';
import type { QuoteFormValues } from './quote-form-values';

const isUnusual = (code: AccessorialCode): boolean =>
  ACCESSORIALS.some((one) => one.code === code && (one.group === 'time' || one.group === 'care'));

/** Requested accessorial services; inferred ones are displayed beside the prices. */
export function ServicesSection() {
  const { control, getValues } = useFormContext<QuoteFormValues>();
  return (
    <section className={classes.section} aria-labelledby="services-heading">
      <Title order={2} id="services-heading">
        <Trans>Services</Trans>
      </Title>
      <Controller
        control={control}
        name="accessorials"
        render={({ field, fieldState }) => (
          <Checkbox.Group
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            id={fieldId('accessorials')}
            tabIndex={-1}
            aria-labelledby="services-heading"
          >
            <div className={classes.services}>
              <Choices legend={t`At pickup`} group="pickup" />
              <Choices legend={t`At delivery`} group="delivery" />
            </div>
            <Disclosure
              label={t`Time, handling and other services`}
              initiallyOpen={getValues('accessorials').some(isUnusual)}
            >
              <div className={classes.services}>
                <Choices legend={t`Time`} group="time" />
                <Choices legend={t`Handling and other`} group="care" />
              </div>
            </Disclosure>
          </Checkbox.Group>
        )}
      />
      <AccessorialDetails />
    </section>
  );
}

function Choices({ legend, group }: { legend: string; group: AccessorialGroup }) {
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {ACCESSORIALS.filter((accessorial) => accessorial.group === group).map(({ code, name }) => (
        <Checkbox key={code} value={code} label={i18n._(name)} />
      ))}
    </fieldset>
  );
}
