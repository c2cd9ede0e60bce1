import { type MessageCheck, messageCheck } from '../../../../platform/messages/message-check.js';
import { plain } from '../carrier-text.js';

/** What every response of the carrier has. */
export interface RlcAnswer {
  Code?: number | null;
  Errors?: { Property?: string | null; ErrorMessage?: string | null }[] | null;
  Messages?: (string | null)[] | null;
}

const text = { type: ['string', 'null'] };

/** Properties of every response, for the schemas of responses. */
export const ANSWER = {
  Code: { type: ['integer', 'null'] },
  Errors: {
    type: ['array', 'null'],
    maxItems: 100,
    items: { type: 'object', properties: { Property: text, ErrorMessage: text } },
  },
  Messages: { type: ['array', 'null'], maxItems: 100, items: text },
} as const;

/** An error in the carrier's format. */
export const isRlcProblem: MessageCheck<RlcAnswer> = messageCheck({
  type: 'object',
  required: ['Code', 'Errors'],
  properties: { ...ANSWER, Errors: { ...ANSWER.Errors, type: 'array', minItems: 1 } },
});

/** The carrier's own words for an error; empty if the body has none. */
export function errorText(body: unknown): string {
  if (!isRlcProblem(body)) return '';
  return plain((body.Errors ?? []).map((error) => error.ErrorMessage));
}

/** Whether the response is an error, whatever its HTTP status is. */
export function isRejected(status: number, body: unknown): boolean {
  return status >= 400 || isRlcProblem(body);
}
