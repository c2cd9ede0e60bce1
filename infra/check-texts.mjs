// Regenerates the message catalogs and fails if they differed from the code. Commit the result.
// Fails too if a translation has other placeholders or tags than its message, or if one is missing in a language that is complete.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { root } from './lib/paths.mjs';
import { isLeftInEnglish, translationFaults } from './lib/translation-faults.mjs';

/** Languages in which every message has a translation. In Canadian English only what differs from the code has one. */
const COMPLETE = ['fr-CA', 'es-US'];
const po = formatter();

const catalogs = () =>
  new Map(
    fs
      .globSync('{{packages/ui,shell,mfe-*}/src/locales/*.po,backend/src/messages/locales/*.{po,ts}}', { cwd: root })
      .map((file) => [file, fs.readFileSync(`${root}/${file}`, 'utf8')]),
  );

async function problemsOf(file, text) {
  const locale = path.basename(file, '.po');
  const catalog = await po.parse(text, { locale, sourceLocale: 'en-US', filename: file });
  return Object.values(catalog).flatMap(({ message, translation }) => {
    const isComplete = COMPLETE.includes(locale);
    if (isComplete && isLeftInEnglish(message, translation)) return [`${file}: "${message}" is still in English`];
    if (translation) return translationFaults(message, translation).map((fault) => `${file}: "${message}": ${fault}`);
    return isComplete ? [`${file}: "${message}" has no translation`] : [];
  });
}

function fail(headline, lines) {
  if (lines.length === 0) return;
  console.error(`${headline}\n${lines.join('\n')}`);
  process.exitCode = 1;
}

const before = catalogs();
for (const command of ['extract --clean', 'compile --typescript --config backend/lingui.config.mjs'])
  execFileSync('lingui', command.split(' '), { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const now = [...catalogs()];
fail(
  'Message catalogs differed from the code; commit the updated ones:',
  now.filter(([file, text]) => before.get(file) !== text).map(([file]) => file),
);
const problems = await Promise.all(
  now.filter(([file]) => file.endsWith('.po')).map(([file, text]) => problemsOf(file, text)),
);
fail(
  'Translate these messages, with the placeholders and tags of the message (CONTRIBUTING.md, Texts):',
  problems.flat(),
);
