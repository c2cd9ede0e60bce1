import { FREIGHT_CLASSES, packagingOptions } from '@lading/trade';
import { ActionIcon, IconTrash } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CommodityNameField } from './fields/CommodityNameField';
import { Disclosure } from './fields/Disclosure';
import { CheckField, SelectField, TextField } from './fields/fields';
import { HazmatFields } from './HazmatFields';
import { useLiveRating } from './live-rating';
import classes from './quote-form.module.css';
import type { QuoteFormValues } from './quote-form-values';
import { SaveProduct } from './SaveProduct';

export interface CommodityFieldsProps {
  row: number;
  index: number;
  /** Whether the row carries more than this commodity, so that each needs its own weight. */
  several: boolean;
  onRemove?: () => void;
}

/** What is packed on the handling units of a row. */
export function CommodityFields({ row, index, several, onRemove }: CommodityFieldsProps) {
  const path = `handlingUnits.${row}.commodities.${index}` as const;
  const { control, getValues } = useFormContext<QuoteFormValues>();
  const units = useWatch({ control, name: 'units' });
  const hazardous = useWatch({ control, name: `${path}.hazardous` });
  const { pieces, nmfc } = getValues(path);
  const packagings = useMemo(() => [{ value: '', label: t`Not specified` }, ...packagingOptions()], []);
  return (
    <div className={classes.commodity}>
      <div className={classes.what} data-several={several || undefined}>
        <CommodityNameField row={row} index={index} label={several ? t`Commodity ${index + 1}` : t`Commodity`} />
        {several && (
          <TextField
            path={`${path}.weight`}
            label={t`Weight, ${units === 'metric' ? 'kg' : 'lb'}`}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <ClassField row={row} index={index} />
        {onRemove && (
          <ActionIcon
            className={classes.removeCommodity}
            variant="subtle"
            color="gray"
            aria-label={t`Remove commodity ${index + 1} of item ${row + 1}`}
            onClick={onRemove}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </div>
      <Disclosure label={t`Pieces, NMFC and hazardous material`} initiallyOpen={Boolean(pieces || nmfc || hazardous)}>
        <div className={classes.details}>
          <TextField path={`${path}.pieces`} label={t`Pieces`} inputMode="numeric" autoComplete="off" />
          <SelectField path={`${path}.packagingType`} label={t`Packed as`} data={packagings} />
          <TextField path={`${path}.nmfc`} label={t`NMFC item`} inputMode="numeric" autoComplete="off" />
          <TextField path={`${path}.nmfcSub`} label={t`Sub`} inputMode="numeric" autoComplete="off" />
        </div>
        <CheckField path={`${path}.hazardous`} label={t`Hazardous material`} />
        {hazardous && <HazmatFields row={row} index={index} />}
        <SaveProduct row={row} index={index} />
      </Disclosure>
    </div>
  );
}

/** Declared class, or the one that follows from density as the live rating says. */
function ClassField({ row, index }: { row: number; index: number }) {
  const { result } = useLiveRating();
  const byDensity = result?.derived.units[row]?.densityClass;
  const options = [
    { value: '', label: byDensity ? t`By density (${byDensity})` : t`By density` },
    ...FREIGHT_CLASSES.map((value) => ({ value, label: value })),
  ];
  return (
    <SelectField path={`handlingUnits.${row}.commodities.${index}.freightClass`} label={t`Class`} data={options} />
  );
}
