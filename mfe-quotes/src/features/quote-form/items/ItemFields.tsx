import { RemoveItemButton } from '@lading/mfe-kit';
import { packagingOptions } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { lazy, useMemo } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../fields/fields';
import { Fold } from '../folds/Fold';
import classes from '../quote-form.module.css';
import { emptyCommodity, type QuoteFormValues } from '../values/quote-form-values';
import { ClassField } from './ClassField';
import { CommodityNameField } from './CommodityNameField';
import { DimensionsField } from './DimensionsField';
import { ItemSummary } from './ItemSummary';

const ItemDetails = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-details" */ './ItemDetails')).ItemDetails,
}));

/** Equal handling units in one line. Several commodities on them have a line each. */
export function ItemFields({ row, onRemove }: { row: number; onRemove?: () => void }) {
  const { control, getValues, setValue } = useFormContext<QuoteFormValues>();
  const path = `handlingUnits.${row}` as const;
  const units = useWatch({ control, name: 'units' });
  const { fields, append, remove } = useFieldArray({ control, name: `${path}.commodities` });
  const packagings = useMemo(() => packagingOptions(), []);
  const several = fields.length > 1;
  const weightUnit = units === 'metric' ? 'kg' : 'lb';

  const addCommodity = () => {
    if (!several) setValue(`${path}.commodities.0.weight`, getValues(`${path}.weight`));
    append(emptyCommodity(), { focusName: `${path}.commodities.${fields.length}.description` });
  };
  return (
    <div role="group" aria-label={t`Item ${row + 1}`} className={classes.item}>
      <div className={classes.itemLine} data-several={several || undefined}>
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
          label={t`Total weight, ${weightUnit}`}
          inputMode="decimal"
          autoComplete="off"
          className={classes.weight}
        />
        {!several && <ClassField row={row} index={0} />}
        {!several && <CommodityNameField row={row} index={0} label={t`Commodity`} />}
        {onRemove && (
          <RemoveItemButton className={classes.removeItem} label={t`Remove item ${row + 1}`} onClick={onRemove} />
        )}
      </div>
      {several &&
        fields.map((field, index) => (
          <div key={field.id} className={classes.commodityLine}>
            <CommodityNameField row={row} index={index} label={t`Commodity ${index + 1}`} />
            <TextField
              path={`${path}.commodities.${index}.weight`}
              label={t`Weight, ${weightUnit}`}
              inputMode="decimal"
              autoComplete="off"
            />
            <ClassField row={row} index={index} />
            <RemoveItemButton
              className={classes.removeItem}
              label={t`Remove commodity ${index + 1} of item ${row + 1}`}
              onClick={() => remove(index)}
            />
          </div>
        ))}
      <Fold id={`item.${row}`} label={t`Item ${row + 1} details`} summary={<ItemSummary row={row} />}>
        <ItemDetails row={row} commodities={fields.map(({ id }) => id)} onAddCommodity={addCommodity} />
      </Fold>
    </div>
  );
}
