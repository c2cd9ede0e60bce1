/** Where errors go that were caught: the browser's console, under the name of what failed. */
export function report(source: string, error: unknown, extra?: object): void {
  console.error(`[${source}]`, error, extra ?? '');
}
