/** Something that was done to a shipment, or that a carrier reported of it. */
export class ShipmentActivityDto {
  /** `aud_` for what people did, `sev_` for events of the shipment; each with a ULID. */
  id: string;
  /** UTC instant. */
  occurredAt: string;
  /** Thing and past participle such as `share.created`; for events `shipment.` and their type. */
  action: string;
  /** Id of who did it; null for carriers and the product itself. */
  userId: string | null;
  /** Name of who did it. */
  userName: string | null;
  /** Who said so: `member`, `carrier`, `pull` or `lading`; null for what people did. */
  source: string | null;
  /** Further details, by name; without amounts unless the reader may see prices. */
  details: Record<string, string | number | boolean | null>;
}

/** A page of a shipment's activity, newest first. */
export class ShipmentActivityListDto {
  items: ShipmentActivityDto[];
  /** For the next page; null on the last one. */
  nextCursor: string | null;
}
