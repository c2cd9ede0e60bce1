/** An action on a shipment, or an event of it. */
export class ShipmentActivityDto {
  /** `aud_` for user actions, `sev_` for shipment events; each with a ULID. */
  id: string;
  /** UTC instant. */
  occurredAt: string;
  /** Object and past participle, such as `share.created`; for events, `shipment.` and the event type. */
  action: string;
  /** Id of the user or API key; null for carriers and the system. */
  userId: string | null;
  /** Name of the actor. */
  userName: string | null;
  /** Source of the event: `member`, `carrier`, `pull` or `lading`; null for user actions. */
  source: string | null;
  /** Further details by name; amounts only with permission to see prices. */
  details: Record<string, string | number | boolean | null>;
}

/** A page of a shipment's activity, newest first. */
export class ShipmentActivityListDto {
  items: ShipmentActivityDto[];
  /** Cursor of the next page; null on the last page. */
  nextCursor: string | null;
}
