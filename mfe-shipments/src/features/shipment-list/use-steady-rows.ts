import { useState } from 'react';

interface Row {
  id: string;
}

export interface SteadyRows<T> {
  rows: readonly T[];
  /** Rows came, went or changed places, which is not shown yet. */
  changed: boolean;
  show(): void;
}

/**
 * Rows that stay where they are while they are held, as under a pointer: their contents are renewed, but none comes, goes or moves until they are let go,
 * asked for, or another list (`key`) is looked at.
 */
export function useSteadyRows<T extends Row>(fresh: readonly T[], key: string, isHeld: boolean): SteadyRows<T> {
  const [kept, setKept] = useState({ key, rows: fresh });
  const isSame = kept.rows.map(({ id }) => id).join() === fresh.map(({ id }) => id).join();
  const mayMove = !isHeld || kept.key !== key || kept.rows.length === 0;
  const show = () => setKept({ key, rows: fresh });
  if (mayMove && !(kept.key === key && isSame)) show();
  if (mayMove || isSame) return { rows: fresh, changed: false, show };
  return { rows: kept.rows.map((row) => fresh.find(({ id }) => id === row.id) ?? row), changed: true, show };
}
