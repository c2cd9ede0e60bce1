import { Select } from '@lading/ui';
import { useController, useFormContext } from 'react-hook-form';
import { LIMITED_ACCESS_TYPES, RESIDENCE } from '../../../shared/trade/place-types';
import { fieldId } from '../../../shared/form/field-id';
import type { QuoteFormValues, StopPath } from '../quote-form-values';

const BUSINESS = 'business';

const GROUPS = [
  { group: 'Usual', items: [{ value: BUSINESS, label: 'Business' }, { value: RESIDENCE, label: 'Private residence' }] },
  ...[...new Set(LIMITED_ACCESS_TYPES.map(({ group }) => group))].map((group) => ({
    group: `Limited access: ${group}`,
    items: LIMITED_ACCESS_TYPES.filter((type) => type.group === group).map(({ value, label }) => ({ value, label })),
  })),
];

/** What kind of place a stop is, searchable over all limited-access types. */
export function PlaceTypeField({ stop }: { stop: StopPath }) {
  const path = `${stop}.placeType` as const;
  const { control } = useFormContext<QuoteFormValues>();
  const { field: { ref, ...field }, fieldState } = useController({ control, name: path });
  return (
    <Select
      id={fieldId(path)}
      ref={ref}
      label="Kind of place"
      data={GROUPS}
      searchable
      allowDeselect={false}
      nothingFoundMessage="No such kind. Choose Business for an ordinary one."
      maxDropdownHeight={320}
      comboboxProps={{ keepMounted: false }}
      value={field.value || BUSINESS}
      onChange={(value) => field.onChange(value === BUSINESS || value === null ? '' : value)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
