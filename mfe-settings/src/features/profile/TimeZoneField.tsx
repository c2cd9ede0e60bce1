import { Select } from '@lading/ui';

interface TimeZoneFieldProps {
  /** IANA name; empty for the one of the device. */
  value: string;
  onChange(zone: string): void;
  onBlur(): void;
  error: string | undefined;
}

const zoneNames = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** Chooses a time zone by typing a part of its name. */
export function TimeZoneField({ value, onChange, onBlur, error }: TimeZoneFieldProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const device = `That of this device (${timeZone})`;
  return (
    <Select
      label="Time zone"
      description="Type a part of its name, such as the city"
      placeholder={device}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Use the time zone of the device' }}
      nothingFoundMessage="No time zone has this in its name"
      limit={100}
      data={zoneNames}
      value={value || null}
      onChange={(zone) => onChange(zone ?? '')}
      onBlur={onBlur}
      error={error}
    />
  );
}
