import { t } from '@lingui/core/macro';

/** Looks like an address; whether it is one, only a mail can tell. True when it does. For a form's `validate`. */
export const checkEmail = (value: string): string | true =>
  /^[^\s@"]+@[^\s@"]+\.[^\s@"]+$/.test(value.trim()) || t`Enter an email address such as name@company.com`;
