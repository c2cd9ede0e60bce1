import { useEffect, useState } from 'react';

/** Milliseconds after which a busy browser counts as idle all the same. */
const LONGEST_WAIT = 500;

/** False until the browser has nothing more urgent to do; for what a page can do without when it is first seen. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const set = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(set);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(set, { timeout: LONGEST_WAIT });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}
