const MINUTE_MS = 60_000;
/** Freight that is on the road is asked about every five minutes, all other every fifteen (freight.md Annex E). */
const TRUCKLOAD_MS = 5 * MINUTE_MS;
const USUAL_MS = 15 * MINUTE_MS;
/** A demonstration's day lasts minutes, so that a newcomer sees it pass. */
const DEMONSTRATION_MS = 3_000;
/** However quiet it is, nobody waits longer than this many paces. */
const SLOWEST = 4;

/** What decides how soon a carrier is asked again. */
export interface PullPace {
  /** Whether the carrier is one of the demonstration's. */
  demo: boolean;
  /** Whether it has a truckload on the road. */
  truckload: boolean;
  /** Calls in a row that brought nothing new. */
  quiet: number;
}

/** Milliseconds until a carrier is asked again: twice as long after each call that brought nothing, up to four times. */
export function pullPause({ demo, truckload, quiet }: PullPace): number {
  const pace = demo ? DEMONSTRATION_MS : truckload ? TRUCKLOAD_MS : USUAL_MS;
  return pace * Math.min(2 ** quiet, SLOWEST);
}
