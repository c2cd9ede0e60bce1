import { useEffect, useState } from 'react';

/** Milliseconds after which a busy browser counts as idle. */
const MAX_WAIT = 500;

/** False until the browser is idle for the first time; for parts that a page does not need at first sight. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const set = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(set);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(set, { timeout: MAX_WAIT });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
