import { isUtf8 } from 'node:buffer';
import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../problems/domain-error.js';
import { isWellFormedUrl, refuseIllFormed } from './well-formed.js';
import { msg } from '../../../messages/message.js';

/** Maximum nesting depth of a JSON body. */
export const JSON_DEPTH_LIMIT = 16;
/** Maximum number of properties of one object in a JSON body. */
export const JSON_PROPERTY_LIMIT = 500;
/** Maximum number of values in a JSON body. */
export const JSON_VALUE_LIMIT = 20_000;

/**
 * Refuses bodies whose shape can exhaust the process: validation recurses into nested values and compares unknown properties with each other, so
 * a megabyte of either could block it. Refuses strings that are not valid Unicode.
 */
export function plainBodyShape(request: Request, _response: Response, next: NextFunction): void {
  if (!hasPlainShape(request.body)) {
    next(new DomainError('BODY_TOO_COMPLEX', 400, msg`The body is nested too deeply or has too many values.`));
    return;
  }
  refuseIllFormed(request.body);
  next();
}

/** Refuses bodies that are not UTF-8, the only encoding of JSON (RFC 8259, section 8.1); the parser would silently replace invalid bytes. */
export function verifyUtf8(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  if (encoding !== 'utf-8') throw new DomainError('MEDIA_TYPE_UNSUPPORTED', 415, msg`Send the body in UTF-8.`);
  // Same error as the JSON parser's for malformed JSON.
  if (!isUtf8(body)) throw Object.assign(new SyntaxError('The body is not UTF-8 text.'), { status: 400 });
}

/** Refuses paths and query strings with percent-encoded bytes that are not UTF-8; the parsers would silently replace them. */
export function wellFormedUrl(request: Request, _response: Response, next: NextFunction): void {
  if (isWellFormedUrl(request.originalUrl)) next();
  else
    next(
      new DomainError('MALFORMED_URL', 400, msg`The URL contains percent-encoding that is not UTF-8. Encode it again.`),
    );
}

/**
 * True if the value is within all three limits, or within another maximum number of values. Iterates level by level, so deep nesting cannot
 * overflow the stack.
 */
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
