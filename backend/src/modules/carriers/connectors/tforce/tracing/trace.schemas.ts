import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';

/** An event of a shipment. */
export interface TforceEvent {
  date?: string | null;
  code?: string | null;
  description?: string | null;
  displayDescription?: string | null;
  serviceCenter?: string | null;
}

/** A traced shipment; only the properties that we read. */
export interface TforceTrace {
  /** PRO number. */
  pro: string;
  currentStatus?: { description?: string | null; details?: string | null } | null;
  pickup?: { date?: string | null } | null;
  delivery?: { estimated?: { date?: string | null } | null; actual?: { date?: string | null } | null } | null;
  events?: TforceEvent[] | null;
}

/** Response of `GET /track/pro/{pro}` and `POST /track/pro/search`. */
export interface TraceAnswer {
  detail?: TforceTrace[] | null;
}

const text = { type: ['string', 'null'], maxLength: 1_000 };
const object = (properties: object) => ({ type: ['object', 'null'], properties });
const dated = object({ date: text });

export const isTraceAnswer: MessageCheck<TraceAnswer> = messageCheck({
  type: 'object',
  required: ['summary'],
  properties: {
    detail: {
      type: ['array', 'null'],
      maxItems: 100,
      items: {
        type: 'object',
        required: ['pro'],
        properties: {
          pro: { type: 'string', minLength: 1, maxLength: 30 },
          currentStatus: object({ description: text, details: text }),
          pickup: dated,
          delivery: object({ estimated: dated, actual: dated }),
          events: {
            type: ['array', 'null'],
            maxItems: 1_000,
            items: {
              type: 'object',
              properties: {
                date: text,
                code: text,
                description: text,
                displayDescription: text,
                serviceCenter: text,
              },
            },
          },
        },
      },
    },
  },
});

/** Response of `POST /documents/pro`: files in base64. A document that the carrier does not have is null. */
export interface DocumentsAnswer {
  detail: ({ category?: string | null; data?: string | null } | null)[];
}

export const isDocumentsAnswer: MessageCheck<DocumentsAnswer> = messageCheck({
  type: 'object',
  required: ['detail'],
  properties: {
    detail: {
      type: 'array',
      maxItems: 100,
      items: { type: ['object', 'null'], properties: { category: text, data: { type: ['string', 'null'] } } },
    },
  },
});
