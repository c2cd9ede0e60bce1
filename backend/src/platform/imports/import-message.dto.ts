/** An error in an import file. */
export class ImportMessageDto {
  /** Row number as in a spreadsheet; the header is row 1. */
  row: number;
  /** Column of the file; empty for an error of the whole row. */
  column: string;
  /** Reference or name of the record in the file; empty if unknown. */
  ref: string;
  /** One of the field error codes of the create request, or a file error: COLUMN_MISSING, COLUMN_COUNT, ... */
  code: string;
  message: string;
}
