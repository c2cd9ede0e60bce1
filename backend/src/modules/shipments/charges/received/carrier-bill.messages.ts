import { type MessageCheck, messageCheck } from '../../../../platform/messages/message-check.js';

/** Preliminary freight charges of the DSDC standard; only the properties that we read. */
export interface PreliminaryCharges {
  pfc: { uniqueID: string; date: string; isTest: boolean };
  referenceNumbers: { pro: string; shipmentId?: string; bol?: string[] };
  charges: {
    grossCharges: number;
    discountAmount: number;
    fuelSurchargeAmount: number;
    preliminaryTotalCharges: number;
    currencyType: string;
    changeLog?: { eventCode?: string }[];
    tareWeightAmount?: unknown;
    deficitWeight?: unknown;
    class?: unknown;
  };
  shipmentTotals: { grossWeight: unknown; weightUnit: unknown };
  commodities: { handlingUnits: unknown[] };
}

/** Invoice of the DSDC standard; only the properties that we read. */
export interface CarrierInvoice {
  uniqueID: string;
  shipmentID: string;
  DOT: string;
  MC: string;
  invoiceHeader: {
    invoiceNumber: string;
    invoiceDate: string;
    invoiceAmount: { value: string; currencyCode?: string };
    paymentDueDate?: string;
  };
  invoiceCharges: InvoiceCharge[];
}

/** Charges of items and handling units have an id, and can describe the freight that was billed. */
export interface InvoiceCharge {
  chargeCode: string;
  chargeDescription?: string;
  cost?: { value?: string };
  itemId?: unknown;
  handlingUnitId?: unknown;
  freightClassCode?: unknown;
  weight?: unknown;
}

const filled = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const currency = { type: 'string', pattern: '^[A-Z]{3}$' };
const object = (required: readonly string[], properties: object = {}) => ({ type: 'object', required, properties });
const place = object(['account', 'name', 'address1', 'city', 'stateProvince', 'postalCode', 'country']);
/** Largest amount in major units. */
const AMOUNT_MAX = 10_000_000;

/** What the standard requires (PreliminaryFreightCharge); `pfc.function` is in `pfc.header` in its example. */
export const PRELIMINARY_CHARGES_SCHEMA = object(
  ['pfc', 'payment', 'shipmentTotals', 'referenceNumbers', 'origin', 'destination', 'billTo', 'commodities', 'charges'],
  {
    pfc: object(['uniqueID', 'date', 'version', 'isTest'], {
      uniqueID: filled(100),
      date: filled(40),
      version: { type: 'string' },
      isTest: { type: 'boolean' },
    }),
    payment: object(['terms'], { terms: { type: 'string' } }),
    shipmentTotals: object(['pickupDate', 'grossWeight', 'weightUnit', 'handlingUnits']),
    referenceNumbers: object(['pro'], {
      pro: filled(60),
      shipmentId: { type: 'string', maxLength: 60 },
      bol: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 60 } },
    }),
    origin: place,
    destination: place,
    billTo: place,
    commodities: object(['handlingUnits'], { handlingUnits: { type: 'array' } }),
    charges: object(
      [
        'grossCharges',
        'discountAmount',
        'discountPercent',
        'fuelSurchargePercent',
        'fuelSurchargeAmount',
        'currencyType',
        'preliminaryTotalCharges',
      ],
      {
        preliminaryTotalCharges: { type: 'number', minimum: -AMOUNT_MAX, maximum: AMOUNT_MAX },
        currencyType: currency,
        changeLog: { type: 'array', items: object([], { eventCode: { type: 'string' } }) },
      },
    ),
  },
);

/** What the standard requires (Invoice), and an amount. */
export const INVOICE_SCHEMA = object(['uniqueID', 'shipmentID', 'DOT', 'MC', 'invoiceHeader', 'invoiceCharges'], {
  uniqueID: filled(100),
  shipmentID: filled(60),
  DOT: { type: 'string' },
  MC: { type: 'string' },
  invoiceHeader: object(
    ['consignor', 'consignee', 'billingParty', 'terms', 'invoiceNumber', 'invoiceDate', 'invoiceAmount'],
    {
      consignor: { type: 'object' },
      consignee: { type: 'object' },
      billingParty: { type: 'object' },
      terms: { type: 'object' },
      invoiceNumber: filled(100),
      invoiceDate: { type: 'string', maxLength: 40 },
      paymentDueDate: { type: 'string', maxLength: 40 },
      invoiceAmount: object(['value'], {
        value: { type: 'string', pattern: String.raw`^-?([0-9]{1,8}([.][0-9]{1,8})?|[.][0-9]{1,8})$` },
        currencyCode: currency,
      }),
    },
  ),
  invoiceCharges: {
    type: 'array',
    maxItems: 1_000,
    items: object(['chargeType', 'chargeCode', 'chargeUnitCode'], {
      chargeType: { enum: ['BASE_CHARGE', 'ITEM_CHARGE', 'HANDLING_UNIT_CHARGE'] },
      chargeCode: { type: 'string' },
      chargeUnitCode: { enum: ['FLAT', 'UNIT_RATE'] },
      chargeDescription: { type: 'string' },
      cost: object([], { value: { type: 'string' } }),
    }),
  },
});

export const isPreliminaryCharges: MessageCheck<PreliminaryCharges> = messageCheck(PRELIMINARY_CHARGES_SCHEMA);
export const isCarrierInvoice: MessageCheck<CarrierInvoice> = messageCheck(INVOICE_SCHEMA);
