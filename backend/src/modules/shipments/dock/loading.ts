/** What the dock recorded about a pickup in one entry. Absent fields were not recorded. Stored as JSON. */
export interface LoadingBody {
  door?: string;
  trailer?: string;
  seal?: string;
  /** Name of the driver who signed. */
  signedBy?: string;
  note?: string;
  /** Handling units on the truck, by handling unit line of the shipment (0 is the first). */
  units?: LoadedLine[];
}

/** Handling units of one line that are on the truck: a total, not an addition to earlier entries. */
export interface LoadedLine {
  line: number;
  loaded: number;
}

const TEXTS = ['door', 'trailer', 'seal', 'signedBy', 'note'] as const;

/** The state after all entries, oldest first: the last value of each field, and the last count of each line. */
export function mergeLoadings(entries: readonly LoadingBody[]): LoadingBody {
  const merged: LoadingBody = {};
  const counts = new Map<number, number>();
  for (const entry of entries) {
    for (const name of TEXTS) if (entry[name] !== undefined) merged[name] = entry[name];
    for (const { line, loaded } of entry.units ?? []) counts.set(line, loaded);
  }
  const units = [...counts].map(([line, loaded]) => ({ line, loaded })).sort((left, right) => left.line - right.line);
  return units.length === 0 ? merged : { ...merged, units };
}

/** Whether the entry says that freight is on the truck. */
export const isLoaded = ({ units = [] }: LoadingBody): boolean => units.some(({ loaded }) => loaded > 0);

/** The entry in sentences, for the timeline. `counts`: handling units of each line of the shipment. */
export function loadingText(
  { door, trailer, seal, signedBy, note, units }: LoadingBody,
  counts: readonly number[],
): string {
  return [
    door !== undefined && `Door ${door}.`,
    trailer !== undefined && `Trailer ${trailer}.`,
    units !== undefined && `${loadedOf(units, counts)} handling units loaded.`,
    seal !== undefined && `Seal ${seal}.`,
    signedBy !== undefined && `Signed by ${signedBy}.`,
    note,
  ]
    .filter(Boolean)
    .join(' ');
}

function loadedOf(units: readonly LoadedLine[], counts: readonly number[]): string {
  const total = units.reduce((sum, { line }) => sum + (counts[line] ?? 0), 0);
  return `${units.reduce((sum, { loaded }) => sum + loaded, 0)} of ${total}`;
}
