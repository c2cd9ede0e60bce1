import { getMetadataArgsStorage } from 'typeorm';

/**
 * A row as a raw statement returns it: the entity's properties by name. Entity transformers do not run: booleans are 0 and 1, JSON is text on
 * MariaDB (`parseJson`), and a property with another transformer needs a separate type for its stored value.
 */
export type SqlRow<Entity, Key extends keyof Entity> = {
  [K in Key]: [Entity[K]] extends [boolean | null] ? number | Extract<Entity[K], null> : Entity[K];
};

/**
 * The select list of `keys` from the entity's columns: `a.company_id AS companyId, a.id`. `alias` is the table's alias in the statement. Declare
 * the keys `as const` and use them for the row type too: `SqlRow<MembershipEntity, (typeof KEYS)[number]>`.
 * @throws Error for a property that is not a column
 */
export function columnsOf<Entity extends object>(
  entity: abstract new () => Entity,
  alias: string,
  keys: readonly (keyof Entity & string)[],
): string {
  const names = columnNames(entity);
  return keys
    .map((key) => {
      const name = names.get(key);
      if (name === undefined) throw new Error(`${entity.name} has no column for "${key}".`);
      return name === key ? `${alias}.${name}` : `${alias}.${name} AS ${key}`;
    })
    .join(', ');
}

/** Column names by property, including those of base classes. */
function columnNames(entity: abstract new () => object): Map<string, string> {
  const classes: unknown[] = [];
  for (let target: unknown = entity; typeof target === 'function'; target = Object.getPrototypeOf(target))
    classes.push(target);
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => classes.includes(target));
  return new Map(columns.map(({ propertyName, options }) => [propertyName, options.name ?? propertyName]));
}

/** A row by column name as a row by the properties of its entity; the values stay as the driver returned them. */
export function entityRow<Entity extends object>(
  entity: abstract new () => Entity,
  row: Readonly<Record<string, unknown>>,
): Entity {
  return Object.fromEntries([...columnNames(entity)].map(([property, column]) => [property, row[column]])) as Entity;
}
