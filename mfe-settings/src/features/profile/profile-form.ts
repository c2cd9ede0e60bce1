import { LANGUAGES } from '@lading/trade';
import { oneLine, optionalPhone, optionalText, requiredText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { Profile } from '../../shared/types';

const phone = z.pipe(
  z.object({ number: optionalPhone(), extension: optionalText(oneLine({ max: 10 })) }),
  z.transform(({ number, extension }) => (number === null ? null : { number, extension })),
);

/** The profile form; its output is the body of the API's request. */
export const profileSchema = z.object({
  fullName: requiredText(oneLine({ min: 1, max: 200, missing: () => t`Enter your name.` })),
  phone,
  locale: z.enum(LANGUAGES),
  units: z.enum(['imperial', 'metric']),
  /** Empty for the time zone of the device. */
  timeZone: optionalText(z.string()),
  theme: z.enum(['system', 'light', 'dark']),
});

export const profileValues = (profile: Profile): z.input<typeof profileSchema> => ({
  fullName: profile.fullName,
  phone: { number: profile.phone?.number ?? '', extension: profile.phone?.extension ?? '' },
  locale: profile.locale,
  units: profile.units,
  timeZone: profile.timeZone ?? '',
  theme: profile.theme,
});
