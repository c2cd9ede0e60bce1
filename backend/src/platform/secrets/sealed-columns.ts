import { Injectable } from '@nestjs/common';

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

/** Every column of sealed values, declared by the modules that seal them, so that a new SECRET_KEY can be applied to all of them. */
@Injectable()
export class SealedColumns {
  private readonly columns: SealedColumn[] = [];

  add(column: SealedColumn): void {
    this.columns.push(column);
  }

  list(): readonly SealedColumn[] {
    return this.columns;
  }
}
