import { getMetadataStorage, type ValidationError } from 'class-validator';
import { asSentence } from '../problems/as-sentence.js';

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** The library gives it a message of its own in the metadata. */
const NESTED = 'nestedValidation';
const LISTED_MAX = 12;
const count = (value: unknown, noun: string): string => `${Number(value).toLocaleString('en-US')} ${noun}`;

/** What to do, instead of the library's phrases, by name of the constraint. The arguments are those of the decorator. */
const MESSAGES: Readonly<Record<string, (...args: readonly unknown[]) => string>> = {
  isString: () => 'Enter text.',
  isBoolean: () => 'Enter true or false.',
  isBooleanString: () => 'Enter true or false.',
  isInt: () => 'Enter a whole number.',
  isNumber: () => 'Enter a number.',
  isArray: () => 'Enter a list.',
  isObject: () => 'Enter an object.',
  nestedValidation: () => 'Enter an object with the fields of this place.',
  whitelistValidation: () => 'This field is not known. Remove it.',
  isDefined: () => 'This field is required.',
  isNotEmpty: () => 'This field is required.',
  min: (least) => `Enter ${Number(least).toLocaleString('en-US')} or more.`,
  max: (most) => `Enter ${Number(most).toLocaleString('en-US')} or less.`,
  isPositive: () => 'Enter a number above 0.',
  minLength: (least) => (least === 1 ? 'Enter a value.' : `Enter at least ${count(least, 'characters')}.`),
  maxLength: (most) => `Enter at most ${count(most, 'characters')}.`,
  isLength: (least, most) => `Enter ${String(least)} to ${count(most, 'characters')}.`,
  arrayMinSize: (least) => (least === 1 ? 'Add at least one entry.' : `Add at least ${count(least, 'entries')}.`),
  arrayNotEmpty: () => 'Add at least one entry.',
  arrayMaxSize: (most) => (most === 1 ? 'Keep one entry.' : `Keep at most ${count(most, 'entries')}.`),
  arrayUnique: () => 'Remove repeated entries.',
  isIn: (choices) => choiceOf(choices),
  isEnum: (choices) => choiceOf(choices),
  equals: (value) => `Enter ${String(value)}.`,
  matches: () => 'Enter it in the expected form.',
  isEmail: () => 'Enter an email address like name@company.com.',
};

function choiceOf(choices: unknown): string {
  const values = Object.values(choices ?? {});
  return values.length > 0 && values.length <= LISTED_MAX
    ? `Choose one of: ${values.map(String).join(', ')}.`
    : 'Choose one of the allowed values.';
}

/** The message of a failed constraint: that of the DTO, else ours instead of the library's. */
export function constraintMessage(error: ValidationError, name: string): string {
  const rule = rulesOf(error).find((one) => nameOf(one) === name);
  const text = error.constraints?.[name] ?? '';
  if (rule?.message !== undefined && name !== NESTED) return asSentence(text);
  return MESSAGES[name]?.(...(rule?.constraints ?? [])) ?? asSentence(text);
}

/** The message that a rule of a DTO has when it fails, for tests of all of them. */
export function messageOfRule(rule: Metadata): string {
  const { message } = rule;
  if (typeof message === 'string' && nameOf(rule) !== NESTED) return asSentence(message);
  const own = MESSAGES[nameOf(rule)]?.(...(rule.constraints ?? []));
  if (own !== undefined) return own;
  const [constraint] = getMetadataStorage().getTargetValidatorConstraints(rule.constraintCls);
  return asSentence(constraint?.instance.defaultMessage?.({} as never) ?? '');
}

/** The name under which class-validator reports the rule. */
function nameOf({ name, type }: Metadata): string {
  return name ?? type;
}

function rulesOf({ target, property }: ValidationError): Metadata[] {
  if (target === undefined) return [];
  return getMetadataStorage()
    .getTargetValidationMetadatas(target.constructor, undefined as never, false, false)
    .filter(({ propertyName }) => propertyName === property);
}
