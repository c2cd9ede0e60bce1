import { readFileSync } from 'node:fs';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

const { components } = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};

/** Paths of all fields of a schema of the API document that have no fields of their own, such as `stops[].contact.name`. */
export function leavesOf(name: string): string[] {
  return [...new Set(walk({ $ref: `#/components/schemas/${name}` }, ''))];
}

function walk(schema: Schema, path: string): string[] {
  const { $ref, properties, items } = schema;
  if ($ref) return walk(components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)]!, path);
  const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  if (parts.length > 0) return parts.flatMap((part) => (part.type === 'null' ? [] : walk(part, path)));
  if (properties)
    return Object.entries(properties).flatMap(([key, part]) => walk(part, path === '' ? key : `${path}.${key}`));
  return items ? walk(items, `${path}[]`) : [path];
}

/** All values that a body has at a path of `leavesOf`, without empty ones. */
export function valuesAt(body: unknown, path: string): unknown[] {
  const [key = '', ...rest] = path.split('.');
  const name = key.replace('[]', '');
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  const values = key.endsWith('[]') ? ((value as unknown[] | undefined) ?? []) : [value];
  return values.flatMap((one) => {
    if (one === null || one === undefined) return [];
    const isObject = typeof one === 'object';
    if (rest.length > 0) return isObject ? valuesAt(one, rest.join('.')) : [];
    return isObject ? [] : [one];
  });
}
