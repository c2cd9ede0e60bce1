// npm run user-guide: compiles docs/user-guide/*.md to shell/src/help/guide.gen.json, which the product shows and searches.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = path.join(root, 'docs/user-guide');
const OUTPUT = path.join(root, 'shell/src/help/guide.gen.json');
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
    throw new Error(`docs/user-guide/${slug}.md needs a title, a summary, and keywords in its last line`);
  return {
    slug,
    title: title.slice(2),
    summary: summary.replaceAll('\n', ' '),
    blocks: rest.map(blockOf),
    keywords: keywords.slice('Keywords: '.length),
  };
}

/** The compiled guide as text. @throws if the folder has other articles than the order */
export function compileGuide() {
  const found = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const listed = ORDER.map((slug) => `${slug}.md`);
  if (found.sort().join() !== [...listed].sort().join())
    throw new Error(`infra/user-guide.mjs lists ${listed.join(', ')}, but the folder has ${found.join(', ')}`);
  const articles = ORDER.map((slug) => readArticle(slug, fs.readFileSync(path.join(FOLDER, `${slug}.md`), 'utf8')));
  return `${JSON.stringify(articles, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) fs.writeFileSync(OUTPUT, compileGuide());
