import fs from 'node:fs';
import { formatter } from '@lingui/format-po';
import { articlesOf, compileGuide, GUIDES, readArticle } from './user-guide.mjs';

const TRANSLATIONS = Object.keys(GUIDES).filter((language) => language !== '.');
const root = new URL('..', import.meta.url);
interface Article {
  slug: string;
  summary: string;
  blocks: { kind: string; text?: string; items?: string[] }[];
}
const textOf = ({ summary, blocks }: Article) =>
  [summary, ...blocks.flatMap(({ text = '', items = [] }) => [text, ...items])].join('\n');

test.each(Object.entries(GUIDES))(
  'the compiled guide %s is that of docs/user-guide; run npm run user-guide',
  (language, file) => {
    expect(fs.readFileSync(new URL(`shell/src/help/${file}`, root), 'utf8')).toBe(compileGuide(language));
  },
);

test('an article without keywords is refused', () => {
  expect(() => readArticle('x', '# Title\n\nSummary\n\nText')).toThrow('The article x of the user guide needs a title');
});

describe.each(TRANSLATIONS)('the guide in %s', (language) => {
  const translated: Article[] = articlesOf(language);
  const english: Article[] = articlesOf();

  test('has the headings, lists and steps of the English one', () => {
    const shapeOf = (articles: Article[]) =>
      articles.map(({ slug, blocks }) => [slug, ...blocks.map(({ kind, items }) => `${kind} ${items?.length ?? ''}`)]);
    expect(shapeOf(translated)).toEqual(shapeOf(english));
  });

  test('names buttons and fields as the screens do', async () => {
    const labels = await translationsOf(language);
    const wrong = english.flatMap((article, index) => {
      const text = textOf(translated[index]!);
      const quoted = [...textOf(article).matchAll(/"([^"]+)"/g)].map(([, label]) => label!);
      return quoted
        .filter((label) => labels.has(label) && !labels.get(label)!.some((translation) => text.includes(translation)))
        .map((label) => `${article.slug}: "${label}" is ${labels.get(label)!.join(' or ')}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** Translations of the messages of all screens, by message; a message has several if they depend on where it stands. */
async function translationsOf(locale: string): Promise<Map<string, string[]>> {
  const po = formatter();
  const all = new Map<string, string[]>();
  for (const file of fs.globSync(`{packages/ui,shell,mfe-*}/src/locales/${locale}.po`, { cwd: root })) {
    const text = fs.readFileSync(new URL(file, root), 'utf8');
    const catalog = await po.parse(text, { locale, sourceLocale: 'en-US', filename: file });
    for (const { message = '', translation = '' } of Object.values(catalog))
      all.set(message, [...(all.get(message) ?? []), translation]);
  }
  return all;
}
