import { BUSINESS, placeTypeOptions } from '@lading/trade';
import { Select } from '@lading/ui';
import { t } from '@lingui/core/macro';

interface LocationTypeSelectProps {
  label: string;
  /** Shown while nothing is chosen; without it an empty value is a business. */
  placeholder?: string;
  /** Value of the standard, or `business`. */
  value: string;
  onChange(value: string): void;
  error?: string;
}

/** Chooses a location type by a part of its name. */
export function LocationTypeSelect({ label, placeholder, value, onChange, error }: LocationTypeSelectProps) {
  const isFilter = placeholder !== undefined;
  return (
    <Select
      label={label}
      data={placeTypeOptions()}
      searchable
      clearable={isFilter}
      clearButtonProps={{ 'aria-label': t`Clear: ${label}` }}
      allowDeselect={false}
      placeholder={placeholder}
      nothingFoundMessage={t`No matching location type`}
      maxDropdownHeight={320}
      comboboxProps={{ keepMounted: false }}
      value={value || (isFilter ? null : BUSINESS)}
      onChange={(chosen) => onChange(chosen === BUSINESS && !isFilter ? '' : (chosen ?? ''))}
      error={error}
    />
  );
}
