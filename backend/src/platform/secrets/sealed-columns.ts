import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** A column of values that `SecretBox` sealed. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The primary key. */
  key: readonly string[];
  /** Further columns that `purpose` needs. */
  with?: readonly string[];
  /** What the value of this row was sealed for. */
  purpose(row: Readonly<Record<string, string>>): string;
}

/** On the provider that seals values in these columns. */
export const SealsColumns = DiscoveryService.createDecorator<readonly SealedColumn[]>();

/** The sealed columns of all modules, so that a new SECRET_KEY can be applied to all of them. */
@Injectable()
export class SealedColumns {
  constructor(private readonly discovery: DiscoveryService) {}

  list(): readonly SealedColumn[] {
    return this.discovery
      .getProviders({ metadataKey: SealsColumns.KEY })
      .flatMap((provider) => this.discovery.getMetadataByDecorator(SealsColumns, provider) ?? []);
  }
}
