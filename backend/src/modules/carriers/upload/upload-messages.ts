/** An error or warning about a tariff upload. */
export interface UploadMessage {
  /** RFC 6901 pointer: `/terms/fuel/steps/0/from` or `/rates/17/M5C`, where 17 is the line. */
  readonly pointer: string;
  /** Line of the CSV (the header is line 1), or 0 for the terms. */
  readonly row: number;
  /** Column of the CSV, or JSON pointer within the terms. */
  readonly column: string;
  readonly code: string;
  readonly message: string;
}

/** A message about the terms; the pointer is relative to them. */
export function termsMessage(pointer: string, code: string, message: string): UploadMessage {
  return { pointer: `/terms${pointer}`, row: 0, column: pointer, code, message };
}

/** A message about one cell of the rates, or about a whole line when the column is empty. */
export function rateMessage(row: number, column: string, code: string, message: string): UploadMessage {
  return { pointer: column === '' ? `/rates/${row}` : `/rates/${row}/${column}`, row, column, code, message };
}
