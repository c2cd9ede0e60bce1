/** Something that is wrong in a file, and where. */
export interface ImportMessage {
  /** Line as spreadsheets count rows; the header is 1. */
  row: number;
  /** Empty when the whole row is meant. */
  column: string;
  /** Name of the quote in the file; empty when unknown. */
  ref: string;
  code: string;
  message: string;
}

export function importMessage(row: number, column: string, ref: string, code: string, message: string): ImportMessage {
  return { row, column, ref, code, message };
}
