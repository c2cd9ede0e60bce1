import { useState } from 'react';

/** Keeps showing the earlier value while the pointer rests on it, so that nothing moves under a hand about to click. */
export function useHeld<T>(value: T): {
  shown: T;
  isHeld: boolean;
  place: { onPointerEnter(): void; onPointerLeave(): void };
} {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  return {
    shown: held ? held.value : value,
    isHeld: held !== null && held.value !== value,
    place: { onPointerEnter: () => setHeld({ value }), onPointerLeave: () => setHeld(null) },
  };
}
