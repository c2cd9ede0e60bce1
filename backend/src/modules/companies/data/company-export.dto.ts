/** An export of everything that the company has. */
export class CompanyExportDto {
  /** Prefix `cex_`. */
  id: string;
  /** `expired`: its file was removed. */
  status: 'waiting' | 'running' | 'done' | 'failed' | 'expired';
  /** Tables written so far. */
  done: number;
  /** Tables to write; 0 until it has begun. */
  total: number;
  /** Of the ZIP file; null until it is done. */
  byteSize: number | null;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null until it is done or has failed. */
  finishedAt: string | null;
}

/** The latest exports, newest first. */
export class CompanyExportListDto {
  items: CompanyExportDto[];
  nextCursor: string | null;
}
