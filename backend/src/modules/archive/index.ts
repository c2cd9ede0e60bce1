export { ArchiveModule } from './archive.module.js';
export { ARCHIVED_TABLES, type ArchivedTable, type BundledRows, isArchivedTable, type StoredRow } from './bundle.js';
export { ArchivedRows, streamArchived } from './persistence/archived-rows.sql.js';
