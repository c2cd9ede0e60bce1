import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { english } from '../../../messages/translate.js';
import { messageOfRule } from './constraint-messages.js';

const SOURCE = path.resolve(import.meta.dirname, '../../..');

/** Phrases of class-validator, placeholders, JSON pointers and names of properties. */
const REFUSED = [
  /\$(property|constraint\d|value|target)/,
  /must be (longer|shorter) than|must be a (string|number|boolean)|must be an? (integer|instance|array|object)/,
  /must (not be less|not be greater|contain (at least|no more|only)|match .* regular expression|be one of the following)/,
  /each value in|nested property|should not (be|exist)|conforming to the specified/,
  /(^|\s)\/[a-z]+\w*(\/|\b)/,
  /(^|\s)[a-z]+[A-Z]\w+/,
];
/** Names that are not properties, and an example of a path. */
const KNOWN_NAMES = /\b(eBOL|nextCursor)\b|\/api\/charges/g;

const faultsOf = (message: string): string[] => {
  const text = message.replaceAll(KNOWN_NAMES, '').replace(/^Choose one of: .*/, 'Choose one of these.');
  return [
    ...REFUSED.filter((pattern) => pattern.test(text)).map((pattern) => `${pattern}: ${message}`),
    ...(/^[A-Z0-9"“{]/.test(text) ? [] : [`does not begin like a sentence: ${message}`]),
    ...(/[.?]$/.test(text) ? [] : [`does not end like a sentence: ${message}`]),
  ];
};

it('every constraint of every DTO says in a sentence what to enter', async () => {
  const files = globSync('**/*.dto.ts', { cwd: SOURCE });
  const classes = new Set<unknown>();
  for (const file of files)
    for (const exported of Object.values((await import(path.join(SOURCE, file))) as object)) classes.add(exported);
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<unknown, Parameters<typeof messageOfRule>[0][]>;
  };
  const rules = [...validationMetadatas.values()]
    .flat()
    .filter(({ type, target }) => !/conditional|whitelist/i.test(type) && classes.has(target));
  expect(rules.length).toBeGreaterThan(600);
  const untranslatable = rules.filter((rule) => messageOfRule(rule) === undefined);
  expect(untranslatable.map(({ propertyName, name }) => `${propertyName}: ${name}`)).toEqual([]);
  expect(rules.flatMap((rule) => faultsOf(english(messageOfRule(rule)!)))).toEqual([]);
});

/** Texts of field errors, import and tariff messages in the source, with `{}` for what is filled in. */
function textsOf(source: string): string[] {
  const literal = String.raw`(?:msg)?(\x60(?:[^\x60\\]|\\.)*\x60|'(?:[^'\\\n]|\\.)*')`;
  const patterns = [
    new RegExp(String.raw`pointer[^;{}]*?message: ${literal}`, 'g'),
    new RegExp(String.raw`(?:importMessage|rateMessage|termsMessage)\([^;]*?'[A-Z][A-Z_]+',\s*${literal}`, 'g'),
  ];
  return patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, text = '']) =>
      text
        .slice(1, -1)
        .replaceAll(/\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '{}')
        .replaceAll(/\\(.)/g, '$1'),
    ),
  );
}

it('every message about a field or a cell is a sentence without pointers and library phrases', () => {
  const files = globSync('**/*.ts', { cwd: SOURCE }).filter((file) => !/\.(int-)?spec\.ts$/.test(file));
  const texts = files.flatMap((file) => textsOf(readFileSync(path.join(SOURCE, file), 'utf8')));
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.flatMap((text) => faultsOf(text))).toEqual([]);
});
