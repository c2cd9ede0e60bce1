import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.js';

const require = createRequire(import.meta.url);

/** A font of the documents. `fallback` has one weight. */
export type FontName = 'regular' | 'bold' | 'fallback';

/** A part of a line in one font. */
export interface FontRun {
  font: FontName;
  text: string;
  rightToLeft: boolean;
}

/**
 * Arimo has the widths of Helvetica and covers Latin with Vietnamese, Greek, Cyrillic and Hebrew. UnifontEX is a pixel font with nearly every
 * other character of Unicode, such as Chinese, Japanese and Korean. Opened once and on first use.
 */
const open: Readonly<Record<FontName, () => Font>> = {
  regular: once(() => read(require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'))),
  bold: once(() => read(require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'))),
  fallback: once(() =>
    single(unpackWoff(readFileSync(require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')))),
  ),
};

export function fontOf(name: FontName): Font {
  return open[name]();
}

const PLAIN = /^[\x20-\x7e]*$/;
const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/**
 * One line of text in characters that the fonts have. A character without a glyph becomes its code point, such as `[U+20BB7]`, so that a
 * reader sees which one is missing. Invisible and bidirectional control characters are removed.
 */
export function printable(text: string): string {
  const visible = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .trim();
  return PLAIN.test(visible) ? visible : Array.from(visible, replacement).join('');
}

/** The line in parts of one font each, in the order of their positions. */
export function fontRuns(line: string, bold: boolean): FontRun[] {
  const main = bold ? 'bold' : 'regular';
  if (PLAIN.test(line)) return [{ font: main, text: line, rightToLeft: false }];
  const runs: FontRun[] = [];
  for (const character of line) {
    const last = runs.at(-1);
    const font = last?.font === 'fallback' && character === ' ' ? 'fallback' : fontFor(character, main);
    const rightToLeft =
      RIGHT_TO_LEFT.test(character) || (!LEFT_TO_RIGHT.test(character) && (last?.rightToLeft ?? false));
    if (last?.font === font && last.rightToLeft === rightToLeft) last.text += character;
    else runs.push({ font, text: character, rightToLeft });
  }
  return runs;
}

function fontFor(character: string, main: FontName): FontName {
  return has(main, character) ? main : 'fallback';
}

function replacement(character: string): string {
  if (has('regular', character) || has('fallback', character)) return character;
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`;
}

function has(font: FontName, character: string): boolean {
  return fontOf(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function read(file: string): Font {
  return single(readFileSync(file));
}

function single(bytes: Buffer): Font {
  const font = create(bytes);
  if ('fonts' in font) throw new Error('A font collection is not expected.');
  return font;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
