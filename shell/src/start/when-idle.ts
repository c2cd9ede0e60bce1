/** Runs work once the browser has nothing better to do; where it cannot tell, after two seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 2000);
}
