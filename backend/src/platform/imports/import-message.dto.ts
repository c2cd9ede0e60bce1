/** Something that is wrong in a file. */
export class ImportMessageDto {
  /** Line of the file as a spreadsheet counts rows; the header is 1. */
  row: number;
  /** Column of the file; empty when the whole row is meant. */
  column: string;
  /** Name in the file of what the row asks for; empty when unknown. */
  ref: string;
  /** Closed list, as of the request that makes one of them, and those of files: COLUMN_MISSING, COLUMN_COUNT, ... */
  code: string;
  message: string;
}
