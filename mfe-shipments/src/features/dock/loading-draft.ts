import type { DockPickup, LoadingEntry } from '../../shared/api/dock';

/** What is entered for one pickup and not yet saved. */
export interface LoadingDraft {
  door: string;
  trailer: string;
  seal: string;
  signedBy: string;
  note: string;
  /** Handling units on the truck by line; null if not counted. */
  loaded: (number | null)[];
  /** Labels that were scanned, so that none counts twice. */
  scanned: string[];
}

export type DraftText = 'door' | 'trailer' | 'seal' | 'signedBy' | 'note';
const TEXTS: readonly DraftText[] = ['door', 'trailer', 'seal', 'signedBy', 'note'];

/** The draft that changes nothing. */
export function draftOf({ recorded, units }: DockPickup): LoadingDraft {
  return {
    door: recorded.door ?? '',
    trailer: recorded.trailer ?? '',
    seal: recorded.seal ?? '',
    signedBy: recorded.signedBy ?? '',
    note: recorded.note ?? '',
    loaded: units.map(({ loaded }) => loaded),
    scanned: [],
  };
}

/** The fields that the draft changes; null if it changes nothing. */
export function entryOf(draft: LoadingDraft, pickup: DockPickup): Omit<LoadingEntry, 'key' | 'loadedAt'> | null {
  const before = draftOf(pickup);
  const texts = TEXTS.filter((name) => draft[name].trim() !== '' && draft[name].trim() !== before[name]);
  const units = draft.loaded.flatMap((loaded, line) =>
    loaded === null || loaded === before.loaded[line] ? [] : [{ line, loaded }],
  );
  if (texts.length === 0 && units.length === 0) return null;
  return {
    ...Object.fromEntries(texts.map((name) => [name, draft[name].trim()])),
    ...(units.length > 0 && { units }),
  };
}

/** Counts a scanned label once. */
export function countLabel(draft: LoadingDraft, line: number, sscc: string): LoadingDraft {
  if (draft.scanned.includes(sscc)) return draft;
  return {
    ...draft,
    loaded: draft.loaded.map((loaded, index) => (index === line ? (loaded ?? 0) + 1 : loaded)),
    scanned: [...draft.scanned, sscc],
  };
}

/** The pickup with entries that wait to be sent. */
export function withEntries(pickup: DockPickup, entries: readonly LoadingEntry[]): DockPickup {
  return entries.reduce<DockPickup>(
    (merged, { key: _, units = [], ...fields }) => ({
      ...merged,
      units: merged.units.map((unit) => {
        const counted = units.find(({ line }) => line === unit.line);
        return counted ? { ...unit, loaded: counted.loaded } : unit;
      }),
      recorded: { ...merged.recorded, ...fields },
    }),
    pickup,
  );
}

/** Whether every handling unit is on the truck. */
export const isFullyLoaded = ({ units }: DockPickup): boolean =>
  units.every(({ loaded, count }) => loaded !== null && loaded >= count);

/** Handling units on the truck, and of the shipment. */
export function unitTotals({ units }: DockPickup): { loaded: number; count: number } {
  return units.reduce((sum, { loaded, count }) => ({ loaded: sum.loaded + (loaded ?? 0), count: sum.count + count }), {
    loaded: 0,
    count: 0,
  });
}
