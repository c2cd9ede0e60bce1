import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';
import { ANSWER, type RlcAnswer } from '../rlc-answer.js';

/** Response of `POST /BillOfLading`. */
export interface BolAnswer extends RlcAnswer {
  ProNumber: string;
  PickupRequestNumber?: string | number | null;
}

export const isBolAnswer: MessageCheck<BolAnswer> = messageCheck({
  type: 'object',
  required: ['ProNumber'],
  properties: {
    ...ANSWER,
    ProNumber: { type: 'string', minLength: 1, maxLength: 30 },
    PickupRequestNumber: { type: ['string', 'integer', 'null'], maxLength: 30 },
  },
});

/** Response of `GET /BillOfLading/PrintBOL` or `/PrintShippingLabels`: a PDF in base64. */
export interface PrintAnswer extends RlcAnswer {
  BolDocument?: string | null;
  ShippingLabelsFile?: string | null;
}

export const isPrintAnswer: MessageCheck<PrintAnswer> = messageCheck({
  type: 'object',
  properties: {
    ...ANSWER,
    BolDocument: { type: ['string', 'null'] },
    ShippingLabelsFile: { type: ['string', 'null'] },
  },
});
