export function priceQuote(quote: unknown, carrier: { prefix: string; level: number }): object;
