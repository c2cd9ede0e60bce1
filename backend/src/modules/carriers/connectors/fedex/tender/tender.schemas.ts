import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';
import { type FedexNotice, NOTICES } from '../fedex-answer.js';

/** A document or label in base64. */
export interface FedexDocument {
  contentType?: string | null;
  docType?: string | null;
  encodedLabel?: string | null;
}

export interface FedexShipment {
  /** PRO number. */
  masterTrackingNumber: string;
  shipmentDocuments?: FedexDocument[] | null;
  pieceResponses?: { packageDocuments?: FedexDocument[] | null }[] | null;
  alerts?: FedexNotice[] | null;
}

/** Response of `POST /ship/v1/freight/shipments`. */
export interface ShipAnswer {
  output: { transactionShipments: FedexShipment[]; alerts?: FedexNotice[] | null };
}

const text = { type: ['string', 'null'], maxLength: 200 };
const documents = {
  type: ['array', 'null'],
  maxItems: 500,
  items: {
    type: 'object',
    properties: { contentType: text, docType: text, encodedLabel: { type: ['string', 'null'] } },
  },
};

export const isShipAnswer: MessageCheck<ShipAnswer> = messageCheck({
  type: 'object',
  required: ['output'],
  properties: {
    output: {
      type: 'object',
      required: ['transactionShipments'],
      properties: {
        transactionShipments: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: {
            type: 'object',
            required: ['masterTrackingNumber'],
            properties: {
              masterTrackingNumber: { type: 'string', minLength: 1, maxLength: 30 },
              shipmentDocuments: documents,
              pieceResponses: {
                type: ['array', 'null'],
                maxItems: 500,
                items: { type: 'object', properties: { packageDocuments: documents } },
              },
              alerts: NOTICES,
            },
          },
        },
        alerts: NOTICES,
      },
    },
  },
});

/** Response of `POST /pickup/v1/freight/pickups/`. */
export interface PickupAnswer {
  output: { pickupConfirmationCode: string; alerts?: FedexNotice[] | null };
}

export const isPickupAnswer: MessageCheck<PickupAnswer> = messageCheck({
  type: 'object',
  required: ['output'],
  properties: {
    output: {
      type: 'object',
      required: ['pickupConfirmationCode'],
      properties: { pickupConfirmationCode: { type: 'string', minLength: 1, maxLength: 40 }, alerts: NOTICES },
    },
  },
});
