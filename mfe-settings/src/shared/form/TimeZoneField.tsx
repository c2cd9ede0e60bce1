import { Select } from '@lading/ui';
import { t } from '@lingui/core/macro';

interface TimeZoneFieldProps {
  /** IANA name, or empty. */
  value: string;
  /** The zone of an empty value: "Time zone of this device". */
  placeholder: string;
  /** Accessible name of the clear button. */
  clearLabel: string;
  onChange(zone: string): void;
  onBlur(): void;
  error: string | undefined;
}

const zoneNames = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** Chooses a time zone by a part of its name. */
export function TimeZoneField({ value, placeholder, clearLabel, onChange, onBlur, error }: TimeZoneFieldProps) {
  return (
    <Select
      label={t`Time zone`}
      description={t`Search by city, like Chicago`}
      placeholder={placeholder}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': clearLabel }}
      nothingFoundMessage={t`No matching time zone`}
      limit={100}
      data={zoneNames}
      value={value || null}
      onChange={(zone) => onChange(zone ?? '')}
      onBlur={onBlur}
      error={error}
    />
  );
}
