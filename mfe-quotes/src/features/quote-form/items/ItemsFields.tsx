import { LIMITS } from '@lading/trade';
import { Button, IconPlus } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { focusField } from '../../../shared/form/field-id';
import classes from '../quote-form.module.css';
import { emptyHandlingUnit, type QuoteFormValues } from '../values/quote-form-values';
import { ItemFields } from './ItemFields';

/** What is shipped: one line per item. A new item begins as a copy of the last one. */
export function ItemsFields() {
  const { control, getValues } = useFormContext<QuoteFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'handlingUnits' });
  const addRow = () => {
    const last = getValues('handlingUnits').at(-1) ?? emptyHandlingUnit();
    append(structuredClone(last), { focusName: `handlingUnits.${fields.length}.count` });
  };
  const removeRow = (row: number) => {
    remove(row);
    requestAnimationFrame(() => focusField(`handlingUnits.${Math.max(0, row - 1)}.count`));
  };
  return (
    <div className={classes.items}>
      {fields.map((field, row) => (
        <ItemFields key={field.id} row={row} onRemove={fields.length > 1 ? () => removeRow(row) : undefined} />
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={addRow}
          disabled={fields.length >= LIMITS.handlingUnitRows}
        >
          <Trans>Duplicate item</Trans>
        </Button>
      </div>
    </div>
  );
}
