import { type MessageCheck, messageCheck } from '../../../../platform/messages/message-check.js';
import { plain } from '../carrier-text.js';

/** What is wrong with one property of a request. */
interface ChrProblem {
  message: string;
}

const problem = {
  type: 'object',
  required: ['message', 'path', 'type'],
  properties: { message: { type: 'string', maxLength: 2_000 }, path: { type: 'array', maxItems: 50 } },
};

/** An error in the carrier's format: one problem, or a list of them. */
export const isChrProblem: MessageCheck<ChrProblem | ChrProblem[]> = messageCheck({
  anyOf: [problem, { type: 'array', minItems: 1, maxItems: 100, items: problem }],
});

/** The carrier's own words for an error; empty if the body has none. */
export function errorText(body: unknown): string {
  if (!isChrProblem(body)) return '';
  return plain((Array.isArray(body) ? body : [body]).map(({ message }) => message));
}
