import { t } from '@lingui/core/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { QuoteFormValues } from '../values/quote-form-values';
import { evidenceOptions } from './evidence-options';

/** What the details of an item contain. */
export function ItemSummary({ row }: { row: number }) {
  const { control } = useFormContext<QuoteFormValues>();
  const { stackable, evidence, commodities } = useWatch({ control, name: `handlingUnits.${row}` });
  const numbers = commodities.flatMap(({ pieces, nmfc, nmfcSub }) => [
    pieces && t`${pieces} pieces`,
    nmfc && t`NMFC ${[nmfc, nmfcSub].filter(Boolean).join('-')}`,
  ]);
  const hazards = commodities.flatMap(({ hazardous, hazmat }) =>
    hazardous ? [hazmat.unNumber ? t`hazardous ${hazmat.unNumber.toUpperCase()}` : t`hazardous`] : [],
  );
  return [
    stackable ? t`stackable` : t`not stackable`,
    evidence &&
      t`dimensions ${
        evidenceOptions()
          .find(({ value }) => value === evidence)
          ?.label.toLowerCase() ?? ''
      }`,
    ...numbers,
    ...(hazards.length > 0 ? hazards : [t`not hazardous`]),
  ]
    .filter(Boolean)
    .join(', ');
}
