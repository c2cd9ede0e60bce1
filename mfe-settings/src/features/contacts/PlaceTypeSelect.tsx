import { Select } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { placeTypeOptions } from './place-type-options';
import { usePlaceTypes } from './use-contacts';

interface PlaceTypeSelectProps {
  label: string;
  /** Shown while nothing is chosen; without it something always is. */
  placeholder?: string;
  /** Value of the standard, or `business`; empty: nothing. */
  value: string;
  onChange(value: string): void;
  error?: string;
}

/** Chooses one of the standard types of places by a part of its name. */
export function PlaceTypeSelect({ label, placeholder, value, onChange, error }: PlaceTypeSelectProps) {
  const { data = [] } = usePlaceTypes();
  return (
    <Select
      label={label}
      data={placeTypeOptions(data)}
      searchable
      clearable={placeholder !== undefined}
      clearButtonProps={{ 'aria-label': t`Clear: ${label}` }}
      allowDeselect={false}
      placeholder={placeholder}
      nothingFoundMessage={t`No such kind of place`}
      maxDropdownHeight={320}
      comboboxProps={{ keepMounted: false }}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={error}
    />
  );
}
