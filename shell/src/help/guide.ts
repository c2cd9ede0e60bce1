import { i18n } from '@lingui/core';
import { plain } from '../search/plain';
import { GUIDE_PATH } from './guide-path';

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

const ENGLISH = () => import(/* webpackChunkName: "guide" */ './guide.gen.json', { with: { type: 'json' } });
const TRANSLATED: Record<string, typeof ENGLISH> = {
  'fr-CA': () => import(/* webpackChunkName: "guide-fr" */ './guide.fr-CA.gen.json', { with: { type: 'json' } }),
  'es-US': () => import(/* webpackChunkName: "guide-es" */ './guide.es-US.gen.json', { with: { type: 'json' } }),
};

/** All articles in the reader's language, in their order. */
export async function loadArticles(): Promise<readonly Article[]> {
  return (await (TRANSLATED[i18n.locale] ?? ENGLISH)()).default;
}

export const articlePath = ({ slug }: Article) => `${GUIDE_PATH}/${slug}`;

const textOf = ({ title, summary, keywords, blocks }: Article) =>
  plain([title, summary, keywords, ...blocks.flatMap(({ text = '', items = [] }) => [text, ...items])].join(' '));

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/** Articles whose title or keywords have a word that starts with each word of the text. */
export function findNamedArticles(articles: readonly Article[], text: string): Article[] {
  return articles.filter(({ title, keywords }) => {
    const names = wordsOf(`${title} ${keywords}`);
    return wordsOf(text).every((word) => names.some((name) => name.startsWith(word)));
  });
}

/** Articles that contain all words of the text, those first that are named so. */
export function findArticles(articles: readonly Article[], text: string): Article[] {
  const named = findNamedArticles(articles, text);
  const found = articles.filter((article) => wordsOf(text).every((word) => textOf(article).includes(word)));
  return [...named, ...found.filter((article) => !named.includes(article))];
}
