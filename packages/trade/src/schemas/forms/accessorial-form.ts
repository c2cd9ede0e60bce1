import { ACCESSORIAL_DETAILS } from '@lading/api-client';
import { t } from '@lingui/core/macro';
import type { AccessorialCode } from '../../accessorials';
import { LIMITS } from '../../limits';
import { parseMoney, parseWhole } from '../../numbers/parse-number';
import { isPlaceType } from '../../place-types';
import { count } from '../numbers';
import { checkPostalCode } from '../places';
import { declaredValue } from '../request';
import { localDate, localTime, oneLine } from '../text';
import { optionalInput, optionalText, requiredInput } from '../typed';
import { ALWAYS, z } from '../zod';
import { EMPTY_PARTY, PARTY_INPUTS, type PartyValues } from './address-form';
import { EMPTY_STOP_CONTACT, optionalStopContact, type StopContactValues } from './stop-contact-form';
import type { MoneyValues } from './freight-form';

export type DetailedCode = keyof typeof ACCESSORIAL_DETAILS & AccessorialCode;

/** Details of one accessorial as typed; each code uses the fields of its row in `ACCESSORIAL_DETAILS`. */
export interface DetailValues {
  amount: MoneyValues;
  remitTo: PartyValues;
  feeTerms: '' | 'prepaid' | 'collect';
  checkAccepted: boolean;
  date: string;
  from: string;
  to: string;
  endDate: string;
  contact: StopContactValues;
  confirmationNumber: string;
  pieces: string;
  type: '' | 'on' | 'on_or_after' | 'by' | 'window';
  placeType: string;
}

type Field = keyof DetailValues;

interface Detail {
  readonly field: Field;
  readonly required: boolean | { readonly field: Field; readonly is: string };
}

export const EMPTY_DETAILS: DetailValues = {
  amount: { amount: '', currency: 'USD' },
  remitTo: EMPTY_PARTY,
  feeTerms: '',
  checkAccepted: false,
  date: '',
  from: '',
  to: '',
  endDate: '',
  contact: EMPTY_STOP_CONTACT,
  confirmationNumber: '',
  pieces: '',
  type: '',
  placeType: '',
};

export const DETAILED_CODES = Object.keys(ACCESSORIAL_DETAILS) as DetailedCode[];

/** The details that the API takes for a code, in the order of its form. */
export const detailsOf = (code: DetailedCode): readonly Detail[] => ACCESSORIAL_DETAILS[code];

/** What a user is asked for when a required text is empty. */
const missing = (field: Field): string => {
  switch (field) {
    case 'date':
      return t`Choose the date.`;
    case 'endDate':
      return t`Choose the last day.`;
    case 'pieces':
      return t`Enter the number of pieces.`;
    case 'feeTerms':
      return t`Choose who pays the fee.`;
    default:
      return t`Choose one.`;
  }
};

const text = (max: number) => optionalText(oneLine({ max }));
const choice = <T extends string>() =>
  z.pipe(
    z.string(),
    z.transform((value) => (value === '' ? null : (value as T))),
  );

/** Every field; an empty one is null. */
const FIELDS = {
  amount: z.object({
    amount: requiredInput(parseMoney, declaredValue.shape.amount, () => t`Enter the amount.`),
    currency: declaredValue.shape.currency,
  }),
  remitTo: z.object(PARTY_INPUTS).check(z.superRefine(checkPostalCode, ALWAYS)),
  feeTerms: choice<'prepaid' | 'collect'>(),
  checkAccepted: z.boolean(),
  date: optionalText(localDate()),
  from: optionalText(localTime()),
  to: optionalText(localTime()),
  endDate: optionalText(localDate()),
  contact: optionalStopContact,
  confirmationNumber: text(LIMITS.reference),
  pieces: optionalInput(parseWhole, count(LIMITS.pieces)),
  type: choice<Exclude<DetailValues['type'], ''>>(),
  placeType: z.pipe(
    z.string(),
    z.transform((value) => (isPlaceType(value) ? value : null)),
  ),
};

type Parsed = Partial<{ [F in keyof typeof FIELDS]: z.output<(typeof FIELDS)[F]> }>;

/** Reports details that another one requires, and times and days in the wrong order. */
const checkTogether =
  (details: readonly Detail[]) =>
  (values: Parsed, ctx: z.core.$RefinementCtx): void => {
    const issue = (field: Field, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
    for (const { field, required } of details)
      if (typeof required === 'object' && values[required.field] === required.is && !values[field])
        issue(field, missing(field));
    const { date, endDate, from, to } = values;
    if (date && endDate && endDate < date) issue('endDate', t`Choose the first day or a later day.`);
    if (from && to && to <= from && (!endDate || endDate === date)) issue('to', t`Choose a later time.`);
  };

const fieldForm = ({ field, required }: Detail): z.ZodMiniType =>
  required === true
    ? z.pipe(
        FIELDS[field],
        z.custom((value) => value !== null, { error: () => missing(field) }),
      )
    : FIELDS[field];

/** The details of a code as the API takes them. */
function detailForm(code: DetailedCode): z.ZodMiniType<Parsed, DetailValues> {
  const details = detailsOf(code);
  const shape = Object.fromEntries(details.map((detail) => [detail.field, fieldForm(detail)]));
  return z.object(shape).check(z.superRefine(checkTogether(details), ALWAYS)) as unknown as z.ZodMiniType<
    Parsed,
    DetailValues
  >;
}

/** Details by code; null for a code that is not requested. */
export const accessorialDetailsForm = z.object(
  Object.fromEntries(DETAILED_CODES.map((code) => [code, z.nullable(detailForm(code))])) as unknown as Record<
    DetailedCode,
    z.ZodMiniType<Parsed | null, DetailValues | null>
  >,
);

/** Requested codes with their details: a code without filled details is sent alone. */
export function withDetails(
  codes: readonly AccessorialCode[],
  details: Partial<Record<AccessorialCode, Parsed | null>>,
): (AccessorialCode | ({ code: AccessorialCode } & Parsed))[] {
  return codes.map((code) => {
    const filled = Object.entries(details[code] ?? {}).filter(([, value]) => value !== null && value !== false);
    return filled.length === 0 ? code : { code, ...(Object.fromEntries(filled) as Parsed) };
  });
}
