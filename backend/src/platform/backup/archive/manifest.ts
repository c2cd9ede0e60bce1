import type { StoredTable } from '../persistence/table-reader.sql.js';

/** A table of a backup. The file has one JSON array per row: its columns as text or null, binary ones in hexadecimal. */
export interface TableRecord extends StoredTable {
  rows: number;
  bytes: number;
  /** SHA-256 of the lines, hexadecimal. */
  sha256: string;
}

/** A stored file of a backup. */
export interface FileRecord {
  key: string;
  bytes: number;
  /** SHA-256 of the content, hexadecimal. */
  sha256: string;
}

/** The company of an archive that has the data of one company only. */
export interface ArchivedCompany {
  id: string;
  code: string;
  name: string;
  /** Host name of the installation, for which passkeys are valid. */
  host: string;
}

/** Where the binary log of the database goes on after the data. */
export interface BinaryLogPosition {
  /** Name of the file, like `mariadb-bin.000042`. */
  file: string;
  position: number;
}

/** What a backup contains. */
export interface Manifest {
  /** UTC instant of the data. */
  createdAt: string;
  /** Release that made the backup. */
  release: string;
  /** Like `MariaDB 10.11.14`. */
  server: string;
  /** Names and checksums of the migrations that had run, in order. */
  migrations: { name: string; checksum: string | null }[];
  /** Null or missing if the server has no binary log, or does not tell its position for a snapshot (MySQL). */
  binaryLog?: BinaryLogPosition | null;
  /** Id of the SECRET_KEY with which secrets in the database are sealed. */
  secretKeyId: string;
  tables: TableRecord[];
  /** All stored files together; `sha256` is that of their list. */
  files: { count: number; bytes: number; sha256: string };
  /** Null or missing for a backup of the whole installation. */
  company?: ArchivedCompany | null;
}
