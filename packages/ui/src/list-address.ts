const SIDE = '([A-Z]{2}|\\d{3,5}|[A-Z]\\d[A-Z](\\d[A-Z]\\d)?)';
const LANE = new RegExp(`^(${SIDE}>${SIDE}|${SIDE}>|>${SIDE})$`);

/** Parses a lane: `il to tx`, `606 > 752`, `>TX`; null if it is not one. */
export function readLane(typed: string): string | null {
  const lane = typed
    .trim()
    .toUpperCase()
    .replace(/\s+TO\s+|\s*(->|→|>)\s*/, '>')
    .replace(/\s/g, '');
  return LANE.test(lane) ? lane : null;
}

/** A copy of the parameters with one value set, or removed if it is empty. */
export function withValue(search: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
