/** An export of all data of the company. */
export class CompanyExportDto {
  /** Prefix `cex_`. */
  id: string;
  /** `expired`: its file was removed. */
  status: 'waiting' | 'running' | 'done' | 'failed' | 'expired';
  /** Number of tables written so far. */
  done: number;
  /** Number of tables to write; 0 until the export starts. */
  total: number;
  /** Size of the ZIP file in bytes; null until it is complete. */
  byteSize: number | null;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null until it completes or fails. */
  finishedAt: string | null;
}

/** The latest exports, newest first. */
export class CompanyExportListDto {
  items: CompanyExportDto[];
  nextCursor: string | null;
}
