import { parseJson } from './columns.js';

/** Converts a document from one schema version to the next; may modify its argument. */
export type Upcaster = (document: Record<string, unknown>) => unknown;

/** A JSON column whose documents store their schema version. */
export interface StoredDocument<T extends object> {
  /** The column value: the document with its `schemaVersion`. */
  write(document: T): T & { readonly schemaVersion: number };
  /**
   * The document converted to the current version, without `schemaVersion`, from JSON text (MariaDB) or a value (MySQL, TypeORM). Documents
   * without `schemaVersion` are version 1. @throws RangeError if the value is not an object or has a later version
   */
  read(json: unknown): T;
}

/**
 * Defines a stored document by its current version and one upcaster from each earlier version to the next. Raise `version` when code that reads the
 * current version could not read the new one, and add a golden row of the old version to the spec.
 * @throws RangeError when an upcaster is missing
 */
export function storedDocument<T extends object>(definition: {
  readonly version: number;
  readonly upcasters?: Readonly<Record<number, Upcaster>>;
}): StoredDocument<T> {
  const { version, upcasters = {} } = definition;
  for (let from = 1; from < version; from++)
    if (!upcasters[from]) throw new RangeError(`There is no upcaster from schema version ${from}.`);
  return {
    write: (document) => ({ ...document, schemaVersion: version }),
    read: (json) => {
      const stored = parseJson<unknown>(json);
      if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
        throw new RangeError('A stored document is not a JSON object.');
      const { schemaVersion = 1, ...rest } = stored as Record<string, unknown>;
      if (typeof schemaVersion !== 'number' || schemaVersion > version)
        throw new RangeError(
          `A document of schema version ${String(schemaVersion)} is stored; this release reads up to ${version}.`,
        );
      let document: unknown = rest;
      for (let from = schemaVersion; from < version; from++)
        document = upcasters[from]!(document as Record<string, unknown>);
      return document as T;
    },
  };
}
