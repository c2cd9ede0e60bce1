/** Event feed channel of a quote. */
export function quoteChannel(quoteId: string): string {
  return `quote:${quoteId}`;
}
