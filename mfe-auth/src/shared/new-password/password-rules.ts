import { t } from '@lingui/core/macro';

/** A person's own words, as far as they have typed them. */
export interface PersonalWords {
  email: string;
  fullName: string;
  companyName: string;
}

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;

/** The API refuses words from this length on; shorter ones tell nothing about the person. */
const PERSONAL_WORD_MIN_LENGTH = 4;

/** Whether the password has 12 to 128 characters; one emoji counts as one. */
export function hasAllowedLength(password: string): boolean {
  const { length } = [...password];
  return length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
}

/** Whether the password contains a word of the person's e-mail address (before the @), name or company. */
export function containsPersonalWord(password: string, { email, fullName, companyName }: PersonalWords): boolean {
  const lower = password.toLowerCase();
  const localPart = email.trim().split('@')[0] ?? '';
  return [localPart, fullName.trim(), companyName.trim()]
    .map((text) => text.toLowerCase())
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .some((word) => word.length >= PERSONAL_WORD_MIN_LENGTH && lower.includes(word));
}

/** What is wrong with a new password, as far as it can be told here; true when nothing is. For a form's `validate`. */
export function checkNewPassword(password: string, person: PersonalWords | null): string | true {
  if (!hasAllowedLength(password)) return t`Use ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`;
  return (
    person === null ||
    !containsPersonalWord(password, person) ||
    t`Leave your name, e-mail and company out of the password`
  );
}
