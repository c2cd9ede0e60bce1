import { IsIn } from 'class-validator';
import { msg } from '../../../messages/message.js';

/** Documents that carriers have, by whom at the carrier to ask: contact purposes in order of preference. */
export const REQUESTABLE = {
  POD: {
    name: 'proof of delivery',
    request: (number: string) => msg`Please send the proof of delivery of shipment ${{ number }}`,
    purposes: ['tracking', 'dispatch', 'tender', 'billing'],
  },
  CARRIER_BOL: {
    name: 'signed bill of lading',
    request: (number: string) => msg`Please send the signed bill of lading of shipment ${{ number }}`,
    purposes: ['dispatch', 'tracking', 'tender', 'billing'],
  },
  WEIGHT_INSPECTION: {
    name: 'weight and inspection certificate',
    request: (number: string) => msg`Please send the weight and inspection certificate of shipment ${{ number }}`,
    purposes: ['billing', 'claims', 'dispatch', 'tender'],
  },
  INVOICE: {
    name: 'invoice',
    request: (number: string) => msg`Please send the invoice of shipment ${{ number }}`,
    purposes: ['billing', 'dispatch', 'tender'],
  },
} as const;
export type RequestableKind = keyof typeof REQUESTABLE;

/** The document to ask the carrier for. */
export class DocumentRequestDto {
  /** POD: proof of delivery; CARRIER_BOL: signed bill of lading; WEIGHT_INSPECTION: weight and inspection certificate; INVOICE: the carrier's invoice. */
  @IsIn(Object.keys(REQUESTABLE))
  kind: RequestableKind;
}

/** A request that was emailed. */
export class RequestedDocumentDto {
  kind: RequestableKind;
  /** Email address of the carrier's contact. */
  sentTo: string;
}
