import { english } from '../../../messages/translate.js';
import { msg, type Message } from '../../../messages/message.js';
import { parseDecimal } from '../../../kernel/money/decimal.js';

/** An error or warning about a JSON document. */
export interface JsonProblem {
  /** RFC 6901 pointer into the document. */
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** Parses unknown JSON field by field and collects all problems, so that one response lists them all. */
export class JsonReader {
  readonly errors: JsonProblem[] = [];
  readonly warnings: JsonProblem[] = [];

  fail(pointer: string, code: string, message: string): void {
    this.errors.push({ pointer, code, message });
  }

  warn(pointer: string, code: string, message: string): void {
    this.warnings.push({ pointer, code, message });
  }

  /** The fields of an object; adds a warning for fields that are not in `known`. */
  object(value: unknown, pointer: string, known: readonly string[]): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.fail(pointer, value === undefined ? 'REQUIRED' : 'INVALID', english(msg`An object is needed here.`));
      return {};
    }
    for (const key of Object.keys(value)) {
      if (!known.includes(key))
        this.warn(
          `${pointer}/${escapePointer(key)}`,
          'UNKNOWN_FIELD',
          english(msg`"${{ key }}" is not a field of tariff terms and is not used.`),
        );
    }
    return value as Record<string, unknown>;
  }

  /** The items of an array, each read with its pointer; an absent array is empty. */
  list<T>(value: unknown, pointer: string, read: (item: unknown, pointer: string) => T): T[] {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return value.map((item, index) => read(item, `${pointer}/${index}`));
    this.fail(pointer, 'INVALID', english(msg`A list is needed here.`));
    return [];
  }

  /** A string that matches the pattern. */
  text(value: unknown, pointer: string, pattern: RegExp, problem: Message): string {
    if (typeof value === 'string' && pattern.test(value)) return value;
    this.failValue(value, pointer, problem);
    return '';
  }

  /** One of the given strings. */
  oneOf<T extends string>(value: unknown, pointer: string, allowed: readonly T[]): T {
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) {
      const values = allowed.join(' or ');
      this.failValue(
        value,
        pointer,
        msg`${{ values: values.charAt(0).toUpperCase() + values.slice(1) }} is needed here.`,
      );
    }
    return found ?? allowed[0]!;
  }

  /** A whole number from `minimum` to `maximum`. */
  integer(value: unknown, pointer: string, minimum: number, maximum: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum) return value;
    this.failValue(value, pointer, msg`A whole number from ${{ minimum }} to ${{ maximum }} is needed here.`);
    return minimum;
  }

  /** A decimal of at least `minimum` with up to `scale` places, given as string or number; returned as string. */
  decimal(value: unknown, pointer: string, scale: number, minimum = 10 ** -scale): string {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && parseDecimal(text, scale) !== null && Number(text) >= minimum) return text;
    const problem = msg`A decimal of at least ${{ minimum }} with up to ${{ scale }} places, such as "3.75" is needed here.`;
    this.failValue(value, pointer, problem);
    return '0';
  }

  private failValue(value: unknown, pointer: string, problem: Message): void {
    const missing = value === undefined || value === null;
    this.fail(pointer, missing ? 'REQUIRED' : 'INVALID', english(problem));
  }
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
