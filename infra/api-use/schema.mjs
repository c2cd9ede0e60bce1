// Reading an OpenAPI 3.1 document by operation and by paths such as `items[].origin.city`.

/** The operation for `GET /api/v1/quotes`; undefined if there is none. */
export function operationOf(document, route) {
  const [method, path] = route.split(' ');
  return document.paths[path]?.[method.toLowerCase()];
}

const resolved = (document, schema) =>
  schema?.$ref
    ? resolved(
        document,
        schema.$ref
          .slice(2)
          .split('/')
          .reduce((node, key) => node[key], document),
      )
    : schema;

/** Every schema that a value may have: alternatives one by one, parts of `allOf` too. */
export function alternatives(document, schema) {
  const found = resolved(document, schema);
  if (!found) return [];
  const parts = [...(found.anyOf ?? []), ...(found.oneOf ?? []), ...(found.allOf ?? [])];
  return [found, ...parts.flatMap((part) => alternatives(document, part))];
}

/** Schemas of the field at a path below some schemas; empty if it does not exist. */
export function fieldSchemas(document, schemas, place) {
  let found = schemas;
  for (const step of place.split(/(\[\])|\./).filter(Boolean))
    found = found.flatMap((schema) => {
      const inner =
        step === '[]'
          ? schema.items
          : (schema.properties?.[step] ??
            (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined));
      return inner ? alternatives(document, inner) : [];
    });
  return found;
}

/** JSON types, such as `null or string`; whole numbers are numbers. Empty if the document does not say. */
export function typeOf(schemas) {
  const types = schemas.flatMap(({ type }) => type ?? []).map((type) => (type === 'integer' ? 'number' : type));
  return [...new Set(types)].sort().join(' or ');
}

const JSON_TYPE = 'application/json';

/** Schemas of the JSON body of the successful responses. */
export const responseSchemas = (document, operation) =>
  Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => alternatives(document, content?.[JSON_TYPE]?.schema));

/** Schemas of the JSON body of the request. */
export const requestSchemas = (document, { requestBody }) =>
  alternatives(document, requestBody?.content?.[JSON_TYPE]?.schema);

/** Names of the query parameters: {name, required}. */
export const queryParameters = ({ parameters = [] }) => parameters.filter((parameter) => parameter.in === 'query');
