import { getMetadataStorage, type ValidationError } from 'class-validator';
import { msg, plural, verbatim, type Message } from '../../../messages/message.js';
import { english } from '../../../messages/translate.js';

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** The library gives it a message of its own in the metadata. */
const NESTED = 'nestedValidation';
const LISTED_MAX = 12;

/** What to do, instead of the library's phrases, by name of the constraint. The arguments are those of the decorator. */
const MESSAGES: Readonly<Record<string, (...args: readonly unknown[]) => Message>> = {
  isString: () => msg`Enter text.`,
  isBoolean: () => msg`Enter true or false.`,
  isBooleanString: () => msg`Enter true or false.`,
  isInt: () => msg`Enter a whole number.`,
  isNumber: () => msg`Enter a number.`,
  isArray: () => msg`Enter a list.`,
  isObject: () => msg`Enter an object.`,
  nestedValidation: () => msg`Enter an object with the fields of this place.`,
  whitelistValidation: () => msg`This field is not known. Remove it.`,
  isDefined: () => msg`This field is required.`,
  isNotEmpty: () => msg`This field is required.`,
  min: (least) => msg`Enter ${{ least: number(least) }} or more.`,
  max: (most) => msg`Enter ${{ most: number(most) }} or less.`,
  isPositive: () => msg`Enter a number above 0.`,
  minLength: (least) =>
    least === 1
      ? msg`Enter a value.`
      : msg`Enter at least ${plural({ count: Number(least) }, { one: '# character', other: '# characters' })}.`,
  maxLength: (most) =>
    msg`Enter at most ${plural({ count: Number(most) }, { one: '# character', other: '# characters' })}.`,
  isLength: (least, most) =>
    msg`Enter ${{ least: number(least) }} to ${plural({ count: Number(most) }, { one: '# character', other: '# characters' })}.`,
  arrayMinSize: (least) =>
    least === 1
      ? msg`Add at least one entry.`
      : msg`Add at least ${plural({ count: Number(least) }, { one: '# entry', other: '# entries' })}.`,
  arrayNotEmpty: () => msg`Add at least one entry.`,
  arrayMaxSize: (most) =>
    most === 1
      ? msg`Keep one entry.`
      : msg`Keep at most ${plural({ count: Number(most) }, { one: '# entry', other: '# entries' })}.`,
  arrayUnique: () => msg`Remove repeated entries.`,
  isIn: (choices) => choiceOf(choices),
  isEnum: (choices) => choiceOf(choices),
  equals: (value) => msg`Enter ${{ expected: String(value) }}.`,
  matches: () => msg`Enter it in the expected form.`,
  isEmail: () => msg`Enter an email address like name@company.com.`,
};

function number(value: unknown): { number: number } {
  return { number: Number(value) };
}

function choiceOf(choices: unknown): Message {
  const values = Object.values(choices ?? {});
  return values.length > 0 && values.length <= LISTED_MAX
    ? msg`Choose one of: ${{ values: values.map(String).join(', ') }}.`
    : msg`Choose one of the allowed values.`;
}

/** The messages of DTOs by their English text, because class-validator keeps texts only. */
const ofRules = new Map<string, Message>();

/** The text of a rule in a DTO, which `constraintMessage` finds again for translation. */
export function ruleText(message: Message): string {
  const text = english(message);
  ofRules.set(text, message);
  return text;
}

/** The message of a failed constraint: that of the DTO, else ours instead of the library's. */
export function constraintMessage(error: ValidationError, name: string): Message {
  const rule = rulesOf(error).find((one) => nameOf(one) === name);
  const text = error.constraints?.[name] ?? '';
  const ours = MESSAGES[name];
  if (ours !== undefined && (rule?.message === undefined || name === NESTED)) return ours(...(rule?.constraints ?? []));
  return ofRules.get(text) ?? verbatim(text);
}

/** The message that a rule of a DTO has when it fails, for tests of all of them. Undefined if it cannot be translated. */
export function messageOfRule(rule: Metadata): Message | undefined {
  const { message } = rule;
  if (typeof message === 'string' && nameOf(rule) !== NESTED) return ofRules.get(message);
  const own = MESSAGES[nameOf(rule)]?.(...(rule.constraints ?? []));
  if (own !== undefined) return own;
  const [constraint] = getMetadataStorage().getTargetValidatorConstraints(rule.constraintCls);
  return ofRules.get(constraint?.instance.defaultMessage?.({} as never) ?? '');
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
