import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** A column with values sealed by `SecretBox`. */
export interface SealedColumn {
  table: string;
  column: string;
  /** Primary key columns. */
  key: readonly string[];
  /** Further columns that `purpose` needs. */
  with?: readonly string[];
  /** Purpose that the row's value is sealed with. */
  purpose(row: Readonly<Record<string, string>>): string;
}

/** On the provider that seals values in these columns. */
export const SealsColumns = DiscoveryService.createDecorator<readonly SealedColumn[]>();

/** Sealed columns of all modules, for resealing with a new SECRET_KEY. */
@Injectable()
export class SealedColumns {
  constructor(private readonly discovery: DiscoveryService) {}

  list(): readonly SealedColumn[] {
    return this.discovery
      .getProviders({ metadataKey: SealsColumns.KEY })
      .flatMap((provider) => this.discovery.getMetadataByDecorator(SealsColumns, provider) ?? []);
  }
}
