import type { ErrorObject } from 'ajv';
import { messageCheck } from '../../../../../platform/messages/message-check.js';
import type { RateQuoteAnswer, RateQuoteRequest } from './rate-quote.messages.js';
import { ANSWER_SCHEMA, REQUEST_SCHEMA } from './rate-quote.schemas.js';

/** True for a request as the standard wants it; its `errors` say what is wrong with the last one that was not. */
export const isRateQuoteRequest = messageCheck<RateQuoteRequest>(REQUEST_SCHEMA);

/** True for an answer that can be read. */
export const isRateQuoteAnswer = messageCheck<RateQuoteAnswer>(ANSWER_SCHEMA);

/** The first thing that is wrong, without any value of the message: `/carrierResult/0/charges/1/amount must be >= 0`. */
export function firstProblem(errors: ErrorObject[] | null | undefined): string {
  const [error] = errors ?? [];
  return error === undefined
    ? 'it does not fit'
    : `${error.instancePath || 'the message'} ${error.message ?? 'does not fit'}`;
}
