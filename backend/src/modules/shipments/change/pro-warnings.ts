import { xpoCheckDigit } from '../../../kernel/identifiers/pro-number.js';
import type { ChangeWarningDto } from './change.dto.js';

/** PRO number patterns by SCAC (freight.md §4.3). They only cause warnings, because carriers change them. */
const FORMS: Readonly<Record<string, RegExp>> = {
  ABFS: /^\d{9}$/,
  EXLA: /^\d{10}$/,
  FXFE: /^\d{10}$/,
  FXNL: /^\d{10}$/,
  ODFL: /^\d{11}$/,
  RLCA: /^I?\d{9}$/,
  SAIA: /^\d{10,11}$/,
  UPGF: /^\d{9}$/,
};
const XPO: readonly string[] = ['CNWY', 'XPOL', 'XPOC'];

/** Warnings for a normalized PRO number of the carrier. */
export function proWarnings(scac: string, proNumber: string): ChangeWarningDto[] {
  if (XPO.includes(scac))
    return isXpo(proNumber)
      ? []
      : [
          {
            code: 'PRO_CHECK_DIGIT',
            message:
              'This is not a valid XPO PRO number: nine digits with a check digit at the end. Compare it with the label.',
          },
        ];
  const form = FORMS[scac];
  return form === undefined || form.test(proNumber)
    ? []
    : [
        {
          code: 'PRO_FORM',
          message: `PRO numbers of ${scac} usually look different. Compare it with the carrier's documents.`,
        },
      ];
}

function isXpo(proNumber: string): boolean {
  return /^\d{9}$/.test(proNumber) && xpoCheckDigit(proNumber.slice(0, 8)) === Number(proNumber[8]);
}
