import { LIMITS } from '@lading/trade';
import { Button, IconPlus, SegmentedControl, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { fieldId } from '../../shared/form/field-id';
import { HandlingUnitFields } from './HandlingUnitFields';
import classes from './quote-form.module.css';
import { emptyHandlingUnit, type QuoteFormValues } from './quote-form-values';
import { Templates } from './Templates';

const unitOptions = () => [
  { value: 'imperial', label: t`in, lb` },
  { value: 'metric', label: t`cm, kg` },
];

/** What is shipped: rows of equal handling units. A new row begins as a copy of the last one. */
export function FreightSection({ onSaveTemplate }: { onSaveTemplate(): void }) {
  const { control, getValues } = useFormContext<QuoteFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'handlingUnits' });
  const addRow = () => {
    const last = getValues('handlingUnits').at(-1) ?? emptyHandlingUnit();
    append(structuredClone(last), { focusName: `handlingUnits.${fields.length}.count` });
  };
  const removeRow = (row: number) => {
    remove(row);
    requestAnimationFrame(() =>
      document.getElementById(fieldId(`handlingUnits.${Math.max(0, row - 1)}.count`))?.focus(),
    );
  };
  return (
    <section className={classes.section} aria-labelledby="freight-heading">
      <div className={classes.sectionHead}>
        <Title order={2} id="freight-heading">
          <Trans>Freight</Trans>
        </Title>
        <div className={classes.inline}>
          <Templates onSave={onSaveTemplate} />
          <Controller
            control={control}
            name="units"
            render={({ field }) => (
              <SegmentedControl
                aria-label={t`Units of measure`}
                size="xs"
                data={unitOptions()}
                value={field.value}
                onChange={field.onChange}
                ref={field.ref}
              />
            )}
          />
        </div>
      </div>
      {fields.map((field, row) => (
        <HandlingUnitFields key={field.id} row={row} onRemove={fields.length > 1 ? () => removeRow(row) : undefined} />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={addRow}
          disabled={fields.length >= LIMITS.handlingUnitRows}
        >
          <Trans>Duplicate item</Trans>
        </Button>
      </div>
    </section>
  );
}
