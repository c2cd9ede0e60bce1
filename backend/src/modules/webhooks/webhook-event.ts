/** Kind of test events. */
export const TEST_KIND = 'webhook.test';

/** An event as sent to receivers. */
export interface WebhookEvent {
  /** The same for every webhook. */
  id: string;
  kind: string;
  /** UTC instant. */
  occurredAt: string;
  /** The object of the event, with its display name. */
  subject: { type: string; id: string; label: string };
  data: Readonly<Record<string, string | number | boolean | null>>;
}

/** The request body. It is stored with the delivery, so that every attempt sends the same bytes. */
export function writeEvent({ id, kind, occurredAt, subject, data }: WebhookEvent): string {
  return JSON.stringify({ id, kind, occurredAt, subject, data });
}
