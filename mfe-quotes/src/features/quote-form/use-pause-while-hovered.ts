import { useState } from 'react';

/** Displays the earlier value while the pointer is over it, so that nothing moves under a click. */
export function usePauseWhileHovered<T>(value: T): {
  shown: T;
  isPaused: boolean;
  area: { onPointerEnter(): void; onPointerLeave(): void };
} {
  const [paused, setPaused] = useState<{ value: T } | null>(null);
  return {
    shown: paused ? paused.value : value,
    isPaused: paused !== null && paused.value !== value,
    area: { onPointerEnter: () => setPaused({ value }), onPointerLeave: () => setPaused(null) },
  };
}
