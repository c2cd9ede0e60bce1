const RAW = Symbol('raw');

/** A value written to JSON verbatim, because JSON.stringify cannot write it. */
const raw = (text) => ({ [RAW]: text });

const MEGABYTE = 'x'.repeat(1_000_000);
const PROTO = raw('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');

/** Replacement values of body properties, by name. */
export const BODY_VALUES = {
  null: null,
  true: true,
  zero: 0,
  minus: -1,
  fraction: 0.1,
  'too exact': 9007199254740993,
  huge: 1e308,
  'beyond numbers': raw('1e400'),
  'empty text': '',
  text: 'text',
  NaN: 'NaN',
  Infinity: '-Infinity',
  exponent: '1e999',
  'lone surrogate': raw('"a\\ud800"'),
  NUL: 'a\0b',
  'line break': 'a\r\nBcc: b',
  'beyond the first plane': '🚚',
  'date that is none': '2026-02-31',
  'year 0': '0000-00-00T00:00:00Z',
  array: [],
  'array of array': [[]],
  'array of null': [null],
  'array of object': [{}],
  object: {},
  prototype: PROTO,
  megabyte: MEGABYTE,
};

/** Replacement values of query parameters, escaped. */
export const QUERY_VALUES = {
  empty: '',
  text: 'text',
  minus: '-1',
  NaN: 'NaN',
  huge: '1e309',
  'too many digits': '99999999999999999999',
  NUL: '%00',
  'line break': 'a%0d%0ab',
  'not ASCII': '%C3%BC%F0%9F%9A%9A',
  'lone surrogate': '%ED%A0%80',
  'not UTF-8': '%FF',
  array: '%5B%5D',
  quote: '%27%20OR%201%3D1%20--%20',
  'date that is none': '2026-02-31',
  'year 0': '0000-00-00T00:00:00Z',
  'far year': '%2B275760-09-13T00:00:00Z',
  cursor: Buffer.from('+275760-09-13T00:00:00.000Z qte_01BX5ZZKBKACTAV9WEVGEMMVRZ').toString('base64url'),
  'ordered cursor': Buffer.from('pickup asc 2026-02-31 qte_01BX5ZZKBKACTAV9WEVGEMMVRZ').toString('base64url'),
  long: 'x'.repeat(4_000),
};

/** Replacement values of path ids, escaped. */
export const PATH_VALUES = {
  text: 'text',
  NUL: '%00',
  'not ASCII': '%C3%BC',
  'lone surrogate': '%ED%A0%80',
  'not UTF-8': '%FF',
  prototype: '__proto__',
  percent: '%25',
  long: 'x'.repeat(2_000),
};

/** JSON of a body in which a value may be raw. */
export function writeJson(body) {
  const raws = [];
  const text = JSON.stringify(body, (_, value) =>
    value?.[RAW] !== undefined ? `\u0001${raws.push(value[RAW]) - 1}\u0001` : value,
  );
  return text.replaceAll(/"\\u0001(\d+)\\u0001"/g, (_, index) => raws[Number(index)]);
}

/** The body with one value replaced; `path` are property names and indices. If it is empty, the whole body is replaced. */
export function replaced(body, path, value) {
  if (path.length === 0) return value;
  const [name, ...rest] = path;
  const copy = Array.isArray(body) ? [...body] : { ...body };
  copy[name] = replaced(copy[name] ?? {}, rest, value);
  return copy;
}

/** Paths of every property that the body has or its schema allows, the body itself first. */
export function propertyPaths(schema, body, resolve, path = [], depth = 0) {
  const paths = [path];
  const { properties, items } = objectOrList(resolve(schema), resolve);
  if (depth > 6) return paths;
  if (properties !== undefined) {
    for (const [name, property] of Object.entries(properties))
      paths.push(...propertyPaths(property, body?.[name], resolve, [...path, name], depth + 1));
  } else if (items !== undefined && Array.isArray(body) && body.length > 0)
    paths.push(...propertyPaths(items, body[0], resolve, [...path, 0], depth + 1));
  return paths;
}

function objectOrList(schema, resolve) {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(resolve);
  return [schema, ...parts].find(({ properties, items }) => properties || items) ?? {};
}

/** A body with the required properties of its schema. */
export function minimalBody(schema, resolve, depth = 0) {
  const plain = resolve(schema);
  const [choice] = plain.anyOf ?? plain.oneOf ?? plain.allOf ?? [];
  if (choice !== undefined) return minimalBody(choice, resolve, depth);
  if (plain.enum !== undefined) return plain.enum[0];
  const type = [plain.type].flat()[0];
  if (type === 'object' || plain.properties !== undefined) {
    const required = depth > 6 ? [] : (plain.required ?? []);
    return Object.fromEntries(required.map((name) => [name, minimalBody(plain.properties[name], resolve, depth + 1)]));
  }
  if (type === 'array')
    return Array.from({ length: plain.minItems ?? 0 }, () => minimalBody(plain.items, resolve, depth + 1));
  if (type === 'integer' || type === 'number') return plain.minimum ?? 1;
  if (type === 'boolean') return true;
  return 'x'.repeat(plain.minLength ?? 1);
}
