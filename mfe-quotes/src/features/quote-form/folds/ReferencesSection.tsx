import { AddItemButton, RemoveItemButton } from '@lading/mfe-kit';
import { LIMITS, referenceTypeOptions } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { SelectField, TextField, TextareaField } from '../fields/fields';
import classes from '../quote-form.module.css';
import { type QuoteFormValues } from '../values/quote-form-values';

/** Numbers by which the freight is known, and what the driver should know. */
export function ReferencesSection() {
  const { control } = useFormContext<QuoteFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'references' });
  const add = () => append({ type: 'PO', value: '' }, { focusName: `references.${fields.length}.value` });
  return (
    <>
      {fields.map((field, index) => (
        <div key={field.id} className={classes.reference}>
          <SelectField
            path={`references.${index}.type`}
            label={t`Reference ${index + 1}`}
            data={referenceTypeOptions()}
          />
          <TextField path={`references.${index}.value`} label={t`Number`} maxLength={50} autoComplete="off" />
          {fields.length > 1 && (
            <RemoveItemButton
              className={classes.removeReference}
              label={t`Remove reference ${index + 1}`}
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      <div>
        <AddItemButton disabled={fields.length >= LIMITS.references} onClick={add}>
          <Trans>Add reference</Trans>
        </AddItemButton>
      </div>
      <TextareaField
        path="instructions"
        label={t`Instructions`}
        description={t`Printed on the bill of lading`}
        maxLength={500}
        rows={3}
      />
    </>
  );
}
