import { type RefCallback, useCallback, useState } from 'react';
import { WIDTH } from './project';

/** Width of an element in pixels; until it is known, the width of the drawing. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(WIDTH);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0;
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
