/** Numbers by origin name, then by destination name. */
export type LaneTable = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The lane or mileage band that matches a shipment. */
export interface LaneMatch {
  readonly index: number;
  /** Label, such as "606 > 752" or "501-1000 miles". */
  readonly label: string;
}

/** The most specific origin with a row to any of the destination's names, then the most specific such destination (freight.md Annex H). */
export function findLane(
  lanes: LaneTable,
  originNames: readonly string[],
  destinationNames: readonly string[],
): LaneMatch | null {
  for (const origin of originNames) {
    const destinations = lanes.get(origin);
    if (!destinations) continue;
    for (const destination of destinationNames) {
      const index = destinations.get(destination);
      if (index !== undefined) return { index, label: `${origin} > ${destination}` };
    }
  }
  return null;
}
