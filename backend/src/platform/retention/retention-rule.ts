import { DiscoveryService } from '@nestjs/core';

/** How long the rows of a table are kept. Every name in it is part of a statement, so all are constants of the code. */
export interface RetentionRule {
  table: string;
  /** The instant that the lifetime is counted from; rows without one are kept. */
  column: string;
  /** Finds the oldest rows: starts with `column`, or with columns that `where` fixes. */
  index: string;
  /** Milliseconds. */
  keptMs: number;
  /** Which rows; all when there is no condition. */
  where?: string;
  /** The instant is a number of milliseconds since 1970 and not a datetime. */
  epoch?: boolean;
  /** Rows of another table that refer to a row by (company_id, `key`) and go before it, in batches of their own. */
  children?: { table: string; key: string };
}

/** On the repository that owns the tables: `PurgeExpiredRowsJob` deletes what is older. `docs/retention.md` lists all rules. */
export const Retention = DiscoveryService.createDecorator<readonly RetentionRule[]>();

export const DAY_MS = 86_400_000;
