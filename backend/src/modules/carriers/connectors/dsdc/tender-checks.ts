import { Ajv, type ValidateFunction } from 'ajv';
import type { EbolAnswer, EbolMessageStatus, EbolRequest } from './ebol.messages.js';
import { EBOL_ANSWER_SCHEMA, EBOL_PROBLEMS_SCHEMA, EBOL_REQUEST_SCHEMA } from './ebol.schemas.js';
import type { PickupAnswer, PickupRequest } from './pickup.messages.js';
import { PICKUP_ANSWER_SCHEMA, PICKUP_REQUEST_SCHEMA } from './pickup.schemas.js';

const ajv = new Ajv({ allowUnionTypes: true });

/** True for a bill of lading as the standard wants it. */
export const isEbolRequest: ValidateFunction<EbolRequest> = ajv.compile<EbolRequest>(EBOL_REQUEST_SCHEMA);
/** True for an answer that can be read. */
export const isEbolAnswer: ValidateFunction<EbolAnswer> = ajv.compile<EbolAnswer>(EBOL_ANSWER_SCHEMA);
/** True for a list of what is wrong with a bill of lading. */
export const isEbolProblems: ValidateFunction<EbolMessageStatus[]> = ajv.compile<EbolMessageStatus[]>(EBOL_PROBLEMS_SCHEMA);
/** True for a pickup request as the standard wants it. */
export const isPickupRequest: ValidateFunction<PickupRequest> = ajv.compile<PickupRequest>(PICKUP_REQUEST_SCHEMA);
/** True for an answer that can be read. */
export const isPickupAnswer: ValidateFunction<PickupAnswer> = ajv.compile<PickupAnswer>(PICKUP_ANSWER_SCHEMA);
