import { fieldSchemas, operationOf, responseSchemas, typeOf } from './schema.mjs';

/**
 * The content of `api-use.json` from the records of a remote's tests, {route: {query, sent, read}} each. `reads` has the types
 * of the fields in the API document. Of `calls` that no test makes, only the operation is known.
 */
export function mergedUse(records, calls, document) {
  const routes = [...new Set([...calls, ...records.flatMap((record) => Object.keys(record))])].sort();
  const operations = routes.map((route) => {
    if (!records.some((record) => route in record)) return [route, { untested: true }];
    const all = (name) => [...new Set(records.flatMap((record) => record[route]?.[name] ?? []))].sort();
    return [route, compact({ query: all('query'), sends: all('sent'), reads: readsOf(document, route, all('read')) })];
  });
  return { api: document.info.version, operations: Object.fromEntries(operations) };
}

/** Only the innermost fields: the ones around them follow. Fields that the document does not have are parts of a test's reply. */
function readsOf(document, route, places) {
  const operation = operationOf(document, route);
  if (!operation) return {};
  const response = responseSchemas(document, operation);
  const inner = places.filter(
    (place) => !places.some((other) => other !== place && /^(\.|\[\])/.test(rest(other, place))),
  );
  const typed = inner.map((place) => [place, fieldSchemas(document, response, place)]);
  return Object.fromEntries(
    typed.filter(([, schemas]) => schemas.length > 0).map(([place, schemas]) => [place, typeOf(schemas)]),
  );
}

const rest = (longer, start) => (longer.startsWith(start) ? longer.slice(start.length) : '');

const compact = (use) => Object.fromEntries(Object.entries(use).filter(([, value]) => Object.keys(value).length > 0));
