/** An error in an import file, with its place. */
export interface ImportMessage {
  /** Row number as in a spreadsheet; the header is 1. */
  row: number;
  /** Empty if the message concerns the whole row. */
  column: string;
  /** Reference or name of the record in the file; empty if unknown. */
  ref: string;
  code: string;
  message: string;
}

/** Maximum number of messages listed; the others are only counted. */
export const MESSAGES_MAX = 1_000;

export function importMessage(row: number, column: string, ref: string, code: string, message: string): ImportMessage {
  return { row, column, ref, code, message };
}
