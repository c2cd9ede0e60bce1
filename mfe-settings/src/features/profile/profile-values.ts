import type { components } from '@lading/api-client';
import { toE164 } from '../../shared/phone';
import type { Profile } from '../../shared/types';

/** The form: every field as it is typed. */
export interface ProfileValues {
  fullName: string;
  phone: { number: string; extension: string };
  locale: Profile['locale'];
  units: Profile['units'];
  /** Empty: the one of the device. */
  timeZone: string;
  theme: Profile['theme'];
}

export const FIELDS = ['fullName', 'phone.number', 'phone.extension', 'locale', 'units', 'timeZone', 'theme'] as const;

/** The form as it shows what is stored. */
export const toValues = ({ fullName, phone, locale, units, timeZone, theme }: Profile): ProfileValues => ({
  fullName,
  phone: { number: phone?.number ?? '', extension: phone?.extension ?? '' },
  locale,
  units,
  timeZone: timeZone ?? '',
  theme,
});

/** What the form says, for the API. */
export const toRequest = ({
  phone,
  timeZone,
  ...values
}: ProfileValues): components['schemas']['UpdateProfileDto'] => ({
  ...values,
  timeZone: timeZone || null,
  phone:
    phone.number.trim() === '' ? null : { number: toE164(phone.number), extension: phone.extension.trim() || null },
});
