import { AddItemButton } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import classes from './quote-form.module.css';
import { emptyStop, MOST_INTERMEDIATES, type QuoteFormValues } from './quote-form-values';
import { StopFields } from './StopFields';

/** Where from and where to, with the stops between that a full truckload may make. */
export function StopsFields() {
  const { control } = useFormContext<QuoteFormValues>();
  const mode = useWatch({ control, name: 'mode' });
  const { fields, append, remove } = useFieldArray({ control, name: 'intermediates' });
  return (
    <>
      <div className={classes.stops}>
        <StopFields path="stops.0" title={t`From`} />
        {mode === 'FTL' &&
          fields.map((field, index) => (
            <StopFields
              key={field.id}
              path={`intermediates.${index}`}
              title={t`Stop ${index + 1}`}
              remove={{ label: t`Remove stop ${index + 1}`, onClick: () => remove(index) }}
            />
          ))}
        <StopFields path="stops.1" title={t`To`} />
      </div>
      {mode === 'FTL' && (
        <div>
          <AddItemButton
            disabled={fields.length >= MOST_INTERMEDIATES}
            onClick={() =>
              append(emptyStop('intermediate'), { focusName: `intermediates.${fields.length}.postalCode` })
            }
          >
            <Trans>Add stop</Trans>
          </AddItemButton>
        </div>
      )}
    </>
  );
}
