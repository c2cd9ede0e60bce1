import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';
import { ANSWER, type RlcAnswer } from '../rlc-answer.js';

/** A local date and time in the carrier's formats. */
export interface RlcMoment {
  Date?: string | null;
  Time?: string | null;
}

/** A traced shipment; only the properties that we read. */
export interface RlcShipment {
  /** PRO number. */
  ShipmentNumber: string;
  ShortStatus?: string | null;
  LongStatus?: string | null;
  EstimatedDelivery?: string | null;
  PickupDate?: RlcMoment | null;
  AppointmentDate?: RlcMoment | null;
  DeliveryDate?: RlcMoment | null;
}

/** Response of `GET /ShipmentTracing`. Nothing found is also a success. */
export interface TraceAnswer extends RlcAnswer {
  Shipments?: RlcShipment[] | null;
}

const text = { type: ['string', 'null'], maxLength: 1_000 };
const moment = { type: ['object', 'null'], properties: { Date: text, Time: text } };

export const isTraceAnswer: MessageCheck<TraceAnswer> = messageCheck({
  type: 'object',
  required: ['Code'],
  properties: {
    ...ANSWER,
    Shipments: {
      type: ['array', 'null'],
      maxItems: 100,
      items: {
        type: 'object',
        required: ['ShipmentNumber'],
        properties: {
          ShipmentNumber: { type: 'string', minLength: 1, maxLength: 30 },
          ShortStatus: text,
          LongStatus: text,
          EstimatedDelivery: text,
          PickupDate: moment,
          AppointmentDate: moment,
          DeliveryDate: moment,
        },
      },
    },
  },
});

/** Response of `GET /DocumentRetrieval/GetDocumentTypes`. */
export interface DocumentTypesAnswer extends RlcAnswer {
  DocumentTypes?: string[] | null;
}

export const isDocumentTypesAnswer: MessageCheck<DocumentTypesAnswer> = messageCheck({
  type: 'object',
  required: ['DocumentTypes'],
  properties: { ...ANSWER, DocumentTypes: { type: ['array', 'null'], maxItems: 100, items: { type: 'string' } } },
});

/** Response of `GET /DocumentRetrieval`: files in base64. */
export interface DocumentsAnswer extends RlcAnswer {
  Documents?: { Data?: string | null }[] | null;
}

export const isDocumentsAnswer: MessageCheck<DocumentsAnswer> = messageCheck({
  type: 'object',
  required: ['Documents'],
  properties: {
    ...ANSWER,
    Documents: {
      type: ['array', 'null'],
      maxItems: 100,
      items: { type: 'object', properties: { Data: { type: ['string', 'null'] } } },
    },
  },
});
