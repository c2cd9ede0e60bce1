import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';

export interface FedexScan {
  /** With or without an offset. */
  date?: string | null;
  eventType?: string | null;
  eventDescription?: string | null;
  exceptionCode?: string | null;
  exceptionDescription?: string | null;
  scanLocation?: { city?: string | null; stateOrProvinceCode?: string | null } | null;
}

/** A traced shipment; only the properties that we read. */
export interface FedexTrace {
  trackingNumberInfo?: { trackingNumber?: string | null } | null;
  error?: { code?: string | null; message?: string | null } | null;
  dateAndTimes?: { type?: string | null; dateTime?: string | null }[] | null;
  scanEvents?: FedexScan[] | null;
  availableImages?: { type?: string | null }[] | null;
}

/** Response of `POST /track/v1/trackingnumbers` and `/track/v1/referencenumbers`. */
export interface TraceAnswer {
  output: { completeTrackResults: { trackingNumber?: string | null; trackResults: FedexTrace[] }[] };
}

const text = { type: ['string', 'null'], maxLength: 1_000 };
const object = (properties: object) => ({ type: ['object', 'null'], properties });
const list = (maxItems: number, properties: object) => ({
  type: ['array', 'null'],
  maxItems,
  items: { type: 'object', properties },
});

export const isTraceAnswer: MessageCheck<TraceAnswer> = messageCheck({
  type: 'object',
  required: ['output'],
  properties: {
    output: {
      type: 'object',
      required: ['completeTrackResults'],
      properties: {
        completeTrackResults: {
          type: 'array',
          maxItems: 30,
          items: {
            type: 'object',
            required: ['trackResults'],
            properties: {
              trackingNumber: text,
              trackResults: {
                type: 'array',
                maxItems: 100,
                items: {
                  type: 'object',
                  properties: {
                    trackingNumberInfo: object({ trackingNumber: text }),
                    error: object({ code: text, message: text }),
                    dateAndTimes: list(100, { type: text, dateTime: text }),
                    scanEvents: list(1_000, {
                      date: text,
                      eventType: text,
                      eventDescription: text,
                      exceptionCode: text,
                      exceptionDescription: text,
                      scanLocation: object({ city: text, stateOrProvinceCode: text }),
                    }),
                    availableImages: list(20, { type: text }),
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});

/** Response of `POST /track/v1/trackingdocuments`: files in base64. */
export interface DocumentAnswer {
  output: { document: string[] };
}

export const isDocumentAnswer: MessageCheck<DocumentAnswer> = messageCheck({
  type: 'object',
  required: ['output'],
  properties: {
    output: {
      type: 'object',
      required: ['document'],
      properties: { document: { type: 'array', maxItems: 30, items: { type: 'string' } } },
    },
  },
});
