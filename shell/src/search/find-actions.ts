import type { Registry } from '@lading/mfe-contract';
import { contributionsOf } from '../registry/contributions';
import type { Session } from '../session/session';
import { plain } from './plain';
import type { Result } from './use-search';

/** Actions of the remotes that this user may use and whose label or keywords contain all words of the text. */
export function findActions(registry: Registry, { permissions }: Session, text: string): Result[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return contributionsOf(registry, 'actions', permissions)
    .filter(({ item: { label, keywords = '' } }) => words.every((word) => plain(`${label} ${keywords}`).includes(word)))
    .map(({ item: { label, path } }) => ({ path, label, detail: '' }));
}
