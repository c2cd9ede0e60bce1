import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';

interface OrderDetail {
  orderNumber?: number | string | null;
}

/** An event of an order or its load; only the properties that we read. */
export interface ChrEvent {
  eventTime: string;
  event: {
    eventType: string;
    loadNumber?: number | string | null;
    orderDetail?: OrderDetail[] | null;
    orderDetails?: OrderDetail[] | null;
    carrier?: { name?: string | null; proNumber?: string | null } | null;
    location?: {
      type?: string | null;
      name?: string | null;
      address?: { city?: string | null; stateProvinceCode?: string | null } | null;
      scheduledOpenDateTime?: string | null;
      etaDateTime?: string | null;
    } | null;
  };
}

/** Response of `GET /v2/events`. */
export interface EventsAnswer {
  results: ChrEvent[];
}

const text = { type: ['string', 'null'], maxLength: 1_000 };
const number = { type: ['integer', 'string', 'null'], maxLength: 30 };
const object = (properties: object) => ({ type: ['object', 'null'], properties });
const details = {
  type: ['array', 'null'],
  maxItems: 100,
  items: { type: 'object', properties: { orderNumber: number } },
};

export const isEventsAnswer: MessageCheck<EventsAnswer> = messageCheck({
  type: 'object',
  required: ['results'],
  properties: {
    results: {
      type: 'array',
      maxItems: 1_000,
      items: {
        type: 'object',
        required: ['eventTime', 'event'],
        properties: {
          eventTime: { type: 'string', maxLength: 40 },
          event: {
            type: 'object',
            required: ['eventType'],
            properties: {
              eventType: { type: 'string', maxLength: 100 },
              loadNumber: number,
              orderDetail: details,
              orderDetails: details,
              carrier: object({ name: text, proNumber: text }),
              location: object({
                type: text,
                name: text,
                address: object({ city: text, stateProvinceCode: text }),
                scheduledOpenDateTime: text,
                etaDateTime: text,
              }),
            },
          },
        },
      },
    },
  },
});

/** Response of `GET /v1/documents/retrieveDocumentIds`. The description misspells the type; the corrected name is read too. */
export type DocumentIds = { documentId: number; doumentType?: string | null; documentType?: string | null }[];

export const isDocumentIds: MessageCheck<DocumentIds> = messageCheck({
  type: 'array',
  maxItems: 200,
  items: {
    type: 'object',
    required: ['documentId'],
    properties: { documentId: { type: 'integer', minimum: 1 }, doumentType: text, documentType: text },
  },
});
