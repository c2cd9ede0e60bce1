import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { LINES, ONE_LINE } from '../http/validation/text.js';

/** Keywords of JSON schema, such as `maxLength`. */
export type SchemaKeywords = Record<string, unknown>;

const KEYWORDS: Record<string, (constraints: unknown[]) => SchemaKeywords> = {
  isInt: () => ({ type: 'integer' }),
  isEmail: () => ({ format: 'email' }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  minLength: ([minLength]) => ({ minLength }),
  maxLength: ([maxLength]) => ({ maxLength }),
  isLength: ([minLength, maxLength]) => ({ minLength, maxLength }),
  arrayMinSize: ([minItems]) => ({ minItems }),
  arrayMaxSize: ([maxItems]) => ({ maxItems }),
  oneLine: () => ({ pattern: ONE_LINE.source }),
  multiLine: () => ({ pattern: LINES.source }),
  format: ([pattern]) => (pattern instanceof RegExp ? { pattern: pattern.source } : {}),
  matches: ([pattern]) => (pattern instanceof RegExp ? { pattern: pattern.source } : {}),
};

/**
 * Limits from the validation rules of each DTO property. The metadata generator parses source code and sees only literals; our limits are named
 * constants, whose values are in class-validator's metadata.
 */
export function limitsOf(dto: Type): Record<string, SchemaKeywords> {
  const limits: Record<string, SchemaKeywords> = {};
  for (const { name, propertyName, constraints, each } of getMetadataStorage().getTargetValidationMetadatas(
    dto,
    '',
    false,
    false,
  )) {
    const keywords =
      name === undefined || each ? undefined : KEYWORDS[name]?.((constraints as unknown[] | undefined) ?? []);
    if (keywords) limits[propertyName] = { ...limits[propertyName], ...keywords };
  }
  return limits;
}
