import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { type MeteredWork, REQUEST_LIMITS } from './request-limits.js';

/** What `@Metered()` leaves for the meter guard. */
export const MeteredRoute = Reflector.createDecorator<MeteredWork>();

/** Limits how often a session and a company may use the route: 429 with `Retry-After` beyond that. The API document shows the limits. */
export const Metered = (work: MeteredWork): MethodDecorator =>
  applyDecorators(MeteredRoute(work), ApiExtension('x-rate-limits', REQUEST_LIMITS[work]));
