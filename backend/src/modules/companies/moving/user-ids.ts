const USER_ID = /usr_[0-9A-Z]{26}/g;

/** A row as text. */
type Row = readonly (string | null)[];

/** Collects the ids of users in rows that pass. */
export async function* noteUsers<T extends Row>(rows: AsyncIterable<T>, found: Set<string>): AsyncGenerator<T> {
  for await (const row of rows) {
    for (const value of row) for (const [id] of value?.matchAll(USER_ID) ?? []) found.add(id);
    yield row;
  }
}

/** Replaces ids of users. They all have the same length. */
export function withUsers(text: string, idOf: ReadonlyMap<string, string>): string {
  return idOf.size === 0 ? text : text.replace(USER_ID, (id) => idOf.get(id) ?? id);
}
