import { LIMITED_ACCESS_GROUPS, placeTypeLabel, RESIDENCE } from '@lading/trade';
import { Select } from '@lading/ui';
import { t } from '@lingui/core/macro';

/** Filters for businesses; a contact that is a business has no type. */
export const BUSINESS = 'business';

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
      data={options()}
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

const options = () => [
  {
    group: t`Common`,
    items: [
      { value: BUSINESS, label: placeTypeLabel(null) },
      { value: RESIDENCE, label: placeTypeLabel(RESIDENCE) },
    ],
  },
  ...LIMITED_ACCESS_GROUPS.map(({ name, types }) => ({
    group: t`Limited access: ${name()}`,
    items: types.map((type) => ({ value: type.value, label: type.label() })),
  })),
];
