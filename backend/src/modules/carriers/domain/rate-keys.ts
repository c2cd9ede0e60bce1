import { EQUIPMENT } from '../../../kernel/codes.js';
import { freightClassPosition } from '../../../kernel/measures/freight-class.js';
import type { SheetRow } from '../../rating/index.js';

/** Covers every mileage that `parseRateRow` accepts. */
const MILES = 65_536;
const CLASSES = 18;
/** Maximum number of distinct place names; there are about 45,000 ZIP codes, FSAs and states. */
const PLACES_MAX = 2 ** 20;

/** Finds duplicate rows of a rate sheet. */
export interface RateKeys {
  /** Line of an earlier row with the same key; if none, stores this line and returns null. */
  claim(row: SheetRow, line: number): number | null;
}

/**
 * Keys of lane rows: origin, destination and class, or trailer, packed into one number, in an open-addressing table of typed arrays.
 * 1,500,000 rows use 48 MiB; a `Map` of strings would use ten times that.
 */
export class LaneKeys implements RateKeys {
  private readonly places = new Map<string, number>();
  private keys = new Float64Array(1 << 12);
  private lines = new Uint32Array(1 << 12);
  private count = 0;

  claim(row: SheetRow, line: number): number | null {
    if (this.count * 2 > this.keys.length) this.grow();
    const key = (this.placeId(row.origin) * PLACES_MAX + this.placeId(row.destination)) * CLASSES + columnOf(row) + 1;
    const slot = this.slotOf(key);
    if (this.keys[slot] === key) return this.lines[slot] ?? null;
    this.keys[slot] = key;
    this.lines[slot] = line;
    this.count++;
    return null;
  }

  private placeId(name: string): number {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.places.size);
    return this.places.size - 1;
  }

  /** The key's slot, or the empty slot to insert it. Keys start at 1, so 0 is empty. */
  private slotOf(key: number): number {
    const mask = this.keys.length - 1;
    let slot = (Math.imul(key % 2 ** 32, 0x9e3779b1) ^ Math.imul(key / 2 ** 32, 0x85ebca6b)) & mask;
    while (this.keys[slot] !== 0 && this.keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const [keys, lines] = [this.keys, this.lines];
    this.keys = new Float64Array(keys.length * 2);
    this.lines = new Uint32Array(lines.length * 2);
    keys.forEach((key, old) => {
      if (key === 0) return;
      const slot = this.slotOf(key);
      this.keys[slot] = key;
      this.lines[slot] = lines[old] ?? 0;
    });
  }
}

/** Keys of mileage rows: per class, the line that covers each mile, because bands must not overlap. */
export class MileageKeys implements RateKeys {
  private readonly lineByMile = new Map<number, Uint32Array>();

  claim(row: SheetRow, line: number): number | null {
    if ('equipment' in row) throw new Error('Truckload rates go by lane.');
    let lines = this.lineByMile.get(row.freightClass);
    if (!lines) this.lineByMile.set(row.freightClass, (lines = new Uint32Array(MILES)));
    for (let mile = row.milesFrom; mile <= row.milesTo; mile++) {
      const earlier = lines[mile];
      if (earlier) return earlier;
    }
    lines.fill(line, row.milesFrom, row.milesTo + 1);
    return null;
  }
}

/** Distinguishes rows of one lane: class or trailer. */
function columnOf(row: SheetRow): number {
  return 'equipment' in row ? EQUIPMENT.indexOf(row.equipment) : freightClassPosition(row.freightClass);
}
