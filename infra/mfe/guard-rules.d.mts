export interface Counts {
  views: number;
  errors: number;
  loadFailures: number;
}
export interface Trial {
  build: string;
  former: string;
  isCanary: boolean;
}
export function readCounts(text: string): Map<string, Counts>;
export function increase(current: Counts, last: Counts): Counts;
export function onTrial(
  entry: object,
  records: object[],
  buildOf: (entry: never) => string,
  now: number,
): Trial | undefined;
export function verdict(found: {
  counts?: Counts;
  former?: Counts;
  budget: number;
  minimum: number;
}): string | undefined;
