/** A column that an import knows. */
export interface ImportColumn {
  /** As the API names it. */
  name: string;
  /** Other common names in lower case, with underscores for spaces and hyphens. */
  also: readonly string[];
  required?: boolean;
}

/** Names of the known columns by those of a file, from its last import. */
export type SavedMapping = Readonly<Record<string, string>>;

const plain = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/[.#()]+/g, '')
    .trim()
    .replace(/[\s-]+/g, '_');

/** Known columns in the order of the file's columns, each at most once; '' for those that are not used. Saved choices come first. */
export function guessMapping(
  columns: readonly ImportColumn[],
  header: readonly string[],
  saved: SavedMapping = {},
): string[] {
  const taken = new Set<string>();
  const take = (found: string | undefined) => {
    if (!found || taken.has(found)) return undefined;
    taken.add(found);
    return found;
  };
  const chosen = header.map((title) => {
    const name = Object.hasOwn(saved, title) ? saved[title] : undefined;
    return name === '' ? '' : take(columns.find((column) => column.name === name)?.name);
  });
  const exact = header.map(
    (title, index) => chosen[index] ?? take(columns.find(({ name }) => name === plain(title))?.name),
  );
  return header.map(
    (title, index) => exact[index] ?? take(columns.find(({ also }) => also.includes(plain(title)))?.name) ?? '',
  );
}

/** Required columns that no column of the file is used for. */
export const missingColumns = (columns: readonly ImportColumn[], mapping: readonly string[]): string[] =>
  columns.filter(({ name, required }) => required && !mapping.includes(name)).map(({ name }) => name);

/** Whether each column of the file is used, and all required ones are there. */
export const isComplete = (
  columns: readonly ImportColumn[],
  header: readonly string[],
  mapping: readonly string[],
): boolean =>
  missingColumns(columns, mapping).length === 0 &&
  header.every((title, index) => title === '' || mapping[index] !== '');

/** The mapping as the API takes it. */
export const mappingOf = (header: readonly string[], mapping: readonly string[]): Record<string, string> =>
  Object.fromEntries(header.map((title, index) => [title, mapping[index] ?? '']));
