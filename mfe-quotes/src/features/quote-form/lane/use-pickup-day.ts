import { readPostalCode } from '@lading/trade';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { PickupDays } from '../../../shared/api/pickup-days';
import type { QuoteFormValues } from '../values/quote-form-values';

/** Keeps the proposed pickup day that of the origin's country until the user enters one. `first` is the one that the form starts with. */
export function usePickupDay<Output>(
  { control, getValues, resetField }: UseFormReturn<QuoteFormValues, unknown, Output>,
  first: string,
  days?: PickupDays,
): void {
  const proposed = useRef(first);
  const country = readPostalCode(useWatch({ control, name: 'stops.0.postalCode' }))?.country;
  useEffect(() => {
    const on = country && days?.[country];
    if (!on || getValues('pickup.on') !== proposed.current) return;
    proposed.current = on;
    resetField('pickup.on', { defaultValue: on });
  }, [getValues, resetField, country, days]);
}
