import { messageCheck } from '../../../../../platform/messages/message-check.js';
import { ACCESSORIAL_CODES, FREIGHT_CLASS_NAMES } from '../../../../../kernel/codes.js';
import type { EbolResponse, EbolMessageStatus, EbolRequest } from './ebol.messages.js';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const filled = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const object = (required: readonly string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const count = { type: 'integer', minimum: 1 };

const party = object(['name', 'address1', 'city', 'stateProvince', 'postalCode', 'country', 'contact'], {
  account: filled(50),
  name: filled(60),
  address1: filled(60),
  address2: text(60),
  city: filled(60),
  stateProvince: { type: 'string', pattern: '^[A-Z]{2}$' },
  postalCode: { type: 'string', pattern: String.raw`^(\d{5}(-\d{4})?|[A-Z]\d[A-Z]\d[A-Z]\d)$` },
  country: { enum: ['USA', 'CAN'] },
  contact: object(['phone'], {
    phone: { type: 'string', pattern: String.raw`^\d{10}$` },
    phoneExt: filled(6),
    name: filled(100),
    email: filled(254),
  }),
});

/** Customs broker (CustomsBroker of the standard): its contact is optional. */
const broker = {
  ...party,
  required: ['type', ...party.required.filter((name) => name !== 'contact')],
  properties: { type: { enum: ['Import', 'Export'] }, ...party.properties },
};

const lineItem = {
  ...object(['description', 'weight', 'pieces', 'packagingType', 'classification', 'stackable', 'hazardous'], {
    description: filled(200),
    weight: count,
    weightUnit: { const: 'Pounds' },
    pieces: count,
    packagingType: { type: 'string', pattern: '^[A-Z]{3}$' },
    classification: { enum: FREIGHT_CLASS_NAMES },
    nmfc: filled(10),
    nmfcSub: filled(10),
    stackable: { type: 'boolean' },
    hazardous: { type: 'boolean' },
    hazardousDescription: filled(400),
    hazardousDetails: object(['class', 'unnaNumber', 'propername'], {
      class: filled(10),
      unnaNumber: filled(10),
      propername: filled(200),
      technicalName: filled(200),
      packingGroup: filled(5),
      contractNumber: filled(50),
    }),
  }),
  if: { type: 'object', properties: { hazardous: { const: true } } },
  then: { type: 'object', required: ['hazardousDescription', 'hazardousDetails'] },
};

const handlingUnit = object(['count', 'type', 'weight', 'lineItems'], {
  count,
  type: { type: 'string', pattern: '^[A-Z]{3}$' },
  weight: count,
  weightUnit: { const: 'Pounds' },
  length: count,
  width: count,
  height: count,
  dimensionsUnit: { const: 'Inches' },
  stackable: { type: 'boolean' },
  lineItems: { type: 'array', minItems: 1, items: lineItem },
});

const moment = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000$` };
const amount = { type: 'string', pattern: String.raw`^\d+\.\d{2}$` };
const currency = { enum: ['USD', 'CAD'] };
const period = object(['start'], { start: moment, end: moment });
const pieces = object(['pieces'], { pieces: count });

/** The rule "required when accessorials.codes includes ...", from the prose of the standard. */
const requiredWith = (code: string, details: string, part?: string) => ({
  if: { type: 'object', properties: { codes: { type: 'array', contains: { const: code } } } },
  then: {
    type: 'object',
    required: [details],
    ...(part === undefined ? {} : { properties: { [details]: { type: 'object', required: [part] } } }),
  },
});

const accessorials = {
  ...object(['codes'], {
    codes: { type: 'array', items: { enum: ACCESSORIAL_CODES } },
    hazardousDetails: object(['emergencyContact'], {
      emergencyContact: object(['phone'], {
        name: filled(100),
        phone: { type: 'string', pattern: String.raw`^\d{10}$` },
      }),
    }),
    cod: object(['amount', 'terms', 'remitTo'], {
      amount,
      currency,
      terms: { enum: ['Prepaid', 'Collect'] },
      customerCheckAcceptable: { type: 'boolean' },
      remitTo: object(['name', 'address1', 'city', 'stateProvince', 'postalCode', 'country'], {
        name: filled(60),
        address1: filled(60),
        address2: text(60),
        city: filled(60),
        stateProvince: { type: 'string', pattern: '^[A-Z]{2}$' },
        postalCode: filled(10),
        country: { enum: ['USA', 'CAN'] },
      }),
    }),
    fullValueCoverageDetails: object(['monetaryValue'], { monetaryValue: amount, currency }),
    markDetails: pieces,
    sortAndSegregateDetails: pieces,
    limitedAccessType: object([], { origin: filled(60), destination: filled(60) }),
    timeCriticalDetails: {
      ...object(['type', 'date'], {
        type: { enum: ['Deliver On Date', 'Deliver On or After Date', 'Deliver By Date', 'Delivery Window'] },
        date: period,
      }),
      if: { type: 'object', properties: { type: { const: 'Delivery Window' } } },
      then: { type: 'object', properties: { date: { type: 'object', required: ['end'] } } },
    },
    appointmentDetails: object([], { pickup: period, delivery: period }),
  }),
  allOf: [
    requiredWith('APTD', 'appointmentDetails', 'delivery'),
    requiredWith('APTP', 'appointmentDetails', 'pickup'),
    requiredWith('COD', 'cod'),
    requiredWith('FVC', 'fullValueCoverageDetails'),
    requiredWith('HAZ', 'hazardousDetails'),
    requiredWith('MARK', 'markDetails'),
    requiredWith('SRT', 'sortAndSegregateDetails'),
    requiredWith('TCS', 'timeCriticalDetails'),
  ],
};

const anyHazardousLine = {
  type: 'object',
  properties: {
    commodities: {
      type: 'object',
      properties: {
        handlingUnits: {
          type: 'array',
          contains: {
            type: 'object',
            properties: {
              lineItems: {
                type: 'array',
                contains: { type: 'object', properties: { hazardous: { const: true } } },
              },
            },
          },
        },
      },
    },
  },
};

const requestBody = object(
  [
    'version',
    'bol',
    'images',
    'referenceNumbers',
    'payment',
    'commodities',
    'shipmentTotals',
    'origin',
    'destination',
    'billTo',
  ],
  {
    version: { const: '2.1.0' },
    bol: object(['requestedPickupDate', 'function', 'isTest', 'requestorRole'], {
      requestedPickupDate: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000$` },
      function: { enum: ['Create', 'Update'] },
      isTest: { type: 'boolean' },
      requestorRole: { enum: ['Shipper', 'Consignee', 'Third Party'] },
      specialInstructions: filled(2_000),
    }),
    images: object(['includeBol', 'includeShippingLabels'], {
      includeBol: { type: 'boolean' },
      includeShippingLabels: { type: 'boolean' },
      shippingLabels: object(['format', 'quantity', 'position'], {
        format: { const: 'Zebra' },
        quantity: count,
        position: { const: 1 },
      }),
    }),
    referenceNumbers: object(['shipmentId', 'bol'], {
      pro: filled(15),
      quoteId: filled(50),
      shipmentId: filled(12),
      bol: { type: 'array', items: filled(17), minItems: 1 },
      po: { type: 'array', items: object(['number'], { number: filled(50) }) },
      additionalReferences: {
        type: 'array',
        items: object(['name', 'value'], { name: filled(50), value: filled(50) }),
      },
    }),
    payment: object(['terms'], { terms: { enum: ['Prepaid', 'Collect', 'Third Party'] } }),
    commodities: object(['lineItemLayout', 'handlingUnits', 'lineItems'], {
      lineItemLayout: { const: 'Nested' },
      handlingUnits: { type: 'array', minItems: 1, items: handlingUnit },
      lineItems: { type: 'array', maxItems: 0 },
    }),
    shipmentTotals: object(['grossWeight', 'handlingUnits'], {
      grossWeight: count,
      weightUnit: { const: 'Pounds' },
      handlingUnits: count,
      linearLength: count,
      dimensionsUnit: { const: 'Inches' },
      cube: count,
      cubeDimensionsUnit: { const: 'Feet' },
      declaredValue: { type: 'integer', minimum: 0 },
      currency: { enum: ['USD', 'CAD'] },
    }),
    accessorials,
    origin: party,
    destination: party,
    billTo: party,
    customsBroker: broker,
  },
);

