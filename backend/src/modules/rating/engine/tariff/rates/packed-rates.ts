import { FREIGHT_CLASSES, freightClassPosition } from '../../../../../kernel/measures/freight-class.js';
import { BREAKS, type RateRow, type Service } from './rate-row.js';
import { findLane, type LaneMatch, type LaneTable } from './lane-table.js';

/** Marks a missing rate. */
export const NO_RATE = -1;

const BREAK_COUNT = BREAKS.length;
const CLASS_COUNT = FREIGHT_CLASSES.length;
/** Bytes per lane for two map entries and their share of the hash table; measured on Node 24, rounded up. */
const BYTES_PER_LANE = 64;

interface Band {
  readonly from: number;
  readonly to: number;
  readonly lane: number;
}

/** All rates of one tariff version in typed arrays: nine breaks per row, one row per lane and class. Immutable once packed. */
export class PackedRates {
  constructor(
    private readonly lanes: LaneTable,
    private readonly bands: readonly Band[],
    private readonly rowOfLaneAndClass: Int32Array,
    private readonly rates: Int32Array,
    private readonly transit: Uint8Array,
    private readonly interline: Uint8Array,
  ) {}

  /** Number of rate rows. */
  get rows(): number {
    return this.transit.length;
  }

  /** Approximate size in bytes, for the cache limit. */
  get byteSize(): number {
    const lanes = this.rowOfLaneAndClass.length / CLASS_COUNT;
    return (
      this.rowOfLaneAndClass.byteLength +
      this.rates.byteLength +
      this.transit.byteLength +
      this.interline.byteLength +
      lanes * BYTES_PER_LANE
    );
  }

  /**
   * The lane is the most specific origin with a row to any of the destination's names, then the most specific such destination
   * (freight.md Annex H). It is selected before the class: a class missing on the lane is a tariff gap, with no fallback to a wider lane,
   * because a carrier that lists a lane prices all freight on that lane with it.
   */
  findLane(originNames: readonly string[], destinationNames: readonly string[], miles: number): LaneMatch | null {
    return this.bands.length > 0 ? this.findBand(miles) : findLane(this.lanes, originNames, destinationNames);
  }

  /** Row of a class (by position among the 18) on a lane, or -1. */
  rowOf(lane: number, classPosition: number): number {
    return this.rowOfLaneAndClass[lane * CLASS_COUNT + classPosition]!;
  }

  /** Ten-thousandths of a dollar per 100 lb, or `NO_RATE`. */
  rateAt(row: number, breakIndex: number): number {
    return this.rates[row * BREAK_COUNT + breakIndex]!;
  }

  serviceOf(row: number): Service {
    return this.interline[row] === 1 ? 'interline' : 'direct';
  }

  /** Business days after pickup, or null if the sheet has none. */
  transitDaysOf(row: number): number | null {
    return this.transit[row]! || null;
  }

  /** If bands overlap, the one that starts last applies. */
  private findBand(miles: number): LaneMatch | null {
    const band = this.bands.findLast((candidate) => candidate.from <= miles && miles <= candidate.to);
    return band ? { index: band.lane, label: `${band.from}-${band.to} miles` } : null;
  }
}

/** Packs the rows of one tariff version, all by lane or all by mileage, in any order. A later row replaces an earlier duplicate. */
export function packRates(rows: Iterable<RateRow>): PackedRates {
  const packer = new RatePacker();
  for (const row of rows) packer.add(row);
  return packer.finish();
}

/** Packs streamed rows. */
export class RatePacker {
  private readonly lanes = new Map<string, Map<string, number>>();
  private readonly bands: Band[] = [];
  private laneCount = 0;
  private rowCount = 0;
  private rowOfLaneAndClass = new Int32Array(CLASS_COUNT * 64).fill(-1);
  private rates = new Int32Array(BREAK_COUNT * 64);
  private transit = new Uint8Array(64);
  private interline = new Uint8Array(64);

  add(row: RateRow): void {
    const position = this.laneOf(row) * CLASS_COUNT + freightClassPosition(row.freightClass);
    if (position >= this.rowOfLaneAndClass.length) this.rowOfLaneAndClass = grown(this.rowOfLaneAndClass, -1);
    if (this.rowOfLaneAndClass[position] === -1) this.rowOfLaneAndClass[position] = this.nextRow();
    const index = this.rowOfLaneAndClass[position]!;
    for (let column = 0; column < BREAK_COUNT; column++)
      this.rates[index * BREAK_COUNT + column] = row.rates[column] ?? NO_RATE;
    this.transit[index] = row.transitDays ?? 0;
    this.interline[index] = row.service === 'interline' ? 1 : 0;
  }

  finish(): PackedRates {
    this.bands.sort((left, right) => left.from - right.from || right.to - left.to);
    return new PackedRates(
      this.lanes,
      this.bands,
      this.rowOfLaneAndClass.slice(0, this.laneCount * CLASS_COUNT),
      this.rates.slice(0, this.rowCount * BREAK_COUNT),
      this.transit.slice(0, this.rowCount),
      this.interline.slice(0, this.rowCount),
    );
  }

  private laneOf(row: RateRow): number {
    const isBand = row.milesTo > 0;
    const [outer, inner] = isBand ? [String(row.milesFrom), String(row.milesTo)] : [row.origin, row.destination];
    let destinations = this.lanes.get(outer);
    if (!destinations) this.lanes.set(outer, (destinations = new Map<string, number>()));
    let lane = destinations.get(inner);
    if (lane === undefined) {
      lane = this.laneCount++;
      destinations.set(inner, lane);
      if (isBand) this.bands.push({ from: row.milesFrom, to: row.milesTo, lane });
    }
    return lane;
  }

  private nextRow(): number {
    const row = this.rowCount++;
    if (row === this.transit.length) {
      this.rates = grown(this.rates, NO_RATE);
      this.transit = grown(this.transit, 0);
      this.interline = grown(this.interline, 0);
    }
    return row;
  }
}

function grown<T extends Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(array: T, filler: number): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2).fill(filler) as T;
  larger.set(array);
  return larger;
}
