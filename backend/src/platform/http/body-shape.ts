import type { NextFunction, Request, Response } from 'express';
import { DomainError } from './domain-error.js';

/** How deep a JSON body may nest. */
export const JSON_DEPTH_LIMIT = 16;
/** How many properties one object of a JSON body may have. */
export const JSON_PROPERTY_LIMIT = 500;
/** How many values a JSON body may hold in all. */
export const JSON_VALUE_LIMIT = 20_000;

/**
 * Refuses bodies whose shape alone is an attack: validation recurses into depth and compares unknown properties with each other, so
 * a megabyte of either could stop the process.
 */
export function plainBodyShape(request: Request, _response: Response, next: NextFunction): void {
  if (hasPlainShape(request.body)) next();
  else next(new DomainError('BODY_TOO_COMPLEX', 400, 'The body nests too deeply or holds too many values.'));
}

/** True when the value keeps all three limits, or another one on the number of values. Walks level by level, so that depth cannot exhaust the stack. */
export function hasPlainShape(body: unknown, valuesMax = JSON_VALUE_LIMIT): boolean {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > JSON_DEPTH_LIMIT || values > valuesMax) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const children: unknown[] = Object.values(value);
      if (!Array.isArray(value) && children.length > JSON_PROPERTY_LIMIT) return false;
      for (const child of children) next.push(child);
    }
    level = next;
  }
  return true;
}
