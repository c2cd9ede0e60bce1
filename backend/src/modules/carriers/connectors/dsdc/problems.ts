import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { plain } from '../carrier-text.js';
import { type MessageCheck, messageCheck } from '../../../../platform/messages/message-check.js';
import type { CarrierResponse } from '../carrier-exchange.js';

/** Error of preliminary freight charges (`Error`), or of in-transit visibility (`ProblemDetails`, RFC 7807). */
interface StandardProblem {
  message?: string;
  details?: Record<string, unknown>;
  title?: string;
  detail?: string;
}

const text = { type: 'string' };

/** An error in a format of the standards and nothing else, so that responses of internal servers do not match. */
export const isStandardProblem: MessageCheck<StandardProblem> = messageCheck({
  type: 'object',
  anyOf: [
    {
      required: ['code', 'message'],
      additionalProperties: false,
      properties: { code: { type: 'string', pattern: '^[A-Z_]{1,60}$' }, message: text, details: { type: 'object' } },
    },
    {
      required: ['title', 'status'],
      additionalProperties: false,
      properties: {
        type: text,
        title: text,
        status: { type: 'integer' },
        detail: text,
        instance: text,
        code: text,
        errors: { type: 'array' },
      },
    },
  ],
});

/** Why a carrier refused a request, for display. */
export function refusalText({ status, body }: CarrierResponse): string {
  const problem = isStandardProblem(body) ? body : {};
  const said = plain([problem.message ?? problem.detail ?? problem.title]);
  return said === '' ? english(msg`The carrier answered HTTP ${{ status }}.`) : `The carrier answered: ${said}`;
}
