/** A quote created from a shipment. */
export class CopiedShipmentDto {
  /** `qte_` and a ULID. */
  quoteId: string;
  /** Quote number, such as Q-001042. */
  quoteNumber: string;
}
