import { Select } from '@lading/ui';
import { t } from '@lingui/core/macro';

interface TimeZoneFieldProps {
  /** IANA name; empty for none of its own. */
  value: string;
  /** What holds without one: "That of this device (America/Chicago)". */
  placeholder: string;
  /** What emptying the field means, for people who cannot see it. */
  clearLabel: string;
  onChange(zone: string): void;
  onBlur(): void;
  error: string | undefined;
}

const zoneNames = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** Chooses a time zone by typing a part of its name. */
export function TimeZoneField({ value, placeholder, clearLabel, onChange, onBlur, error }: TimeZoneFieldProps) {
  return (
    <Select
      label={t`Time zone`}
      description={t`Type a part of its name, such as the city`}
      placeholder={placeholder}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': clearLabel }}
      nothingFoundMessage={t`No time zone has this in its name`}
      limit={100}
      data={zoneNames}
      value={value || null}
      onChange={(zone) => onChange(zone ?? '')}
      onBlur={onBlur}
      error={error}
    />
  );
}
