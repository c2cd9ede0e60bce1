import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const TAG = /<\/?\d+\/?>/g;

/** What a translation must have in common with its message: arguments with their types, and tags in pairs. */
function partsOf(message) {
  const parts = new Set();
  const open = [];
  const walk = (tokens) => {
    for (const token of typeof tokens === 'string' ? [tokens] : tokens) {
      if (typeof token === 'string') token.match(TAG)?.forEach(tag);
      else argument(token);
    }
  };
  const tag = (text) => {
    parts.add(text);
    const name = text.replaceAll(/\D/g, '');
    if (text.startsWith('</') && open.pop() !== name) parts.add(`${text} without its start`);
    if (!text.startsWith('</') && !text.endsWith('/>')) open.push(name);
  };
  const argument = ([name, type, format]) => {
    parts.add(`{${[name, type].filter(Boolean).join(', ')}}`);
    if (typeof format !== 'object') return;
    if (type !== 'select' && !('other' in format)) parts.add(`{${name}} without "other"`);
    Object.entries(format).forEach(([key, tokens]) => key !== 'offset' && walk(tokens));
  };
  walk(compileMessageOrThrow(message));
  return [...parts, ...open.map((name) => `<${name}> without its end`)];
}

/** Words of a sentence; names of products, such as "QuickBooks Online", are the same in every language. */
const SENTENCE = /\b[a-z]{3,}\b.*\b[a-z]{3,}\b/;

/** Whether a translation into another language is the English text. */
export const isLeftInEnglish = (message, translation) =>
  message === translation && SENTENCE.test(message.replaceAll(/\{[^}]*\}/g, ''));

/** Differences between the placeholders and tags of a translation and those of its message; empty if there are none. */
export function translationFaults(message, translation) {
  let found;
  try {
    found = partsOf(translation);
  } catch (error) {
    return [error.message];
  }
  const wanted = partsOf(message);
  return [
    ...wanted.filter((part) => !found.includes(part)).map((part) => `${part} is missing`),
    ...found.filter((part) => !wanted.includes(part)).map((part) => `${part} is not in the message`),
  ];
}
