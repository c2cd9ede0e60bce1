const SIDE = '([A-Z]{2}|\\d{3,5}|[A-Z]\\d[A-Z](\\d[A-Z]\\d)?)';
const LANE = new RegExp(`^(${SIDE}>${SIDE}|${SIDE}>|>${SIDE})$`);

/** Reads a lane as typed: `il to tx`, `606 > 752`, `>TX`; null when it is none. */
export function readLane(typed: string): string | null {
  const lane = typed
    .trim()
    .toUpperCase()
    .replace(/\s+TO\s+|\s*(->|→|>)\s*/, '>')
    .replace(/\s/g, '');
  return LANE.test(lane) ? lane : null;
}

/** The address with one value changed; an empty one leaves it. */
export function withValue(search: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
