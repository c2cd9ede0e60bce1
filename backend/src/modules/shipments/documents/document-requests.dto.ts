import { IsIn } from 'class-validator';
import { msg } from '../../../messages/message.js';

/** Documents that carriers have, by whom at the carrier to ask: contact purposes in order of preference. */
export const REQUESTABLE = {
  POD: { name: msg`proof of delivery`, purposes: ['tracking', 'dispatch', 'tender', 'billing'] },
  CARRIER_BOL: { name: msg`signed bill of lading`, purposes: ['dispatch', 'tracking', 'tender', 'billing'] },
  WEIGHT_INSPECTION: {
    name: msg`weight and inspection certificate`,
    purposes: ['billing', 'claims', 'dispatch', 'tender'],
  },
  INVOICE: { name: msg`invoice`, purposes: ['billing', 'dispatch', 'tender'] },
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
