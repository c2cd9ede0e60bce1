import { findLane, type LaneMatch } from './lane-table.js';
import type { Equipment, TruckloadRow } from './rate-row.js';

/** Two map entries and a share of the map's table for each row; measured on Node 24, rounded up. */
const BYTES_PER_ROW = 64;
/** Minimum of a row that has none of its own. */
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

  /** Memory held, in bytes, near enough to bound a cache. */
  get byteSize(): number {
    return this.ratePerMile.byteLength + this.minimum.byteLength + this.transit.byteLength + this.rows * BYTES_PER_ROW;
  }

  /** Row of the most specific lane that has the trailer; `index` is the row. A carrier may run some trailers everywhere and others on single lanes. */
  findRow(equipment: Equipment, originNames: readonly string[], destinationNames: readonly string[]): LaneMatch | null {
    const lanes = this.lanesByEquipment.get(equipment);
    return lanes ? findLane(lanes, originNames, destinationNames) : null;
  }

  /** Ten-thousandths of a dollar. */
  ratePerMileOf(row: number): number {
    return this.ratePerMile[row]!;
  }

  /** Least linehaul in cents, or null when the row names none. */
  minimumOf(row: number): number | null {
    const minimum = this.minimum[row]!;
    return minimum === NO_MINIMUM ? null : minimum;
  }

  /** Business days after pickup, or null when the sheet does not say. */
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

/** Packs rows as they arrive, for rates that are read as a stream. A later row replaces an equal earlier one. */
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
