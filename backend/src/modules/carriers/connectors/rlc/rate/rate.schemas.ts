import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';
import { ANSWER, type RlcAnswer } from '../rlc-answer.js';

/** A line of a price. Amounts are texts such as `$1,124.72`. */
export interface RlcCharge {
  Type?: string | null;
  Title?: string | null;
  Amount?: string | null;
}

/** A price for one service level. `Charge`: what the level costs in addition to standard service, and its gross price for that. */
export interface RlcServiceLevel {
  Code: string;
  Name?: string | null;
  QuoteNumber?: string | null;
  ServiceDays?: number | null;
  NetCharge: string;
}

/** Response of `POST /RateQuote`. */
export interface RateQuoteAnswer extends RlcAnswer {
  RateQuote: {
    Charges?: RlcCharge[] | null;
    ServiceLevels: RlcServiceLevel[];
    IsDirect?: boolean | null;
    CategorizedMessages?: { TransitMessages?: string[] | null; RatesMessages?: string[] | null } | null;
  };
}

/** Response of `POST /TransitTimes`. */
export interface TransitTimesAnswer extends RlcAnswer {
  Destinations: { ServiceDays?: number | null }[];
}

const text = { type: ['string', 'null'], maxLength: 1_000 };
const texts = { type: ['array', 'null'], maxItems: 100, items: text };
const days = { type: ['integer', 'null'], minimum: 0, maximum: 365 };

export const isRateQuoteAnswer: MessageCheck<RateQuoteAnswer> = messageCheck({
  type: 'object',
  required: ['RateQuote'],
  properties: {
    ...ANSWER,
    RateQuote: {
      type: 'object',
      required: ['ServiceLevels'],
      properties: {
        Charges: {
          type: ['array', 'null'],
          maxItems: 500,
          items: { type: 'object', properties: { Type: text, Title: text, Amount: text } },
        },
        ServiceLevels: {
          type: 'array',
          maxItems: 20,
          items: {
            type: 'object',
            required: ['Code', 'NetCharge'],
            properties: {
              Code: { type: 'string', maxLength: 40 },
              Name: text,
              QuoteNumber: { type: ['string', 'null'], maxLength: 50 },
              ServiceDays: days,
              NetCharge: { type: 'string', maxLength: 40 },
            },
          },
        },
        IsDirect: { type: ['boolean', 'null'] },
        CategorizedMessages: { type: ['object', 'null'], properties: { TransitMessages: texts, RatesMessages: texts } },
      },
    },
  },
});

export const isTransitTimesAnswer: MessageCheck<TransitTimesAnswer> = messageCheck({
  type: 'object',
  required: ['Destinations'],
  properties: {
    ...ANSWER,
    Destinations: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: { type: 'object', properties: { ServiceDays: days } },
    },
  },
});
