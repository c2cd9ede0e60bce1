import type { Segment } from '../domain/x12/segments.js';

/** Charge codes of X12 (data element 150) by the spellings that the audit knows. Others stay as the carrier writes them. */
const CHARGES: Readonly<Record<string, string>> = {
  400: 'LINEHAUL',
  405: 'FUEL',
  FUE: 'FUEL',
  FSC: 'FUEL',
  LHS: 'LINEHAUL',
  DSC: 'DISCOUNT',
  DIS: 'DISCOUNT',
};
const DEFAULT_CURRENCY = 'USD';
const CENTS = 100;

/** What a 210 says. */
export interface InvoiceMessage {
  readonly scac: string;
  readonly number: string;
  /** The shipper's reference. */
  readonly shipment: string;
  /** PRO and BOL numbers, in order of preference. */
  readonly references: readonly string[];
  /** The invoice in the form of the DSDC standard, which the invoice audit reads. */
  readonly invoice: object;
}

const dateOf = (date: string): string => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;

/** An amount with two implied decimals: `12345` is 123.45. */
function amountOf(value: string): string {
  const cents = Number(value);
  return `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / CENTS)}.${String(Math.abs(cents) % CENTS).padStart(2, '0')}`;
}

/** Charges of the L1 segments. An L1 without a code is freight if it is rated, else an unknown charge. */
function chargesOf(segments: readonly Segment[]): object[] {
  return segments
    .filter(([id, , , , charge = '']) => id === 'L1' && charge !== '')
    .map((segment) => {
      const [, , rate = '', , charge = '', , , , code = ''] = segment;
      const description = segment[12] ?? '';
      const known = CHARGES[code] ?? (code === '' ? (rate === '' ? 'OTHR' : 'LINEHAUL') : code);
      return {
        chargeType: 'BASE_CHARGE',
        chargeCode: known,
        chargeUnitCode: 'FLAT',
        ...(description !== '' && { chargeDescription: description }),
        cost: { value: amountOf(charge) },
      };
    });
}

/** Reads the segments of a 210. */
export function readInvoice(segments: readonly Segment[]): InvoiceMessage {
  const begin = segments.find(([id]) => id === 'B3') ?? [];
  const [, , number = '', shipment = '', , , date = '', net = '0', , , , scac = ''] = begin;
  const currency = segments.find(([id]) => id === 'C3')?.[1] ?? DEFAULT_CURRENCY;
  const referenced = (qualifier: string) =>
    segments.filter(([id, given]) => id === 'N9' && given === qualifier).map((segment) => segment[2] ?? '');
  const references = [...referenced('CN'), ...referenced('BM'), ...referenced('SI')].filter((value) => value !== '');
  return {
    scac,
    number,
    shipment,
    references,
    invoice: {
      uniqueID: `${scac}-${number}`,
      shipmentID: shipment || references[0] || number,
      DOT: '',
      MC: '',
      invoiceHeader: {
        consignor: {},
        consignee: {},
        billingParty: {},
        terms: {},
        invoiceNumber: number,
        invoiceDate: dateOf(date),
        invoiceAmount: { value: amountOf(net), currencyCode: currency },
      },
      invoiceCharges: chargesOf(segments),
    },
  };
}
