import { ValidationFailed } from '../http/problems/domain-error.js';
import { parseWellFormedJson } from '../http/validation/well-formed.js';
import type { ColumnMapping } from './read-import-file.js';
import { msg } from '../../messages/message.js';

/** The part `mapping` of an upload. @throws ValidationFailed */
export function readMapping(part: unknown): ColumnMapping {
  if (part === undefined) return {};
  const mapping = typeof part === 'string' ? parsed(part) : null;
  if (!isMapping(mapping))
    throw new ValidationFailed([
      { pointer: '/mapping', code: 'FORMAT', message: msg`Send the mapping as a JSON object of strings.` },
    ]);
  return mapping;
}

function parsed(text: string): unknown {
  try {
    return parseWellFormedJson(text);
  } catch {
    return null;
  }
}

function isMapping(value: unknown): value is ColumnMapping {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((name) => typeof name === 'string')
  );
}
