import { BUSINESS, placeTypeOptions } from '@lading/trade';
import { Select } from '@lading/ui';
import { t } from '@lingui/core/macro';

interface LocationTypeSelectProps {
  label: string;
  /** Value of the standard, or `business`; empty for a business. */
  value: string;
  onChange(value: string): void;
  error?: string;
}

/** Chooses a location type by a part of its name. */
export const LocationTypeSelect = ({ label, value, onChange, error }: LocationTypeSelectProps) => (
  <Select
    label={label}
    data={placeTypeOptions()}
    searchable
    allowDeselect={false}
    nothingFoundMessage={t`No matching location type`}
    maxDropdownHeight={320}
    comboboxProps={{ keepMounted: false }}
    value={value || BUSINESS}
    onChange={(chosen) => onChange(chosen === BUSINESS ? '' : (chosen ?? ''))}
    error={error}
  />
);
