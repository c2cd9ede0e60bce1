import type { ValidationError } from 'class-validator';
import { constraintMessage } from '../validation/constraint-messages.js';
import { msg } from '../../../messages/message.js';
import type { FieldError } from './domain-error.js';

/** More than a user corrects at once; keeps the response to an invalid body small. */
const FIELD_ERROR_LIMIT = 200;
const TYPE_CONSTRAINTS = ['isString', 'isInt', 'isNumber', 'isBoolean', 'isArray', 'isObject', 'nestedValidation'];

/** Error codes by class-validator constraint; a DTO overrides them with `context: { code: '…' }`. */
const CODES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TYPE_CONSTRAINTS.map((name) => [name, 'TYPE'])),
  whitelistValidation: 'UNKNOWN_FIELD',
  isNotEmpty: 'REQUIRED',
  isDefined: 'REQUIRED',
  min: 'RANGE',
  max: 'RANGE',
  isPositive: 'RANGE',
  minLength: 'LENGTH',
  maxLength: 'LENGTH',
  isLength: 'LENGTH',
  arrayMinSize: 'LENGTH',
  arrayMaxSize: 'LENGTH',
  arrayNotEmpty: 'LENGTH',
  isIn: 'CHOICE',
  isEnum: 'CHOICE',
};

/**
 * Flattens class-validator's tree into one list with JSON pointers, at most 200 entries. A field that is missing or has the wrong type is
 * reported once.
 */
export function fieldErrors(errors: readonly ValidationError[]): FieldError[] {
  return flatten(errors, '').slice(0, FIELD_ERROR_LIMIT);
}

function flatten(errors: readonly ValidationError[], parent: string): FieldError[] {
  return errors.flatMap((error) => {
    const pointer = error.property === undefined ? parent : `${parent}/${escape(error.property)}`;
    return [...ownErrors(error, pointer), ...flatten(error.children ?? [], pointer)];
  });
}

function ownErrors(error: ValidationError, pointer: string): FieldError[] {
  const constraints = error.constraints ?? {};
  const names = Object.keys(constraints);
  if (names.length === 0) return [];
  const toFieldError = (name: string): FieldError => ({
    pointer,
    code: codeOf(error, name),
    message: constraintMessage(error, name),
  });

  if (error.value === undefined || error.value === null) {
    const message = names.includes('isNotEmpty')
      ? constraintMessage(error, 'isNotEmpty')
      : msg`This field is required.`;
    const code = names.includes('isDefined') ? codeOf(error, 'isDefined') : 'REQUIRED';
    return [{ pointer, code, message }];
  }
  const type = names.find((name) => TYPE_CONSTRAINTS.includes(name));
  return type === undefined ? names.map(toFieldError) : [toFieldError(type)];
}

function codeOf(error: ValidationError, constraint: string): string {
  const context = error.contexts?.[constraint] as { code?: string } | undefined;
  return context?.code ?? CODES[constraint] ?? 'FORMAT';
}

/** RFC 6901, section 3. */
function escape(property: string): string {
  return property.replaceAll('~', '~0').replaceAll('/', '~1');
}
