import type { AccessorialCode } from '../codes.js';

/** Input of a detail: how a form asks for it and how the API validates it. */
export type DetailKind =
  'money' | 'address' | 'choice' | 'yesNo' | 'date' | 'time' | 'contact' | 'text' | 'count' | 'placeType';

/** Detail fields of all accessorials. */
export const DETAIL_FIELDS = [
  'amount',
  'remitTo',
  'feeTerms',
  'checkAccepted',
  'date',
  'from',
  'to',
  'contact',
  'confirmationNumber',
  'pieces',
  'type',
  'endDate',
  'placeType',
] as const;
export type DetailField = (typeof DETAIL_FIELDS)[number];

/** When a detail is required: always, never, or if another field of the accessorial has this value. */
export type DetailRequired = boolean | { readonly field: DetailField; readonly is: string };

/** One detail of an accessorial. */
export interface AccessorialDetail {
  readonly field: DetailField;
  readonly kind: DetailKind;
  readonly required: DetailRequired;
  /** Values of a `choice`. */
  readonly choices?: readonly string[];
  /** Path below `accessorials` of the DSDC eBOL 2.1.0. Absent if the standard has no field; the detail is then sent as an instruction. */
  readonly ebol?: string;
  /** Name in the special instructions of the eBOL, for details without a field. */
  readonly instruction?: string;
}

/** Values of `choice` details, with the words of the DSDC eBOL 2.1.0. */
const EBOL_WORDS: Readonly<Record<string, string>> = {
  prepaid: 'Prepaid',
  collect: 'Collect',
  on: 'Deliver On Date',
  on_or_after: 'Deliver On or After Date',
  by: 'Deliver By Date',
  window: 'Delivery Window',
};

export const COD_FEE_TERMS = ['prepaid', 'collect'] as const;
/** The four time-critical services of the DSDC eBOL 2.1.0. */
export const TIME_CRITICAL_TYPES = ['on', 'on_or_after', 'by', 'window'] as const;

const PIECES = (ebol: string): readonly AccessorialDetail[] => [
  { field: 'pieces', kind: 'count', required: true, ebol },
];

const APPOINTMENT = (side: 'pickup' | 'delivery'): readonly AccessorialDetail[] => [
  { field: 'date', kind: 'date', required: true, ebol: `appointmentDetails.${side}.start` },
  { field: 'from', kind: 'time', required: false, ebol: `appointmentDetails.${side}.start` },
  { field: 'to', kind: 'time', required: false, ebol: `appointmentDetails.${side}.end` },
  { field: 'contact', kind: 'contact', required: false, instruction: `Appointment contact at ${side}` },
  { field: 'confirmationNumber', kind: 'text', required: false, instruction: `Appointment confirmation at ${side}` },
];

/**
 * The details that accessorials need, by code. Form, validation and eBOL derive from this table. Required details follow the "Required when"
 * rules of the DSDC eBOL 2.1.0. HAZ needs no details of its own: its emergency contact comes from the hazardous material.
 */
export const ACCESSORIAL_DETAILS: Readonly<Partial<Record<AccessorialCode, readonly AccessorialDetail[]>>> = {
  APTD: APPOINTMENT('delivery'),
  APTP: APPOINTMENT('pickup'),
  COD: [
    { field: 'amount', kind: 'money', required: true, ebol: 'cod.amount' },
    { field: 'feeTerms', kind: 'choice', required: true, choices: COD_FEE_TERMS, ebol: 'cod.terms' },
    { field: 'remitTo', kind: 'address', required: true, ebol: 'cod.remitTo' },
    { field: 'checkAccepted', kind: 'yesNo', required: false, ebol: 'cod.customerCheckAcceptable' },
  ],
  FVC: [{ field: 'amount', kind: 'money', required: true, ebol: 'fullValueCoverageDetails.monetaryValue' }],
  LTDAD: [{ field: 'placeType', kind: 'placeType', required: false, ebol: 'limitedAccessType.destination' }],
  LTDAP: [{ field: 'placeType', kind: 'placeType', required: false, ebol: 'limitedAccessType.origin' }],
  MARK: PIECES('markDetails.pieces'),
  SRT: PIECES('sortAndSegregateDetails.pieces'),
  TCS: [
    { field: 'type', kind: 'choice', required: true, choices: TIME_CRITICAL_TYPES, ebol: 'timeCriticalDetails.type' },
    { field: 'date', kind: 'date', required: true, ebol: 'timeCriticalDetails.date.start' },
    { field: 'from', kind: 'time', required: false, ebol: 'timeCriticalDetails.date.start' },
    {
      field: 'endDate',
      kind: 'date',
      required: { field: 'type', is: 'window' },
      ebol: 'timeCriticalDetails.date.end',
    },
    { field: 'to', kind: 'time', required: false, ebol: 'timeCriticalDetails.date.end' },
  ],
};

/** The details of an accessorial; empty for codes without details. */
export function detailsOf(code: string): readonly AccessorialDetail[] {
  return ACCESSORIAL_DETAILS[code as AccessorialCode] ?? [];
}

/** Whether the detail is required, given the values of the accessorial. */
export function isRequired({ required }: AccessorialDetail, values: Readonly<Record<string, unknown>>): boolean {
  return typeof required === 'boolean' ? required : values[required.field] === required.is;
}

/** The standard's word for a value of a `choice`. */
export function ebolWord(choice: string): string {
  return EBOL_WORDS[choice] ?? choice;
}
