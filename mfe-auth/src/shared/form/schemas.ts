import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { hasAllowedLength, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../new-password/password-rules';

const EMAIL = /^[^\s@"]+@[^\s@"]+\.[^\s@"]+$/;
const EMAIL_MAX_LENGTH = 254;

/** Whether mail arrives there, only a mail can tell. */
export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(EMAIL, { error: () => t`Enter an email address like name@company.com` }),
      z.maxLength(EMAIL_MAX_LENGTH, { error: () => t`Use at most ${EMAIL_MAX_LENGTH} characters` }),
    );

/** A line of text that has to be entered. */
export const requiredText = (missing: () => string, maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: missing }),
      z.maxLength(maxLength, { error: () => t`Use at most ${maxLength} characters` }),
    );

/** A secret is never trimmed. */
export const secret = (missing: () => string) => z.string().check(z.minLength(1, { error: missing }));

export const newPassword = () =>
  z
    .string()
    .check(
      z.refine(hasAllowedLength, { error: () => t`Use ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters` }),
    );

/** Message where a new password contains words of its user. */
export const personalPassword = () => t`Do not use your name, email or company in the password`;
