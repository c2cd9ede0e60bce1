import type { Registry, SlotContent, SlotEntry } from '@lading/mfe-contract';
import { type Contributed, contributionsOf } from '../registry/contributions';
import { checkFit } from '../remotes/check-fit';

/** What remotes that run here contribute to a slot, for a user with these permissions, in order. */
export function slotContents(
  registry: Registry,
  slot: string,
  permissions: readonly string[],
): (Contributed<SlotContent> & SlotEntry)[] {
  return contributionsOf(registry, 'slots', permissions)
    .filter(({ remote, item }) => item.slot === slot && checkFit(remote).ok)
    .map(({ remote, item }) => ({ id: `${remote.name}-${item.content}`, label: item.label, remote, item }));
}
