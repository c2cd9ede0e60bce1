/** Milliseconds after a navigation until the user learns that loading takes long. The rest of three seconds is for displaying it. */
const SLOW_AFTER_MS = 2500;
/** Code that is requested late has at least this time: on a slow line or device everything takes longer, and a message about it would only flicker. */
const SHORTEST_WAIT_MS = 1500;

/** Called by the shell when the address changes. Remotes bundle this module, so the time is kept in the document. */
export function markNavigation(): void {
  document.documentElement.dataset.navigatedAt = String(Math.round(performance.now()));
}

/** Milliseconds that code of the current page may still take until the user learns that it takes long. */
export function slowInMs(since: 'navigation' | 'now'): number {
  if (since === 'now') return SLOW_AFTER_MS;
  // The first navigation of a document is its start, when the clock is 0.
  const startedAt = Number(document.documentElement.dataset.navigatedAt ?? 0);
  return Math.max(SHORTEST_WAIT_MS, startedAt + SLOW_AFTER_MS - performance.now());
}
