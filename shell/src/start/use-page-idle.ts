import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';
import { whenUsable } from './when-usable';

/** False until the page can be used and the browser is idle; for what the first load can do without. */
export function usePageIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenUsable(() => whenIdle(() => setIsIdle(true))), []);
  return isIdle;
}
