import { OneLine } from '../../../platform/http/validation/text.js';

/** Places a legal hold. */
export class PlaceDocumentHoldDto {
  /** Such as the name of the case. */
  @OneLine({ min: 1, max: 500 })
  reason: string;
}

/** The legal hold of a shipment's documents. */
export class DocumentHoldDto {
  /** Null without a hold. */
  reason: string | null;
  /** UTC instant; null without a hold. */
  placedAt: string | null;
}
