import { FormTextInput } from '@lading/mfe-kit';
import { LIMITS, packagingName } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { QuoteRequest } from '../../shared/api/types';
import classes from './booking.module.css';
import type { BookingValues } from './booking-form';

/** Descriptions for the bill of lading of the commodities that the quote does not describe. */
export function DescriptionFields({ request: { handlingUnits } }: { request: QuoteRequest }) {
  const missing = useWatch<BookingValues, 'descriptions'>({ name: 'descriptions' });
  if (missing.length === 0) return null;
  const labelOf = (row: number, commodity: number) =>
    (handlingUnits[row]?.commodities.length ?? 0) > 1
      ? t`Description of item ${row + 1}, commodity ${commodity + 1}`
      : t`Description of item ${row + 1}`;
  return (
    <fieldset className={classes.stop}>
      <legend>
        <Trans>What is shipped</Trans>
      </legend>
      {missing.map(({ handlingUnit, commodity }, index) => {
        const unit = handlingUnits[handlingUnit];
        const measures = unit && [unit.length, unit.width, unit.height].join('x');
        return (
          <FormTextInput<BookingValues>
            key={`${handlingUnit}.${commodity}`}
            name={`descriptions.${index}.description`}
            label={labelOf(handlingUnit, commodity)}
            description={unit && `${unit.count} ${packagingName(unit.type)}, ${measures}`}
            required
            maxLength={LIMITS.description}
            data-autofocus={index === 0 || undefined}
          />
        );
      })}
    </fieldset>
  );
}
