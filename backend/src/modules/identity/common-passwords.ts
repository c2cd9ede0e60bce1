import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 commonest breached passwords, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);
