import { MoneyDto } from '../../../rating/index.js';

/** A shipment that an unmatched invoice can be of. */
export class SuggestedShipmentDto {
  /** `shp_` and a ULID. */
  id: string;
  /** Such as S-000317; assigns the invoice (`POST /invoices/{id}/match`). */
  number: string;
  carrierName: string;
  /** Local date of the pickup. */
  pickupOn: string;
  /** City and state. */
  origin: string;
  destination: string;
  /** As booked. */
  total: MoneyDto;
  /** Why it is suggested, and what speaks against it, the most important first. */
  reasons: string[];
}

/** At most five, best first; empty for an invoice that has a shipment. */
export class SuggestedShipmentListDto {
  items: SuggestedShipmentDto[];
}
