/** A finished PDF file. */
export interface Pdf {
  bytes: Buffer;
  pageCount: number;
}
