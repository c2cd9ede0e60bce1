import { isPythonName, literal, oneLine, typeOf } from './types.mjs';

const HEAD = `# Written by npm run openapi.
"""Request and response bodies of the Lading API, as dictionaries with the names of the JSON documents."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, final

from .transport import File
`;

/** TypedDicts of the schemas that these operations refer to, in alphabetical order. */
export function modelsModule(operations, schemas) {
  const classes = [...reachable(operations, schemas)].sort().flatMap((name) => classesOf(name, schemas[name]));
  return `${[HEAD, ...classes].join('\n\n')}`;
}

function reachable(operations, schemas) {
  const names = new Set();
  const visit = (value) => {
    if (typeof value !== 'object' || value === null) return;
    const name = typeof value.$ref === 'string' ? value.$ref.split('/').at(-1) : undefined;
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      visit(schemas[name]);
    }
    Object.values(value).forEach(visit);
  };
  for (const { parameters, requestBody, responses } of operations)
    visit([parameters, requestBody, successes(responses)]);
  return names;
}

/** Responses with status 2xx. */
export const successes = (responses) =>
  Object.entries(responses).flatMap(([status, response]) => (status < '300' ? [response] : []));

/** A class, after those of the objects that its properties describe in place. */
function classesOf(name, schema) {
  const before = [];
  const fields = Object.entries(schema.properties ?? {}).map(([property, described]) => {
    const type = typeOf(described, (object) => {
      const named = `${name}${property[0].toUpperCase()}${property.slice(1)}`;
      before.push(...classesOf(named, object));
      return named;
    });
    const required = schema.required?.includes(property);
    return { property, type: required ? type : `NotRequired[${type}]`, description: described.description };
  });
  const isClass = fields.every(({ property }) => isPythonName(property));
  return [...before, isClass ? classText(name, schema, fields) : callText(name, fields)];
}

const comment = ({ description }) => (description ? [`    # ${oneLine(description)}`] : []);

/** Final, so that type checkers tell the members of a union apart by their keys. */
function classText(name, { description }, fields) {
  const lines = fields.flatMap((field) => [...comment(field), `    ${field.property}: ${field.type}`]);
  const docs = description ? [`    """${oneLine(description).replaceAll('\\', '\\\\')}"""`, ''] : [];
  return `@final\nclass ${name}(TypedDict):\n${[...docs, ...(lines.length > 0 ? lines : ['    pass'])].join('\n')}\n`;
}

/** The form for names that Python reserves, such as \`from\`. */
function callText(name, fields) {
  const lines = fields.flatMap((field) => [
    ...comment(field),
    `    ${literal(field.property)}: ${literal(field.type)},`,
  ]);
  return `${name} = TypedDict("${name}", {\n${lines.join('\n')}\n})\n`;
}
