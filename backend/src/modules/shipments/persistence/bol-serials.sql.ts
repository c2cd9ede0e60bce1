import { Injectable } from '@nestjs/common';
import { bolNumber, RESTRICTED_PREFIX } from '../../../kernel/identifiers/gs1.js';
import { Database } from '../../../platform/database/database.js';

/** Serials that a process allocates at a time; the smallest prefix has a million. */
const BLOCK = 20;

/** An allocated block of serials. */
interface SerialBlock {
  next: number;
  readonly last: number;
}

/**
 * Allocates serials of bill of lading numbers. A process allocates a block in a separate transaction: companies can share a prefix, and
 * allocation within the booking transactions would make them wait for one another's commit.
 */
@Injectable()
export class BolSerials {
  private readonly blocks = new Map<string, Promise<SerialBlock>>();

  constructor(private readonly database: Database) {}

  /** Next bill of lading number under the company's GS1 prefix. A serial is never used twice, even if companies share a prefix. */
  async next(gs1Prefix: string | null): Promise<string> {
    const prefix = gs1Prefix ?? RESTRICTED_PREFIX;
    for (;;) {
      const known = this.blocks.get(prefix) ?? this.takeBlock(prefix);
      const block = await known;
      if (block.next <= block.last) return bolNumber(prefix, block.next++);
      // The first caller allocates the next block; concurrent callers wait for it.
      this.forget(prefix, known);
    }
  }

  /** Forgets allocated blocks, because a company brought numbers of one of them from another installation. The counter is beyond those. */
  discardBlocks(): void {
    this.blocks.clear();
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
