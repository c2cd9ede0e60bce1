import { AddItemButton } from '@lading/mfe-kit';
import { LIMITS, packagingOptions } from '@lading/trade';
import { Term } from '@lading/trade/glossary';
import { Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../fields/fields';
import classes from '../quote-form.module.css';
import type { QuoteFormValues } from '../values/quote-form-values';
import { evidenceOptions } from './evidence-options';
import { HazmatFields } from './HazmatFields';
import { SaveProduct } from './SaveProduct';

interface ItemDetailsProps {
  row: number;
  /** Keys of the item's commodities. */
  commodities: readonly string[];
  onAddCommodity(): void;
}

/** What most items leave as it is: stacking, dimension source, pieces, NMFC item, hazardous material. */
export function ItemDetails({ row, commodities, onAddCommodity }: ItemDetailsProps) {
  const path = `handlingUnits.${row}` as const;
  return (
    <>
      <div className={classes.few}>
        <SelectField path={`${path}.evidence`} label={t`Dimensions are`} data={evidenceOptions()} />
        <CheckField
          path={`${path}.stackable`}
          label={t`Stackable`}
          description={t`Other freight can go on top.`}
          className={classes.check}
        />
      </div>
      {commodities.map((key, index) => (
        <CommodityDetails key={key} row={row} index={index} isOnly={commodities.length === 1} />
      ))}
      <div>
        <AddItemButton onClick={onAddCommodity} disabled={commodities.length >= LIMITS.commodityLines}>
          <Trans>Add commodity</Trans>
        </AddItemButton>
      </div>
    </>
  );
}

function CommodityDetails({ row, index, isOnly }: { row: number; index: number; isOnly: boolean }) {
  const path = `handlingUnits.${row}.commodities.${index}` as const;
  const { control } = useFormContext<QuoteFormValues>();
  const hazardous = useWatch({ control, name: `${path}.hazardous` });
  const packagings = useMemo(() => [{ value: '', label: t`Not specified` }, ...packagingOptions()], []);
  return (
    <fieldset className={isOnly ? classes.stop : classes.details}>
      {!isOnly && (
        <legend>
          <Trans>Commodity {index + 1}</Trans>
        </legend>
      )}
      <div className={classes.few}>
        <TextField path={`${path}.pieces`} label={t`Pieces`} inputMode="numeric" autoComplete="off" />
        <SelectField path={`${path}.packagingType`} label={t`Packed as`} data={packagings} />
        <TextField path={`${path}.nmfc`} label={t`NMFC item`} inputMode="numeric" autoComplete="off" />
        <TextField path={`${path}.nmfcSub`} label={t`Sub`} inputMode="numeric" autoComplete="off" />
      </div>
      <Text size="sm" c="dimmed">
        <Trans>
          The <Term of="freightClass">class</Term> follows from the <Term of="density">density</Term>, unless the{' '}
          <Term of="nmfc">NMFC</Term> item has one.
        </Trans>
      </Text>
      <CheckField path={`${path}.hazardous`} label={t`Hazardous material`} />
      {hazardous && <HazmatFields row={row} index={index} />}
      <SaveProduct row={row} index={index} />
    </fieldset>
  );
}
