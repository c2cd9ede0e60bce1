import type { KeyboardEvent } from 'react';

interface RowKeys {
  count: number;
  /** Selects or deselects the row of this index; absent in a table without selection. */
  toggle?(index: number): void;
  /** Previews the row of this index; absent in a table without preview. */
  show?(index: number): void;
  /** Scrolls to a row that is not in the document yet. */
  scrollTo?(index: number): void;
}

const TARGETS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function focusRow(body: HTMLElement, index: number): boolean {
  const row = body.querySelector<HTMLElement>(`[data-index="${index}"]`);
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

/**
 * Keys on a focused row: arrows, Home and End move, Enter opens, Space previews, X selects; in a table without preview Space selects too.
 * Keys in controls of a row are left alone.
 */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, keys: RowKeys): void {
  const { target: row, currentTarget: body } = event;
  if (!(row instanceof HTMLTableRowElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const index = Number(row.dataset.index);
  const link = row.querySelector<HTMLElement>('[data-row-link]');
  const next = TARGETS[event.key]?.(index, keys.count - 1);
  let action: (() => void) | undefined;
  if (next !== undefined) action = () => moveTo(body, next, keys);
  else if (event.key === 'Enter' && link) action = () => link.click();
  else if (event.key === ' ') action = bound(keys.show ?? keys.toggle, index);
  else if (event.key.toLowerCase() === 'x') action = bound(keys.toggle, index);
  if (!action) return;
  event.preventDefault();
  action();
}

const bound = (act: ((index: number) => void) | undefined, index: number) => act && (() => act(index));

function moveTo(body: HTMLElement, index: number, { scrollTo }: RowKeys): void {
  if (focusRow(body, index)) return;
  scrollTo?.(index);
  requestAnimationFrame(() => focusRow(body, index));
}
