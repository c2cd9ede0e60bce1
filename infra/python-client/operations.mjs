import { Failure } from '../lib/failure.mjs';
import { successes } from './models.mjs';
import { literal, oneLine, pythonName, typeOf } from './types.mjs';

const HEAD = `# Written by npm run openapi.
"""The operations of the Lading API that accept API keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from . import models
from .transport import ServerSentEvent, Transport, segment


class Client:
    """Calls the API with an API key, which starts with ldk_. Raises ApiProblem for refused requests and OSError for lost connections."""

    def __init__(self, base_url: str, api_key: str, *, timeout: float = 30.0, retries: int = 2) -> None:
        """\`base_url\`: origin of the API. \`timeout\`: seconds without a byte. \`retries\`: further attempts of GET requests."""
        self._transport = Transport(base_url, api_key, timeout=timeout, retries=retries)
`;

const unnamed = () => {
  throw new Failure('The Python client needs a named schema for each body.');
};
const inModels = (schema) => typeOf(schema, unnamed, 'models.');

/** The client class: a method for each operation, and one more that reads all pages of each list. */
export function clientModule(operations, schemas) {
  return [HEAD, ...operations.flatMap((operation) => methodsOf(operation, schemas))].join('\n');
}

function methodsOf(operation, schemas) {
  const call = described(operation);
  const item = itemType(call, schemas);
  return [methodText(call), ...(item ? [pagesText(call, item)] : [])];
}

function described({ operationId, summary, description, parameters = [], requestBody, responses, method, route }) {
  const named = parameters.map((one) => ({ ...one, argument: pythonName(one.name) }));
  const at = (place) => named.filter((one) => one.in === place);
  const [bodyType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return {
    name: pythonName(operationId),
    summary: oneLine([summary, description].filter(Boolean).join(' ')),
    method,
    route,
    path: at('path'),
    query: at('query'),
    headers: at('header'),
    isForm: bodyType === 'multipart/form-data',
    body: content && { type: inModels(content.schema), required: requestBody.required !== false },
    ...answer(responses),
  };
}

/** What an operation returns: {returns, reads}, `reads` being the method of the transport. */
function answer(responses) {
  const contents = successes(responses).flatMap(({ content = {} }) => Object.entries(content));
  const types = contents.map(([type]) => type);
  if (types.includes('text/event-stream')) return { returns: 'Iterator[ServerSentEvent]', reads: 'events' };
  if (types.some((type) => type !== 'application/json')) return { returns: 'bytes', reads: 'content' };
  const returns = [...new Set(contents.map(([, { schema }]) => inModels(schema)))].join(' | ') || 'None';
  return { returns, reads: 'json' };
}

const optional = ({ argument, schema }) => {
  const type = inModels(schema);
  return `${argument}: ${type.split(' | ').includes('None') ? type : `${type} | None`} = None`;
};
const argumentText = (one) => (one.required ? `${one.argument}: ${inModels(one.schema)}` : optional(one));

const WIDTH = 120;

/** The parameters in parentheses: on one line if they fit. */
function signature({ path, query, headers, body }, without = []) {
  const named = [...query, ...headers].filter(({ name }) => !without.includes(name));
  const all = ['self', ...path.map(({ argument }) => `${argument}: str`)];
  if (body) all.push(body.required ? `body: ${body.type}` : `body: ${body.type} | None = None`);
  if (named.length > 0) all.push('*', ...named.map(argumentText));
  const line = `(${all.join(', ')})`;
  return line.length <= WIDTH - 40 ? line : `(\n${all.map((one) => `        ${one},\n`).join('')}    )`;
}

/** A call: on one line if it fits. */
const callText = (name, given) => {
  const line = `${name}(${given.join(', ')})`;
  return line.length <= WIDTH - 20
    ? line
    : `${name}(\n${given.map((one) => `            ${one},\n`).join('')}        )`;
};

function methodText(call) {
  const { name, summary, method, route, path, query, headers, body, isForm, returns, reads } = call;
  const address = path.reduce((text, one) => text.replace(`{${one.name}}`, `{segment(${one.argument})}`), route);
  const table = (list) => `{${list.map((one) => `${literal(one.name)}: ${one.argument}`).join(', ')}}`;
  const given = [
    ...(reads === 'events' ? [] : [literal(method)]),
    path.length > 0 ? `f"${address}"` : literal(address),
    ...(query.length > 0 ? [`query=${table(query)}`] : []),
    ...(headers.length > 0 ? [`headers=${table(headers)}`] : []),
    ...(body ? [isForm ? 'form=body' : 'body=body'] : []),
  ];
  const result = callText(`self._transport.${reads}`, given);
  const statement =
    returns === 'None'
      ? result
      : `${reads === 'json' ? `result: ${returns} = ${result}\n        return result` : `return ${result}`}`;
  return `    def ${name}${signature(call)} -> ${returns}:\n        """${summary}"""\n        ${statement}\n`;
}

/** The type of the items if the operation has pages. */
function itemType({ returns, query }, schemas) {
  const { items, nextCursor } = schemas[returns.replace('models.', '')]?.properties ?? {};
  return items?.items && nextCursor && query.some(({ name }) => name === 'cursor') ? inModels(items.items) : undefined;
}

function pagesText(call, item) {
  const { name, path, query, headers } = call;
  const others = [...query, ...headers].filter((one) => one.name !== 'cursor');
  const given = [
    ...path.map(({ argument }) => argument),
    ...(call.body ? ['body'] : []),
    ...others.map(({ argument }) => `${argument}=${argument}`),
    'cursor=cursor',
  ];
  const iterate = `iterate_${name.replace(/^(list|search)_/, '')}`;
  return `    def ${iterate}${signature(call, ['cursor'])} -> Iterator[${item}]:
        """The items of all pages of \`${name}\`; \`limit\` is the number of items per request."""
        cursor: str | None = None
        while True:
            page = self.${name}(${given.join(', ')})
            yield from page["items"]
            cursor = page.get("nextCursor")
            if cursor is None:
                return
`;
}
