import { AddItemButton, RemoveItemButton } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import classes from '../quote-form.module.css';
import { emptyStop, MOST_INTERMEDIATES, type QuoteFormValues } from '../values/quote-form-values';
import { AddressField } from './AddressField';
import { StopDetails } from './StopDetails';
import { StopOperationFields } from './StopOperationFields';

/** Stops of a full truckload between pickup and delivery. */
export function IntermediateStops() {
  const { control } = useFormContext<QuoteFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'intermediates' });
  return (
    <>
      {fields.map((field, index) => {
        const path = `intermediates.${index}` as const;
        return (
          <fieldset key={field.id} className={classes.stop}>
            <legend>
              <Trans>Stop {index + 1}</Trans>
            </legend>
            <RemoveItemButton
              className={classes.removeStop}
              label={t`Remove stop ${index + 1}`}
              onClick={() => remove(index)}
            />
            <AddressField stop={path} label={t`Location`} />
            <StopOperationFields path={path} />
            <StopDetails path={path} />
          </fieldset>
        );
      })}
      <div>
        <AddItemButton
          disabled={fields.length >= MOST_INTERMEDIATES}
          onClick={() => append(emptyStop('intermediate'), { focusName: `intermediates.${fields.length}.postalCode` })}
        >
          <Trans>Add stop</Trans>
        </AddItemButton>
      </div>
    </>
  );
}
