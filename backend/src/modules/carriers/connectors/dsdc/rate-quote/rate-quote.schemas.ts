import { EQUIPMENT, FREIGHT_CLASS_NAMES } from '../../../../../kernel/codes.js';
import type { ErrorObject } from 'ajv';
import { messageCheck } from '../../../../../platform/messages/message-check.js';
import type { RateQuoteResponse, RateQuoteRequest } from './rate-quote.messages.js';

/** Maximum plausible charge, in dollars. No truckload within North America costs as much. */
const CHARGE_MAX = 1_000_000;

const text = (maxLength: number) => ({ type: 'string', maxLength });
const date = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };
const side = { type: 'number', exclusiveMinimum: 0 };

const commodity = {
  type: 'object',
  additionalProperties: false,
  required: ['operation', 'quantity', 'weight', 'weightUnit', 'dimensionsUnit'],
  properties: {
    operation: { enum: ['PICKUP', 'DROP'] },
    classification: { enum: [...FREIGHT_CLASS_NAMES, 'Not required'] },
    description: text(200),
    quantity: { type: 'integer', minimum: 1 },
    weight: { type: 'number', exclusiveMinimum: 0 },
    weightUnit: { enum: ['Pounds', 'Kilograms'] },
    height: side,
    length: side,
    width: side,
    dimensionsUnit: { enum: ['Inches', 'Centimeters'] },
    stackable: { type: 'boolean' },
    hazardous: { type: 'boolean' },
  },
};

const address = {
  type: 'object',
  additionalProperties: false,
  required: ['stopType', 'sequenceNumber', 'country', 'postalCode'],
  properties: {
    stopType: { enum: ['Origin', 'Intermediate', 'Destination'] },
    sequenceNumber: { type: 'integer', minimum: 1 },
    name: text(60),
    address1: text(60),
    address2: text(60),
    city: text(60),
    state: { type: 'string', pattern: '^[A-Z]{2}$' },
    country: { enum: ['USA', 'CAN'] },
    postalCode: { type: 'string', pattern: String.raw`^(\d{5}(-\d{4})?|[A-Z]\d[A-Z]\d[A-Z]\d)$` },
    commodities: { type: 'array', items: commodity },
  },
};

/** Schema of our request (RateQuoteRequest of the standard, without additional fields). */
const REQUEST_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['pickupDate', 'address'],
  properties: {
    customerId: text(50),
    pickupDate: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'startDate', 'endDate'],
      properties: { type: { const: 'FLEXIBLE' }, startDate: date, endDate: date },
    },
    deliveryDate: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'startDate'],
      properties: { type: { const: 'FIXED' }, startDate: date },
    },
    mode: { type: 'array', minItems: 1, items: { enum: ['LTL', 'FTL'] } },
    address: { type: 'array', minItems: 2, items: address },
    referenceNumbers: { type: 'object', additionalProperties: false, properties: { uniqueQuoteReferenceId: text(50) } },
    ratingContextAdditionalServices: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['key', 'value'],
        properties: { key: text(40), context: text(100), value: text(10) },
      },
    },
    equipment: {
      type: 'object',
      additionalProperties: false,
      properties: {
        type: { type: 'array', items: { enum: EQUIPMENT } },
        temperatureControlled: { type: 'boolean' },
        temperatureMin: { type: 'number' },
        temperatureMax: { type: 'number' },
      },
    },
    payment: {
      type: 'object',
      additionalProperties: false,
      properties: {
        terms: { enum: ['Prepaid', 'Collect', 'Third Party'] },
        payers: { enum: ['Shipper', 'Consignee', 'Third Party'] },
      },
    },
  },
};

/**
 * Schema of a response (RateQuoteResponse). All fields are optional in the standard; we require the mode, and code and amount of each charge.
 * Unknown fields are ignored.
 */
const ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    uniqueQuoteReferenceId: text(100),
    carrierResult: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['mode'],
        properties: {
          mode: text(20),
          quote: { type: 'object', properties: { id: text(50), quoteValidUntil: date } },
          charges: {
            type: 'array',
            maxItems: 50,
            items: {
              type: 'object',
              required: ['code', 'amount'],
              properties: {
                code: text(50),
                description: text(300),
                amount: { type: 'number', minimum: -CHARGE_MAX, maximum: CHARGE_MAX },
                currency: { enum: ['USD', 'CAD'] },
              },
            },
          },
        },
      },
    },
    messageStatus: { type: 'object', properties: { status: text(20), code: text(50), message: text(1_000) } },
  },
};

/** Validates a request; `errors` has the errors of the last invalid one. */
export const isRateQuoteRequest = messageCheck<RateQuoteRequest>(REQUEST_SCHEMA);

/** Validates a response. */
export const isRateQuoteResponse = messageCheck<RateQuoteResponse>(ANSWER_SCHEMA);

/** The first validation error, without any value of the message: `/carrierResult/0/charges/1/amount must be >= 0`. */
export function firstProblem(errors: ErrorObject[] | null | undefined): string {
  const [error] = errors ?? [];
  return error === undefined
    ? 'it does not fit'
    : `${error.instancePath || 'the message'} ${error.message ?? 'does not fit'}`;
}
