/** Kind of the event that people have sent to try a webhook. */
export const TEST_KIND = 'webhook.test';

/** What a receiver is told. */
export interface WebhookEvent {
  /** The same for every webhook that is told. */
  id: string;
  kind: string;
  /** UTC instant. */
  occurredAt: string;
  /** What it is about, and what people call that. */
  subject: { type: string; id: string; label: string };
  data: Readonly<Record<string, string | number | boolean | null>>;
}

/** The body that is posted; written once, so that every try sends the same bytes. */
export function writeEvent({ id, kind, occurredAt, subject, data }: WebhookEvent): string {
  return JSON.stringify({ id, kind, occurredAt, subject, data });
}
