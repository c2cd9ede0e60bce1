// Whether an API document still provides what a remote was recorded to use.
import { fieldSchemas, operationOf, queryParameters, requestSchemas, responseSchemas, typeOf } from './schema.mjs';

/** File of a release with its recorded API use. */
export const API_USE_FILE = 'api-use.json';

/** One sentence for each recorded use that the document does not provide. `use` is the content of `api-use.json`. */
export function apiUseProblems(use, document) {
  return Object.entries(use.operations).flatMap(([route, recorded]) => {
    const operation = operationOf(document, route);
    if (!operation) return [`${route} does not exist.`];
    if (recorded.untested) return [];
    return [
      ...responseProblems(document, operation, recorded),
      ...requestProblems(document, operation, recorded),
      ...queryProblems(operation, recorded),
    ].map((problem) => `${route}: ${problem}`);
  });
}

function responseProblems(document, operation, { reads = {} }) {
  const response = responseSchemas(document, operation);
  return Object.entries(reads).flatMap(([place, type]) => {
    const schemas = fieldSchemas(document, response, place);
    if (schemas.length === 0) return [`the response has no ${place}.`];
    const current = typeOf(schemas);
    const known = type.split(' or ');
    const fits = type === '' || current === '' || current.split(' or ').every((one) => known.includes(one));
    return fits ? [] : [`${place} of the response was ${type} and is ${current}.`];
  });
}

/** Requests refuse unknown fields, so a field that is gone breaks the remote just as a new required one. */
function requestProblems(document, operation, { sends = [] }) {
  const request = requestSchemas(document, operation);
  const gone = sends
    .filter((place) => fieldSchemas(document, request, place).length === 0)
    .map((place) => `the request has no ${place}.`);
  const objects = new Set(['', ...sends.map((place) => place.slice(0, Math.max(place.lastIndexOf('.'), 0)))]);
  const missing = [...objects].flatMap((place) =>
    requiredOf(place === '' ? request : fieldSchemas(document, request, place))
      .map((name) => (place === '' ? name : `${place}.${name}`))
      .filter((field) => !sends.includes(field)),
  );
  return [...gone, ...missing.map((place) => `the request requires ${place}.`)];
}

/** Fields that every alternative requires. */
function requiredOf(schemas) {
  const objects = schemas.filter(({ properties }) => properties);
  const [first = {}, ...others] = objects;
  return (first.required ?? []).filter((name) => others.every(({ required = [] }) => required.includes(name)));
}

function queryProblems(operation, { query = [] }) {
  const parameters = queryParameters(operation);
  const gone = query.filter((name) => !parameters.some((parameter) => parameter.name === name));
  const missing = parameters.filter(({ name, required }) => required && !query.includes(name));
  return [
    ...gone.map((name) => `there is no parameter ${name}.`),
    ...missing.map(({ name }) => `the parameter ${name} is required.`),
  ];
}
