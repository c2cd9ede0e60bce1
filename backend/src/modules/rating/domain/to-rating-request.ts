import { codesOf } from '../../../kernel/accessorials/accessorial-request.js';
import type { RatingRequest } from '../engine/index.js';
import type { QuoteRequest } from './quote-request.js';

/** The request in the engine's form: accessorials by code, without their details. */
export function toRatingRequest({ accessorials, temperature, ...request }: QuoteRequest): RatingRequest {
  return {
    ...request,
    accessorials: codesOf(accessorials),
    temperature: temperature ? { minimum: temperature.min, maximum: temperature.max, unit: temperature.unit } : null,
  };
}
