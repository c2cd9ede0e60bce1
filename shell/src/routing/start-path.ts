import type { Registry } from '@lading/mfe-contract';
import { contributionsOf } from '../registry/contributions';
import { slotContents } from '../slots/slot-contents';

/** The shell's own page of what remotes contribute to it. */
export const HOME_PAGE = '/home';

/** Whether the home page shows something to a user with these permissions. */
export const hasHome = (registry: Registry, permissions: readonly string[]): boolean =>
  ['home.overview', 'home'].some((slot) => slotContents(registry, slot, permissions).length > 0);

/** The path that `/` leads to: the home page, else the first page of the navigation. Undefined if the user may open neither. */
export const startPath = (registry: Registry, permissions: readonly string[]): string | undefined =>
  hasHome(registry, permissions) ? HOME_PAGE : contributionsOf(registry, 'nav', permissions)[0]?.item.path;
