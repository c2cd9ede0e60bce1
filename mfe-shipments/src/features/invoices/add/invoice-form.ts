import { FREIGHT_CLASSES, parseMoney } from '@lading/trade';
import { localDate, oneLine, optionalText, requiredInput, requiredText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { parseSigned } from '../../../shared/parse-signed';

export const LINES_MAX = 100;
const REFERENCE_MAX = 30;
const NUMBER_MAX = 100;

/** Charges to choose from; others are entered as "Other charge" with their description. */
export const CHARGE_CODES = [
  'LINEHAUL',
  'DISCOUNT',
  'FUEL',
  'MINIMUM',
  'DEFICIT',
  'LFTP',
  'LFTD',
  'RES',
  'REP',
  'LTDAD',
  'LTDAP',
  'IDL',
  'MNC',
  'APTD',
  'HAZ',
  'OVR',
  'DET',
  'RDL',
  'STG',
  'RCC',
  'RWE',
  'RCL',
  'TAX',
  'OTHR',
] as const;

const missingAmount = () => t`Enter the amount.`;
const reference = () => optionalText(oneLine({ max: REFERENCE_MAX }));

export const invoiceForm = z.object({
  number: requiredText(oneLine({ min: 1, max: NUMBER_MAX, missing: () => t`Enter the invoice number.` })),
  billedOn: localDate(),
  dueOn: optionalText(localDate()),
  scac: z.pipe(
    optionalText(
      z.string().check(z.regex(/^[A-Za-z]{2,4}$/, { error: () => t`Enter a SCAC of two to four letters.` })),
    ),
    z.transform((scac) => scac?.toUpperCase() ?? null),
  ),
  proNumber: reference(),
  bolNumber: reference(),
  shipmentNumber: reference(),
  weight: z.pipe(
    optionalText(z.string().check(z.regex(/^[1-9][\d,]{0,8}$/, { error: () => t`Enter whole pounds.` }))),
    z.transform((weight) => (weight === null ? null : Number(weight.replaceAll(',', '')))),
  ),
  freightClass: optionalText(z.enum(FREIGHT_CLASSES)),
  currency: z.enum(['USD', 'CAD']),
  total: requiredInput(parseMoney, z.int(), missingAmount),
  lines: z.array(
    z.object({
      code: z.enum(CHARGE_CODES),
      description: z.pipe(
        optionalText(oneLine({ max: 200 })),
        z.transform((text) => text ?? undefined),
      ),
      amount: requiredInput(parseSigned, z.int(), missingAmount),
    }),
  ),
});

export type InvoiceValues = z.input<typeof invoiceForm>;

export const EMPTY_INVOICE: InvoiceValues = {
  number: '',
  billedOn: '',
  dueOn: '',
  scac: '',
  proNumber: '',
  bolNumber: '',
  shipmentNumber: '',
  weight: '',
  freightClass: '',
  currency: 'USD',
  total: '',
  lines: [{ code: 'LINEHAUL', description: '', amount: '' }],
};
