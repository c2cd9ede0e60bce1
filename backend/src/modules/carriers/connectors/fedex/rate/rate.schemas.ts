import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';
import { type FedexNotice, NOTICES } from '../fedex-answer.js';

export interface FedexSurcharge {
  type?: string | null;
  description?: string | null;
  /** In whole units of the currency, such as dollars. */
  amount: number;
}

/** Totals of a price for one kind of rates. */
export interface FedexPrice {
  rateType?: string | null;
  quoteNumber?: string | null;
  /** Freight, surcharges and taxes. */
  totalNetCharge: number;
  /** Freight and surcharges. */
  totalNetFedExCharge?: number | null;
  currency?: string | null;
  shipmentRateDetail?: { currency?: string | null; surCharges?: FedexSurcharge[] | null } | null;
}

/** A service with its price. The description has one price, its examples of other interfaces a list. */
export interface FedexOffer {
  serviceType: string;
  serviceName?: string | null;
  customerMessages?: FedexNotice[] | null;
  ratedShipmentDetails: FedexPrice | FedexPrice[];
  commit?: {
    daysInTransit?: string | null;
    guaranteedType?: string | null;
    transitDays?: { minimumTransitTime?: string | null } | null;
  } | null;
}

/** Response of `POST /rate/v1/freight/rates/quotes`. */
export interface RateAnswer {
  output: { rateReplyDetails: FedexOffer[]; alerts?: FedexNotice[] | null };
}

const text = { type: ['string', 'null'], maxLength: 1_000 };
const amount = { type: 'number', minimum: -10_000_000, maximum: 10_000_000 };

const price = {
  type: 'object',
  required: ['totalNetCharge'],
  properties: {
    rateType: text,
    quoteNumber: { type: ['string', 'null'], maxLength: 50 },
    totalNetCharge: amount,
    totalNetFedExCharge: { ...amount, type: ['number', 'null'] },
    currency: text,
    shipmentRateDetail: {
      type: ['object', 'null'],
      properties: {
        currency: text,
        surCharges: {
          type: ['array', 'null'],
          maxItems: 200,
          items: { type: 'object', required: ['amount'], properties: { type: text, description: text, amount } },
        },
      },
    },
  },
};

export const isRateAnswer: MessageCheck<RateAnswer> = messageCheck({
  type: 'object',
  required: ['output'],
  properties: {
    output: {
      type: 'object',
      required: ['rateReplyDetails'],
      properties: {
        rateReplyDetails: {
          type: 'array',
          maxItems: 50,
          items: {
            type: 'object',
            required: ['serviceType', 'ratedShipmentDetails'],
            properties: {
              serviceType: { type: 'string', maxLength: 60 },
              serviceName: text,
              customerMessages: NOTICES,
              ratedShipmentDetails: { anyOf: [price, { type: 'array', maxItems: 20, items: price }] },
              commit: {
                type: ['object', 'null'],
                properties: {
                  daysInTransit: text,
                  guaranteedType: text,
                  transitDays: { type: ['object', 'null'], properties: { minimumTransitTime: text } },
                },
              },
            },
          },
        },
        alerts: NOTICES,
      },
    },
  },
});