/** Schema of our request (BOL_Request of the standard, without additional fields). */
const EBOL_REQUEST_SCHEMA = {
  ...requestBody,
  if: anyHazardousLine,
  then: {
    type: 'object',
    required: ['accessorials'],
    properties: { accessorials: { type: 'object', required: ['hazardousDetails'] } },
  },
};

const status = {
  type: 'object',
  properties: {
    status: text(20),
    code: { anyOf: [text(20), { type: 'integer' }] },
    message: text(2_000),
    resolution: text(2_000),
  },
};

/** Schema of the fields we use of a BOL_Response; additional fields are allowed. */
const EBOL_ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    referenceNumbers: { type: 'object', properties: { pro: text(20), shipmentConfirmationNumber: text(50) } },
    images: { type: 'object', properties: { bol: { type: 'string' }, shippingLabels: { type: 'string' } } },
    messageStatus: status,
  },
};

/** Body of a 400 response: a list of Result_Status_Codes. */
const EBOL_PROBLEMS_SCHEMA = { type: 'array', minItems: 1, items: status };

/** Validates a bill of lading. */
export const isEbolRequest = messageCheck<EbolRequest>(EBOL_REQUEST_SCHEMA);
/** Validates a response. */
export const isEbolResponse = messageCheck<EbolResponse>(EBOL_ANSWER_SCHEMA);
/** Validates a list of errors of a bill of lading. */
export const isEbolProblems = messageCheck<EbolMessageStatus[]>(EBOL_PROBLEMS_SCHEMA);
