import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import classes from './data-table.module.css';
import type { Widths } from './use-table-layout';

const MIN_WIDTH = 56;
const MAX_WIDTH = 640;
/** Pixels per press of an arrow key. */
const STEP = 16;

interface ResizeHandleProps {
  id: string;
  name: string;
  width?: number;
  onWidths(widths: Widths): void;
  /** The handle in the tab order; from there, up and down lead to the others. */
  isFirst: boolean;
}

const headersOf = (handle: Element) => [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('th') ?? [])];

/** Present widths: before the first resize the browser has set them. */
const measure = (handle: Element): Widths =>
  Object.fromEntries(
    headersOf(handle).flatMap(({ dataset, offsetWidth }) => (dataset.column ? [[dataset.column, offsetWidth]] : [])),
  );

const resized = (widths: Widths, id: string, by: number): Widths => ({
  ...widths,
  [id]: Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, (widths[id] ?? 0) + by))),
});

/** Edge of a header: dragged, or moved by the arrow keys, it changes the width of the column. */
export function ResizeHandle({ id, name, width, onWidths, isFirst }: ResizeHandleProps) {
  const drag = useRef<{ x: number; widths: Widths }>(null);
  const onPointerDown = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    drag.current = { x: clientX, widths: measure(currentTarget) };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (drag.current) onWidths(resized(drag.current.widths, id, clientX - drag.current.x));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget } = event;
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[key];
    const to = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (by === undefined && to === undefined) return;
    event.preventDefault();
    if (by !== undefined) onWidths(resized(measure(currentTarget), id, by));
    else if (to !== undefined) focusHandle(currentTarget, to);
  };
  return (
    <div
      role="slider"
      aria-orientation="horizontal"
      aria-label={t`Width of ${name}`}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={width ?? MIN_WIDTH}
      aria-valuetext={width ? t`${width} pixels` : t`Automatic`}
      tabIndex={isFirst ? 0 : -1}
      className={classes.resize}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => (drag.current = null)}
      onKeyDown={onKeyDown}
    />
  );
}

function focusHandle(from: Element, by: number): void {
  const handles = [...(from.closest('tr')?.querySelectorAll<HTMLElement>('[role="slider"]') ?? [])];
  handles[handles.indexOf(from as HTMLElement) + by]?.focus();
}
