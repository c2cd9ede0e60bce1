import { type MessageCheck, messageCheck } from '../../../../platform/messages/message-check.js';
import { clean, plain } from '../carrier-text.js';

/** An error or alert of the carrier. */
export interface FedexNotice {
  code?: string | null;
  message?: string | null;
}

const text = { type: ['string', 'null'], maxLength: 2_000 };

/** Schema of errors and alerts. */
export const NOTICES = {
  type: ['array', 'null'],
  maxItems: 100,
  items: { type: 'object', properties: { code: text, message: text } },
} as const;

/** An error in the carrier's format. */
export const isFedexProblem: MessageCheck<{ errors: FedexNotice[] }> = messageCheck({
  type: 'object',
  required: ['errors'],
  properties: { errors: { ...NOTICES, type: 'array', minItems: 1 } },
});

/** The carrier's own words for an error; its code where it has none; empty if the body has neither. */
export function errorText(body: unknown): string {
  if (!isFedexProblem(body)) return '';
  return plain(body.errors.map(({ message, code }) => message || code));
}

/** Whether the response is an error, whatever its HTTP status is. */
export function isRejected(status: number, body: unknown): boolean {
  return status >= 400 || isFedexProblem(body);
}

/** Messages of alerts for display. */
export function alertTexts(alerts: readonly FedexNotice[] | null | undefined): string[] {
  return (alerts ?? []).flatMap(({ message }) => (message ? [clean(message)] : []));
}
