/** Channel of the event feed that tells of a quote. */
export function quoteChannel(quoteId: string): string {
  return `quote:${quoteId}`;
}
