/** State, province or postal code prefix on either side of `>`; one side is optional. */
const SIDE = '(?:[A-Z]{2}|\\d{3,5}|[A-Z]\\d[A-Z](?:\\d[A-Z]\\d)?)';

/** A lane filter of lists: `IL>TX`, `606>75201`, `M5V>`, `>TX`. */
export const LANE_FILTER = new RegExp(`^(?:${SIDE}>${SIDE}|${SIDE}>|>${SIDE})$`);

/** Origin and destination of a lane filter; an empty side matches everything. */
export function laneSides(lane = '>'): [origin: string, destination: string] {
  const [origin = '', destination = ''] = lane.split('>');
  return [origin, destination];
}

/** Whether a side is a postal code prefix, not a state. */
export function isPostalSide(side: string): boolean {
  return /\d/.test(side);
}
