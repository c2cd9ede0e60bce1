/** Something that is wrong in a file, and where. */
export interface ImportMessage {
  /** Line as spreadsheets count rows; the header is 1. */
  row: number;
  /** Empty when the whole row is meant. */
  column: string;
  /** Reference or name of the record in the file; empty if unknown. */
  ref: string;
  code: string;
  message: string;
}

/** Messages that are listed at most; the others are counted. */
export const MESSAGES_MAX = 1_000;

export function importMessage(row: number, column: string, ref: string, code: string, message: string): ImportMessage {
  return { row, column, ref, code, message };
}
