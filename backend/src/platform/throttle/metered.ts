import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { REQUEST_LIMITS, type RequestLimit } from './request-limits.js';

/** Metadata of `@Metered()`, for the meter guard. */
export const MeteredRoute = Reflector.createDecorator<readonly RequestLimit[]>();

/** Limits the request rate per session and company: 429 with `Retry-After` beyond that. The API document lists the limits. */
export function Metered(limits: keyof typeof REQUEST_LIMITS | readonly RequestLimit[]): MethodDecorator {
  const list = typeof limits === 'string' ? REQUEST_LIMITS[limits] : limits;
  return applyDecorators(MeteredRoute(list), ApiExtension('x-rate-limits', list));
}
