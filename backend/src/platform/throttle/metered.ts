import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { REQUEST_LIMITS, type RequestLimit } from './request-limits.js';

/** Metadata of `@Metered()`, for the meter guard. */
export const MeteredRoute = Reflector.createDecorator<readonly RequestLimit[]>();

/** Limits how often a session and a company may use the route: 429 with `Retry-After` beyond that. The API document shows the limits. */
export function Metered(limits: keyof typeof REQUEST_LIMITS | readonly RequestLimit[]): MethodDecorator {
  const list = typeof limits === 'string' ? REQUEST_LIMITS[limits] : limits;
  return applyDecorators(MeteredRoute(list), ApiExtension('x-rate-limits', list));
}
