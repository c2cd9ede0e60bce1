import { BUSINESS, placeTypeOptions } from '@lading/trade';
import { Select } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { fieldId } from '../../../shared/form/field-id';
import type { QuoteFormValues, StopPath } from '../values/quote-form-values';

/** What kind of place a stop is, searchable over all limited-access types. */
export function PlaceTypeField({ stop }: { stop: StopPath }) {
  const path = `${stop}.placeType` as const;
  const { control } = useFormContext<QuoteFormValues>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: path });
  const data = useMemo(() => placeTypeOptions(), []);
  return (
    <Select
      id={fieldId(path)}
      ref={ref}
      label={t`Location type`}
      data={data}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t`No location type found. Choose Business for other locations.`}
      maxDropdownHeight={320}
      comboboxProps={{ keepMounted: false }}
      value={field.value || BUSINESS}
      onChange={(value) => field.onChange(value === BUSINESS || value === null ? '' : value)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
