import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** How long the rows of a table are kept. All names are inserted into SQL, so they must be constants. */
export interface RetentionRule {
  table: string;
  /** The instant from which retention is counted; rows with null are kept. */
  column: string;
  /** Index for the oldest rows: starts with `column`, or with columns that `where` fixes. */
  index: string;
  /** Milliseconds. */
  keptMs: number;
  /** Restricts the rows; default: all rows. */
  where?: string;
  /** The column is a number of milliseconds since 1970 instead of a datetime. */
  epoch?: boolean;
  /** Rows of another table that reference a row by (company_id, `key`); deleted before it, in separate batches. */
  children?: { table: string; key: string };
}

/** On the repository that owns the tables: `PurgeExpiredRowsJob` deletes older rows. `docs/retention.md` lists all rules. */
export const Retention = DiscoveryService.createDecorator<readonly RetentionRule[]>();

export const DAY_MS = 86_400_000;

/** Retention rules of all modules. */
@Injectable()
export class RetentionRules {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): RetentionRule[] {
    const owners = this.discovery.getProviders().filter(({ instance }) => typeof instance === 'object');
    const rules = owners.map((owner) => this.discovery.getMetadataByDecorator(Retention, owner) ?? []);
    return [...new Set(rules)].flat();
  }
}
