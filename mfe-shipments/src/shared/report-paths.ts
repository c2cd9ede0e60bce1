import { paths } from '@lading/mfe-contract';

/** Address of a report; `query` are its filters. */
export const reportPath = (name: string, query: Record<string, string | undefined> = {}): string =>
  withQuery(paths.report(name), query);

/** A path with the parameters that have a value. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return search.size === 0 ? path : `${path}?${search}`;
}
