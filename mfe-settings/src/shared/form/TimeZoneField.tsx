import { Select } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useController } from 'react-hook-form';

interface TimeZoneFieldProps {
  /** Name of the field in the form: an IANA name, or empty. */
  name: string;
  /** The zone of an empty value: "Time zone of this device". */
  placeholder: string;
  /** Accessible name of the clear button. */
  clearLabel: string;
}

const zoneNames = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** Time zone of the surrounding form, chosen by a part of its name. */
export function TimeZoneField({ name, placeholder, clearLabel }: TimeZoneFieldProps) {
  const { field, fieldState } = useController({ name });
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
      ref={field.ref}
      value={field.value || null}
      onChange={(zone) => field.onChange(zone ?? '')}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
