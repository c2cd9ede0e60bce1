import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';

/** A document in base64. `20`: bill of lading. `30`: labels. */
export interface TforceImage {
  type?: string | null;
  data?: string | null;
}

/** Response of `POST /shipping/bol/create`. */
export interface BolAnswer {
  detail: { bolId?: number | string | null; pro: string; documents?: { image?: TforceImage[] | null } | null };
}

const text = { type: ['string', 'null'], maxLength: 200 };

export const isBolAnswer: MessageCheck<BolAnswer> = messageCheck({
  type: 'object',
  required: ['detail'],
  properties: {
    detail: {
      type: 'object',
      required: ['pro'],
      properties: {
        bolId: { type: ['integer', 'string', 'null'] },
        pro: { type: 'string', minLength: 1, maxLength: 30 },
        documents: {
          type: ['object', 'null'],
          properties: {
            image: {
              type: ['array', 'null'],
              maxItems: 20,
              items: { type: 'object', properties: { type: text, data: { type: ['string', 'null'] } } },
            },
          },
        },
      },
    },
  },
});

/** Response of `POST /pickup/request`. */
export interface PickupAnswer {
  transactionReference: { confirmationNumber: string };
}

export const isPickupAnswer: MessageCheck<PickupAnswer> = messageCheck({
  type: 'object',
  required: ['transactionReference'],
  properties: {
    transactionReference: {
      type: 'object',
      required: ['confirmationNumber'],
      properties: { confirmationNumber: { type: 'string', minLength: 1, maxLength: 40 } },
    },
  },
});
