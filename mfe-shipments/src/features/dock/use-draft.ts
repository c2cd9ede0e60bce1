import { useRemote } from '@lading/mfe-kit';
import { useState } from 'react';
import type { DockPickup } from '../../shared/api/dock';
import { draftOf, type LoadingDraft } from './loading-draft';

const keyOf = (shipmentId: string) => `dock.${shipmentId}`;

/** Drafts of pickups, which survive a reload. Deleted at sign-out. */
export function useDrafts() {
  const { storage } = useRemote().host;
  return {
    read: (pickup: DockPickup): LoadingDraft => {
      const stored = storage.get(keyOf(pickup.shipmentId)) as LoadingDraft | undefined;
      return stored?.loaded.length === pickup.units.length ? stored : draftOf(pickup);
    },
    write: (shipmentId: string, draft: LoadingDraft) => storage.set(keyOf(shipmentId), draft),
    remove: (shipmentId: string) => storage.remove(keyOf(shipmentId)),
  };
}

/** The draft of one pickup; every change is stored at once. */
export function useDraft(pickup: DockPickup) {
  const drafts = useDrafts();
  const [draft, setDraft] = useState(() => drafts.read(pickup));
  return {
    draft,
    change: (changes: Partial<LoadingDraft>) => {
      const next = { ...draft, ...changes };
      drafts.write(pickup.shipmentId, next);
      setDraft(next);
    },
    /** After saving: the fields keep what was saved. */
    clear: () => drafts.remove(pickup.shipmentId),
  };
}
