import { Injectable } from '@nestjs/common';
import { bolNumber } from '../../../kernel/identifiers/gs1.js';
import { Database } from '../../../platform/database/database.js';

/**
 * For companies without a GS1 company prefix of their own: GS1 sets prefixes 040 to 049 aside for numbers that circulate inside a
 * company, so these never collide with those of a company that has one.
 */
export const RESTRICTED_PREFIX = '0400000';

/** Serials that a process takes at once; the smallest prefix has a million. */
const BLOCK = 20;

/** Serials from `next` to `last`. */
interface SerialBlock {
  next: number;
  readonly last: number;
}

/**
 * Serials of bill of lading numbers. A process takes a block at a time, by itself: companies share prefixes, and bookings that took theirs within
 * their transactions would wait for one another until they commit.
 */
@Injectable()
export class BolSerials {
  private readonly blocks = new Map<string, Promise<SerialBlock>>();

  constructor(private readonly database: Database) {}

  /** Next bill of lading number under the company's GS1 prefix. A serial is never used twice, also when companies share a prefix. */
  async next(gs1Prefix: string | null): Promise<string> {
    const prefix = gs1Prefix ?? RESTRICTED_PREFIX;
    for (;;) {
      const known = this.blocks.get(prefix) ?? this.takeBlock(prefix);
      const block = await known;
      if (block.next <= block.last) return bolNumber(prefix, block.next++);
      // The first caller takes the next block; the others wait for it.
      this.forget(prefix, known);
    }
  }

  private takeBlock(prefix: string): Promise<SerialBlock> {
    const block = this.reserve(prefix);
    this.blocks.set(prefix, block);
    block.catch(() => this.forget(prefix, block));
    return block;
  }

  private forget(prefix: string, block: Promise<SerialBlock>): void {
    if (this.blocks.get(prefix) === block) this.blocks.delete(prefix);
  }

  private async reserve(prefix: string): Promise<SerialBlock> {
    const { insertId: last } = await this.database.execute(
      `INSERT INTO gs1_serial (prefix, \`last_value\`) VALUES (?, LAST_INSERT_ID(?))
       ON DUPLICATE KEY UPDATE \`last_value\` = LAST_INSERT_ID(\`last_value\` + ?)`,
      [prefix, BLOCK, BLOCK],
    );
    return { next: last - BLOCK + 1, last };
  }
}
