import { findLane, type LaneMatch } from './lane-table.js';
import type { Equipment, TruckloadRow } from './rate-row.js';

/** Bytes per row for two map entries and their share of the hash table; measured on Node 24, rounded up. */
const BYTES_PER_ROW = 64;
/** Marks a row without its own minimum. */
const NO_MINIMUM = -1;
const FIRST_ROWS = 64;

/** All rates of one truckload tariff version in typed arrays, one row per lane and trailer. Immutable once packed. */
export class PackedMileRates {
  constructor(
    private readonly lanesByEquipment: ReadonlyMap<Equipment, ReadonlyMap<string, ReadonlyMap<string, number>>>,
    private readonly ratePerMile: Int32Array,
    private readonly minimum: Int32Array,
    private readonly transit: Uint8Array,
  ) {}

  /** Number of rate rows. */
  get rows(): number {
    return this.transit.length;
  }

  /** Approximate size in bytes, for the cache limit. */
  get byteSize(): number {
    return this.ratePerMile.byteLength + this.minimum.byteLength + this.transit.byteLength + this.rows * BYTES_PER_ROW;
  }

  /** Row (`index`) of the most specific lane that has the trailer. A carrier may offer some trailers everywhere and others only on some lanes. */
  findRow(equipment: Equipment, originNames: readonly string[], destinationNames: readonly string[]): LaneMatch | null {
    const lanes = this.lanesByEquipment.get(equipment);
    return lanes ? findLane(lanes, originNames, destinationNames) : null;
  }

  /** Ten-thousandths of a dollar. */
  ratePerMileOf(row: number): number {
    return this.ratePerMile[row]!;
  }

  /** Minimum linehaul in cents, or null if the row has none. */
  minimumOf(row: number): number | null {
    const minimum = this.minimum[row]!;
    return minimum === NO_MINIMUM ? null : minimum;
  }

  /** Business days after pickup, or null if the sheet has none. */
  transitDaysOf(row: number): number | null {
    return this.transit[row]! || null;
  }
}

/** Packs the rows of one version, in any order. */
export function packMileRates(rows: Iterable<TruckloadRow>): PackedMileRates {
  const packer = new MileRatePacker();
  for (const row of rows) packer.add(row);
  return packer.finish();
}

/** Packs streamed rows. A later row replaces an earlier duplicate. */
export class MileRatePacker {
  private readonly lanes = new Map<Equipment, Map<string, Map<string, number>>>();
  private count = 0;
  private ratePerMile = new Int32Array(FIRST_ROWS);
  private minimum = new Int32Array(FIRST_ROWS);
  private transit = new Uint8Array(FIRST_ROWS);

  add(row: TruckloadRow): void {
    const index = this.rowOf(row);
    this.ratePerMile[index] = row.ratePerMile;
    this.minimum[index] = row.minimum ?? NO_MINIMUM;
    this.transit[index] = row.transitDays ?? 0;
  }

  finish(): PackedMileRates {
    return new PackedMileRates(
      this.lanes,
      this.ratePerMile.slice(0, this.count),
      this.minimum.slice(0, this.count),
      this.transit.slice(0, this.count),
    );
  }

  private rowOf({ equipment, origin, destination }: TruckloadRow): number {
    const destinations = child(child(this.lanes, equipment), origin);
    const known = destinations.get(destination);
    if (known !== undefined) return known;
    if (this.count === this.transit.length) this.grow();
    destinations.set(destination, this.count);
    return this.count++;
  }

  private grow(): void {
    const length = this.count * 2;
    const [ratePerMile, minimum, transit] = [new Int32Array(length), new Int32Array(length), new Uint8Array(length)];
    ratePerMile.set(this.ratePerMile);
    minimum.set(this.minimum);
    transit.set(this.transit);
    [this.ratePerMile, this.minimum, this.transit] = [ratePerMile, minimum, transit];
  }
}

function child<Key, Inner, Value>(map: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  let inner = map.get(key);
  if (!inner) map.set(key, (inner = new Map()));
  return inner;
}
