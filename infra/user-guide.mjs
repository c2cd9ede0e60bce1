// npm run user-guide: compiles docs/user-guide, in English and in each language below it, to shell/src/help/guide*.gen.json, which the product shows and
// searches.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = path.join(root, 'docs/user-guide');
/** File of the compiled guide by its folder in `docs/user-guide`; English is the folder itself. */
export const GUIDES = { '.': 'guide.gen.json', 'fr-CA': 'guide.fr-CA.gen.json', 'es-US': 'guide.es-US.gen.json' };
/** Articles in the order of the guide. */
const ORDER = [
  'first-steps',
  'get-prices',
  'compare-and-book',
  'approvals',
  'own-rates',
  'fuel-prices',
  'connect-carrier',
  'edi',
  'contacts',
  'products',
  'follow-shipments',
  'documents',
  'dock',
  'check-invoices',
  'accounting',
  'file-claims',
  'reports',
  'notifications',
  'language',
  'members',
  'integrate',
  'ai-assistants',
  'unsaved-changes',
  'your-data',
];

/** One block of an article: a heading, a paragraph, or a list. */
function blockOf(text) {
  if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3) };
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { kind: 'steps', items: lines.map((line) => line.replace(/^\d+\. /, '')) };
  return { kind: 'text', text: lines.join(' ') };
}

/** An article: title, summary, blocks and the words that find it. @throws if a part is missing */
export function readArticle(slug, markdown) {
  const [title, summary, ...rest] = markdown.trim().split(/\n\n+/);
  const keywords = rest.pop() ?? '';
  if (!title.startsWith('# ') || !keywords.startsWith('Keywords: '))
    throw new Error(`The article ${slug} of the user guide needs a title, a summary, and keywords in its last line`);
  return {
    slug,
    title: title.slice(2),
    summary: summary.replaceAll('\n', ' '),
    blocks: rest.map(blockOf),
    keywords: keywords.slice('Keywords: '.length),
  };
}

/** The articles of a guide, in their order. @throws if the folder has others */
export function articlesOf(language = '.') {
  const folder = path.join(FOLDER, language);
  const found = fs.readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const listed = ORDER.map((slug) => `${slug}.md`);
  if (found.sort().join() !== [...listed].sort().join())
    throw new Error(`infra/user-guide.mjs lists ${listed.join(', ')}, but ${folder} has ${found.join(', ')}`);
  return ORDER.map((slug) => readArticle(slug, fs.readFileSync(path.join(folder, `${slug}.md`), 'utf8')));
}

/** The compiled guide as text. */
export const compileGuide = (language) => `${JSON.stringify(articlesOf(language), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [language, file] of Object.entries(GUIDES))
    fs.writeFileSync(path.join(root, 'shell/src/help', file), compileGuide(language));
