import { messageCheck } from '../../../../../platform/messages/message-check.js';
import type { EbolAnswer, EbolMessageStatus, EbolRequest } from './ebol.messages.js';
import { EBOL_ANSWER_SCHEMA, EBOL_PROBLEMS_SCHEMA, EBOL_REQUEST_SCHEMA } from './ebol.schemas.js';
import type { PickupAnswer, PickupRequest } from './pickup.messages.js';
import { PICKUP_ANSWER_SCHEMA, PICKUP_REQUEST_SCHEMA } from './pickup.schemas.js';

/** True for a bill of lading as the standard wants it. */
export const isEbolRequest = messageCheck<EbolRequest>(EBOL_REQUEST_SCHEMA);
/** True for an answer that can be read. */
export const isEbolAnswer = messageCheck<EbolAnswer>(EBOL_ANSWER_SCHEMA);
/** True for a list of what is wrong with a bill of lading. */
export const isEbolProblems = messageCheck<EbolMessageStatus[]>(EBOL_PROBLEMS_SCHEMA);
/** True for a pickup request as the standard wants it. */
export const isPickupRequest = messageCheck<PickupRequest>(PICKUP_REQUEST_SCHEMA);
/** True for an answer that can be read. */
export const isPickupAnswer = messageCheck<PickupAnswer>(PICKUP_ANSWER_SCHEMA);
