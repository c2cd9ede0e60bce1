import { t } from '@lingui/core/macro';
import { LIMITS } from '../../limits';
import { email, oneLine } from '../text';
import { optionalText, requiredPhone, requiredText } from '../typed';
import { z } from '../zod';

/** Contact person as typed. */
export interface StopContactValues {
  name: string;
  phone: string;
  extension: string;
  email: string;
}

export const EMPTY_STOP_CONTACT: StopContactValues = { name: '', phone: '', extension: '', email: '' };

/** Phone extension, one to six digits. */
export const phoneExtension = () =>
  optionalText(z.string().check(z.regex(/^\d{1,6}$/, { error: () => t`Enter one to six digits.` })));

/** A contact person with phone. Validated asynchronously. */
export const stopContactForm = z.object({
  name: requiredText(oneLine({ min: 1, max: LIMITS.personName, missing: () => t`Enter the name.` })),
  phone: requiredPhone(() => t`Enter the phone number.`),
  extension: phoneExtension(),
  email: optionalText(email()),
});

const isEmpty = (contact: StopContactValues): boolean => Object.values(contact).every((text: string) => !text.trim());

/** A contact person, or null if nothing is typed. */
export const optionalStopContact = z.pipe(
  z.transform((contact: StopContactValues) => (isEmpty(contact) ? null : contact)),
  z.nullable(stopContactForm),
);
