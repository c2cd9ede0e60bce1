import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';

/** A line of a price, in whole units of the currency. Optional ones are not in the price. */
export interface ChrRate {
  totalRate?: number | null;
  rateCode?: string | null;
  rateCodeValue?: string | null;
  currencyCode?: string | null;
  isOptional?: boolean | null;
}

/** A price, of one carrier if it is named. */
export interface ChrQuote {
  quoteId: number;
  carrier?: { carrierCode?: string | null; carrierName?: string | null; scac?: string | null } | null;
  totalCharge: number;
  quoteExpirationDate?: string | null;
  transit?: {
    minimumTransitDays?: number | null;
    maximumTransitDays?: number | null;
    originService?: string | null;
    destinationService?: string | null;
  } | null;
  rates?: ChrRate[] | null;
  transportModeType?: string | null;
}

/** Response of `POST /v1/quotes`. */
export interface QuoteAnswer {
  quoteSummaries: ChrQuote[];
}

const text = { type: ['string', 'null'], maxLength: 500 };
const days = { type: ['number', 'null'], minimum: 0, maximum: 365 };
const amount = { type: 'number', minimum: -10_000_000, maximum: 10_000_000 };

export const isQuoteAnswer: MessageCheck<QuoteAnswer> = messageCheck({
  type: 'object',
  required: ['quoteSummaries'],
  properties: {
    quoteSummaries: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['quoteId', 'totalCharge'],
        properties: {
          quoteId: { type: 'integer', minimum: 1 },
          carrier: { type: ['object', 'null'], properties: { carrierCode: text, carrierName: text, scac: text } },
          totalCharge: amount,
          quoteExpirationDate: text,
          transit: {
            type: ['object', 'null'],
            properties: {
              minimumTransitDays: days,
              maximumTransitDays: days,
              originService: text,
              destinationService: text,
            },
          },
          rates: {
            type: ['array', 'null'],
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                totalRate: { ...amount, type: ['number', 'null'] },
                rateCode: text,
                rateCodeValue: text,
                currencyCode: text,
                isOptional: { type: ['boolean', 'null'] },
              },
            },
          },
          transportModeType: text,
        },
      },
    },
  },
});
