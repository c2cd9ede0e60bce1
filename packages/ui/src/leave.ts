/** Asks the user before the page is left; calls `leave` if they agree. */
export type AskBeforeLeaving = (leave: () => void) => void;

const guards = new Set<AskBeforeLeaving>();

/** Asks before links, navigation by code, the back button and whatever uses `leavePage`. Redirects (`replace`) are not asked about. Returns how to stop. */
export function guardLeaving(ask: AskBeforeLeaving): () => void {
  guards.add(ask);
  return () => void guards.delete(ask);
}

/** Leaves the page at once, or after the user has agreed. One question covers all forms of a page. */
export function leavePage(leave: () => void): void {
  const ask = [...guards].at(-1);
  if (ask) ask(leave);
  else leave();
}

export const isGuarded = (): boolean => guards.size > 0;
