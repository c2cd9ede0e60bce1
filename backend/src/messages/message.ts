import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Money } from '../kernel/money/money.js';
import type { LocalDate } from '../kernel/time/local-date.js';

/** What a message contains, formatted in the reader's locale; lists become "a, b and c". A plain number has no separators. */
export type MessageValue =
  | string
  | number
  | { readonly number: number }
  | { readonly day: LocalDate }
  | { readonly longDay: LocalDate }
  | { readonly date: LocalDate }
  | { readonly moment: Date; readonly timeZone: string }
  | { readonly stored: string }
  | Money
  | Message
  | readonly (string | Message)[];

/** A message in English with its values. `translate` writes it in the language of its reader. */
export interface Message {
  /** Lingui's id, under which the catalogs have the translations. */
  readonly id: string;
  /** ICU MessageFormat. */
  readonly message: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** A value with the name that translators see: `{ carrier }`. */
type Named<Value> = Readonly<Record<string, Value>>;

/** Forms by plural category of English; `#` is the number. */
interface Forms {
  one: string;
  other: string;
}

class Plural {
  constructor(
    readonly named: Named<number>,
    readonly forms: Forms,
  ) {}
}

/** The ids and texts of messages, by place in the code: both are the same for all values. */
const sources = new WeakMap<TemplateStringsArray, Pick<Message, 'id' | 'message'>>();

/**
 * A message for users: msg`${{ carrier }} has no price.` The extractor reads it like Lingui's macro of this name, so placeholders and their names must
 * stand in the template.
 */
export function msg(
  strings: TemplateStringsArray,
  ...placeholders: readonly (Named<MessageValue> | Plural)[]
): Message {
  let source = sources.get(strings);
  if (source === undefined) {
    const message = strings.map((text, at) => text + sourceOf(placeholders[at])).join('');
    source = { message, id: generateMessageId(message) };
    sources.set(strings, source);
  }
  if (placeholders.length === 0) return source;
  const values = placeholders.map((placeholder) => (placeholder instanceof Plural ? placeholder.named : placeholder));
  return { ...source, values: Object.assign({}, ...values) as Record<string, MessageValue> };
}

/** A placeholder whose text depends on the number: plural({ count }, { one: '# quote', other: '# quotes' }). */
export function plural(named: Named<number>, forms: Forms): Plural {
  return new Plural(named, forms);
}

function sourceOf(placeholder: Named<MessageValue> | Plural | undefined): string {
  if (placeholder === undefined) return '';
  if (!(placeholder instanceof Plural)) return `{${Object.keys(placeholder).join('')}}`;
  const forms = Object.entries(placeholder.forms).map(([category, text]) => `${category} {${text}}`);
  return `{${Object.keys(placeholder.named).join('')}, plural, ${forms.join(' ')}}`;
}

/** A day in the reader's format: `Mon, Nov 30, 2026`. */
export const dayMessage = (day: LocalDate): Message => ({ id: '', message: '', values: { text: { day } } });

/** A day in the reader's long format: `Monday, November 30, 2026`. */
export const longDayMessage = (longDay: LocalDate): Message => ({ id: '', message: '', values: { text: { longDay } } });

/** A number in the reader's format: `1,234.5`. */
export const numberMessage = (number: number): Message => ({ id: '', message: '', values: { text: { number } } });

/** `a, b and c`. */
export const listMessage = (list: readonly (string | Message)[]): Message => ({
  id: '',
  message: '',
  values: { text: list },
});

/** An amount in the reader's format: `$1,234.50`. */
export const moneyMessage = (money: Money): Message => ({ id: '', message: '', values: { text: money } });

/** An instant in the reader's format, with its zone: `Mon, Nov 30, 2:10 PM CST`. */
export const momentMessage = (moment: Date, timeZone: string): Message => ({
  id: '',
  message: '',
  values: { text: { moment, timeZone } },
});

/** Messages one after the other, each a sentence. */
export function sentences(...messages: readonly Message[]): Message {
  return { id: '', message: '', values: { text: '', messages } };
}

/** A text that is the same in all languages, such as the name of a carrier or the reply of another system. */
export function verbatim(text: string): Message {
  return { id: '', message: '', values: { text } };
}

/** A stored English text, written in the language of its reader where the catalog has its message, such as the warning of an offer. */
export function stored(text: string): Message {
  return { id: '', message: '', values: { text: { stored: text } } };
}
