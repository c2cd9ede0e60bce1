import type { OpenAPIObject } from '@nestjs/swagger';
import type { RequestLimit } from '../throttle/request-limits.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Describes what a `@Metered()` operation answers beyond its limits. A decorator would hide the other answers. */
export function addRateLimitResponse(operation: Operation): void {
  const { 'x-rate-limits': limits } = operation as { 'x-rate-limits'?: readonly RequestLimit[] };
  if (limits === undefined) return;
  const parts = limits.map(({ per, points, seconds }) => `${points} in ${seconds} seconds per ${per}`);
  operation.responses['429'] = {
    description: `Too many requests. The limit is ${parts.join(' and ')}.`,
    headers: {
      'Retry-After': { description: 'Seconds until the next request is accepted.', schema: { type: 'integer' } },
      'RateLimit-Policy': { description: 'The limits by name.', schema: { type: 'string' } },
      RateLimit: { description: 'Remaining requests of each limit.', schema: { type: 'string' } },
    },
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}
