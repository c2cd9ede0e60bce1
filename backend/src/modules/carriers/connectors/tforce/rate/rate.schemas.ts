import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';
import { STATUS } from '../tforce-answer.js';

/** A line of a price. Amounts are texts such as `1104.47`. */
export interface TforceRate {
  code?: string | null;
  description?: string | null;
  value?: string | null;
  /** A currency, or `%`. */
  unit?: string | null;
}

/** A service with its price; without charges if it has none. */
export interface TforceOffer {
  detailStatus?: { code?: string | null; message?: string | null } | null;
  alerts?: { code?: string | null; message?: string | null }[] | null;
  service: { code: string; description?: string | null };
  rate?: TforceRate[] | null;
  shipmentCharges?: { total?: { value: string; currency?: string | null } | null } | null;
  timeInTransit?: { timeInTransit?: string | null; unit?: string | null } | null;
}

/** Response of `POST /rating/getRate`. */
export interface RateAnswer {
  summary?: { quoteNumber?: string | number | null } | null;
  detail: TforceOffer[];
}

const text = { type: ['string', 'null'], maxLength: 1_000 };
const object = (properties: object, required: string[] = []) => ({ type: ['object', 'null'], required, properties });
const list = (properties: object) => ({
  type: ['array', 'null'],
  maxItems: 200,
  items: { type: 'object', properties },
});

export const isRateAnswer: MessageCheck<RateAnswer> = messageCheck({
  type: 'object',
  required: ['detail'],
  properties: {
    summary: object({ quoteNumber: { type: ['string', 'integer', 'null'], maxLength: 50 } }),
    detail: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['service'],
        properties: {
          detailStatus: STATUS,
          alerts: list({ code: text, message: text }),
          service: {
            type: 'object',
            required: ['code'],
            properties: { code: { type: 'string', maxLength: 20 }, description: text },
          },
          rate: list({ code: text, description: text, value: text, unit: text }),
          shipmentCharges: object({
            total: object({ value: { type: 'string', maxLength: 20 }, currency: text }, ['value']),
          }),
          timeInTransit: object({ timeInTransit: text, unit: text }),
        },
      },
    },
  },
});
