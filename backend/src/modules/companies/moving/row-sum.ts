import { createHash } from 'node:crypto';

const BITS = 128n;
const HEX_DIGITS = 32;

/** Number of rows and the sum of their hashes, which do not depend on the order of the rows. */
export class RowSum {
  private count = 0;
  private sum = 0n;

  add(row: readonly (string | null)[]): void {
    const digest = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    this.count += 1;
    this.sum = BigInt.asUintN(Number(BITS), this.sum + BigInt(`0x${digest.slice(0, HEX_DIGITS)}`));
  }

  /** Like `12 rows 0f…`. */
  toString(): string {
    return `${this.count} rows ${this.sum.toString(16)}`;
  }

  get rows(): number {
    return this.count;
  }
}
