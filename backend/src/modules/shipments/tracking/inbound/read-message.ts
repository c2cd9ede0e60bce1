import type { DomainError } from '../../../../platform/http/problems/domain-error.js';
import { hasPlainShape } from '../../../../platform/http/validation/body-shape.js';
import { parseWellFormedJson } from '../../../../platform/http/validation/well-formed.js';
import type { MessageCheck } from '../../../../platform/messages/message-check.js';
import { firstProblem } from './event-batch.messages.js';

/** Values in a message: 1,000 events with forty values each. */
const VALUES_MAX = 60_000;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a carrier's message; `invalid` makes the error from the first problem. @throws what `invalid` returns */
export function readMessage<Message>(
  body: Buffer,
  fits: MessageCheck<Message>,
  invalid: (problem: string) => DomainError,
): Message {
  let message: unknown;
  try {
    message = parseWellFormedJson(UTF8.decode(body));
  } catch {
    throw invalid('it is not JSON in UTF-8');
  }
  if (!hasPlainShape(message, VALUES_MAX)) throw invalid('it is nested too deeply or has too many values');
  if (!fits(message)) throw invalid(firstProblem(fits.errors));
  return message;
}
