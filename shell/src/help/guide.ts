import { GUIDE_PATH } from './guide-path';
import guide from './guide.gen.json' with { type: 'json' };

/** A part of an article: a heading, a paragraph, a list or numbered steps. */
export interface Block {
  kind: string;
  text?: string;
  items?: string[];
}

/** An article of the user guide, compiled from `docs/user-guide`. */
export interface Article {
  slug: string;
  title: string;
  summary: string;
  blocks: Block[];
  /** Further words that find it. */
  keywords: string;
}

export const ARTICLES: readonly Article[] = guide;
export const articlePath = ({ slug }: Article) => `${GUIDE_PATH}/${slug}`;

const textOf = ({ title, summary, keywords, blocks }: Article) =>
  [title, summary, keywords, ...blocks.flatMap(({ text = '', items = [] }) => [text, ...items])]
    .join(' ')
    .toLowerCase();

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Articles whose title or keywords have a word that starts with each word of the text. */
export function findNamedArticles(text: string): Article[] {
  return ARTICLES.filter(({ title, keywords }) => {
    const names = wordsOf(`${title} ${keywords}`);
    return wordsOf(text).every((word) => names.some((name) => name.startsWith(word)));
  });
}

/** Articles that contain all words of the text, those first that are named so. */
export function findArticles(text: string): Article[] {
  const named = findNamedArticles(text);
  const found = ARTICLES.filter((article) => wordsOf(text).every((word) => textOf(article).includes(word)));
  return [...named, ...found.filter((article) => !named.includes(article))];
}
