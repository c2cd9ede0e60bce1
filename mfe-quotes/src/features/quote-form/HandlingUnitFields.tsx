import { AddItemButton } from '@lading/mfe-kit';
import { LIMITS, packagingOptions } from '@lading/trade';
import { ActionIcon, IconTrash, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { CommodityFields } from './CommodityFields';
import { CheckField, SelectField, TextField } from './fields/fields';
import { DimensionsField } from './fields/DimensionsField';
import classes from './quote-form.module.css';
import { emptyCommodity, type QuoteFormValues } from './quote-form-values';

const evidenceOptions = () => [
  { value: '', label: t`Not specified` },
  { value: 'measured', label: t`Measured` },
  { value: 'spec', label: t`From a spec sheet` },
  { value: 'estimate', label: t`Estimated` },
];

/** A row of equal handling units with what is packed on them. */
export function HandlingUnitFields({ row, onRemove }: { row: number; onRemove?: () => void }) {
  const { control, getValues, setValue } = useFormContext<QuoteFormValues>();
  const path = `handlingUnits.${row}` as const;
  const units = useWatch({ control, name: 'units' });
  const { fields, append, remove } = useFieldArray({ control, name: `${path}.commodities` });
  const packagings = useMemo(() => packagingOptions(), []);
  const several = fields.length > 1;

  const addCommodity = () => {
    if (!several) setValue(`${path}.commodities.0.weight`, getValues(`${path}.weight`));
    append(emptyCommodity(), { focusName: `${path}.commodities.${fields.length}.description` });
  };

  return (
    <div role="group" className={classes.unit} aria-labelledby={`row-${row}`}>
      <div className={classes.sectionHead}>
        <Text id={`row-${row}`} fw={600}>
          <Trans>Item {row + 1}</Trans>
        </Text>
        {onRemove && (
          <ActionIcon variant="subtle" color="gray" aria-label={t`Remove item ${row + 1}`} onClick={onRemove}>
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </div>
      <div className={classes.measures}>
        <TextField
          path={`${path}.count`}
          label={t`Count`}
          inputMode="numeric"
          autoComplete="off"
          className={classes.count}
        />
        <SelectField path={`${path}.type`} label={t`Type`} data={packagings} className={classes.type} />
        <DimensionsField row={row} className={classes.dimensions} />
        <TextField
          path={`${path}.weight`}
          label={t`Total weight, ${units === 'metric' ? 'kg' : 'lb'}`}
          inputMode="decimal"
          autoComplete="off"
          className={classes.weight}
        />
      </div>
      {fields.map((field, index) => (
        <CommodityFields
          key={field.id}
          row={row}
          index={index}
          several={several}
          onRemove={several ? () => remove(index) : undefined}
        />
      ))}
      <div className={classes.rowFoot}>
        <CheckField path={`${path}.stackable`} label={t`Stackable`} />
        <SelectField
          path={`${path}.evidence`}
          label={t`Dimension source`}
          data={evidenceOptions()}
          size="xs"
          className={classes.inline}
        />
        <AddItemButton onClick={addCommodity} disabled={fields.length >= LIMITS.commodityLines}>
          <Trans>Add commodity</Trans>
        </AddItemButton>
      </div>
    </div>
  );
}
