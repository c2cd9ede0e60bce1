import type { Messages } from '@lingui/core';
import { messages as english } from './locales/en-US.js';
import type { Message, MessageValue } from './message.js';

type Token = Messages[string][number];

/** What a group of the pattern has: a placeholder's text, or the number of a plural form without its number. */
interface Group {
  readonly name: string;
  readonly plural: boolean;
  readonly fixed?: number;
}

/** A message with placeholders, as a pattern of its English texts. */
interface Pattern {
  readonly id: string;
  readonly expression: RegExp;
  readonly groups: readonly Group[];
  /** The longest text between placeholders, which is looked for first. */
  readonly anchor: string;
  /** Letters of its texts, with two more for a percent sign: the pattern with most is the closest. */
  readonly weight: number;
}

interface Index {
  readonly exact: ReadonlyMap<string, string>;
  /** Closest first. */
  readonly patterns: readonly Pattern[];
}

/** Letters that a pattern needs, so that a text is not taken for a message of placeholders only. */
const LEAST_LETTERS = 4;
/** Texts whose message is remembered. */
const REMEMBERED = 2_000;
/** Placeholders of codes, in which a decimal point is no number. */
const CODES = /class|code|version|number|ref/i;

let index: Index | undefined;
const known = new Map<string, Message | null>();

/**
 * The message that an English text was written from; null for texts of users, carriers and releases whose messages have changed. Stored texts are
 * English with their values filled in: the catalog of English has their patterns.
 */
export function messageOf(text: string): Message | null {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= REMEMBERED) known.clear();
  const message = find(text) ?? findSentences(text);
  known.set(text, message);
  return message;
}

function find(text: string): Message | null {
  const { exact, patterns } = (index ??= indexOf(english));
  const id = exact.get(text);
  if (id !== undefined) return { id, message: text };
  for (const pattern of patterns) {
    const message = match(pattern, text);
    if (message !== null) return message;
  }
  return null;
}

/** Sentences of several messages. A sentence that is no message stays as it is. */
function findSentences(text: string): Message | null {
  for (let end = text.lastIndexOf('. '); end !== -1; end = end === 0 ? -1 : text.lastIndexOf('. ', end - 1)) {
    const first = find(text.slice(0, end + 1));
    if (first === null) continue;
    const rest = text.slice(end + 2);
    const others = messageOf(rest) ?? { id: '', message: '', values: { text: rest } };
    return { id: '', message: '', values: { text: '', messages: [first, others] } };
  }
  return null;
}

function match({ id, anchor, expression, groups }: Pattern, text: string): Message | null {
  if (!text.includes(anchor)) return null;
  const found = expression.exec(text);
  if (found === null) return null;
  const written = new Map<string, string>();
  const values: Record<string, MessageValue> = {};
  for (const [at, { name, plural, fixed }] of groups.entries()) {
    const value = found[at + 1];
    if (value === undefined) continue;
    if ((written.get(name) ?? value) !== value) return null;
    written.set(name, value);
    values[name] = plural ? (fixed ?? Number(value.replaceAll(',', ''))) : valueOf(name, value);
  }
  return { id, message: text, values };
}

/** A value in a form that is written in the reader's formats, or the text itself. */
function valueOf(name: string, text: string): MessageValue {
  const money = /^(-?)(CA)?\$([\d,]+)\.(\d\d)$/.exec(text);
  if (money !== null) {
    const [, sign = '', canada, whole = '', cents = ''] = money;
    const amount = Number(`${sign}${whole.replaceAll(',', '')}${cents}`);
    return { amount, currency: canada === undefined ? 'USD' : 'CAD' };
  }
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$|^\d+\.\d+$/.test(text) && !CODES.test(name))
    return { number: Number(text.replaceAll(',', '')) };
  return dayOf(text) ?? messageOf(text) ?? listOf(text) ?? text;
}

/** Codes as `listText` writes them: `70, 85, and 100`. */
function listOf(text: string): string[] | null {
  const items = text.split(/, and | and |, /);
  return items.length > 1 && items.every((item) => /^[A-Z0-9.]+$/.test(item)) ? items : null;
}

/** A day as `dayText`, `dateText` and `longDayText` write it in English. */
function dayOf(text: string): MessageValue | null {
  const parts = /^(?:([A-Z][a-z]+), )?([A-Z][a-z]{2})([a-z]*) (\d{1,2}), (\d{4})$/.exec(text);
  if (parts === null) return null;
  const [, weekday, month = '', rest = '', day = '', year = ''] = parts;
  const number = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month) / 3 + 1;
  if (!Number.isInteger(number) || number < 1) return null;
  const on = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (weekday === undefined) return { date: on };
  return rest === '' && weekday.length === 3 ? { day: on } : { longDay: on };
}

function indexOf(catalog: Messages): Index {
  const exact = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [id, tokens] of Object.entries(catalog)) {
    if (typeof tokens === 'string') exact.set(tokens, id);
    else if (tokens.every((token) => typeof token === 'string')) exact.set(tokens.join(''), id);
    else patterns.push(patternOf(id, tokens));
  }
  const usable = patterns.filter(({ weight }) => weight >= LEAST_LETTERS);
  return { exact, patterns: usable.sort((left, right) => right.weight - left.weight) };
}

function patternOf(id: string, tokens: readonly Token[]): Pattern {
  const groups: Group[] = [];
  const source = sourceOf(tokens, groups);
  const texts = tokens.filter((token) => typeof token === 'string');
  return {
    id,
    anchor: texts.toSorted((left, right) => right.length - left.length)[0] ?? '',
    expression: new RegExp(`^${source}$`, 's'),
    groups,
    weight: source.replaceAll(/[^a-z]/gi, '').length + (source.includes('%') ? 2 : 0),
  };
}

function sourceOf(tokens: readonly Token[], groups: Group[]): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      const [name, kind, forms] = token;
      if (kind !== undefined) return formsOf(name, forms as Record<string, Token[]>, groups);
      groups.push({ name, plural: false });
      return '(.+?)';
    })
    .join('');
}

function formsOf(name: string, forms: Readonly<Record<string, Token[]>>, groups: Group[]): string {
  const sources = Object.entries(forms).map(([category, form]) => {
    const hasNumber = form.includes('#');
    if (!hasNumber) groups.push({ name, plural: true, fixed: category === 'one' ? 1 : 2 });
    const parts = form.map((token) => {
      if (token !== '#') return sourceOf([token], groups);
      groups.push({ name, plural: true });
      return String.raw`(\d[\d,]*)`;
    });
    return `${hasNumber ? '' : '()'}${parts.join('')}`;
  });
  return `(?:${sources.join('|')})`;
}
