import { openApiChanges } from './openapi-changes.mjs';

const text = { type: 'string' };
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** A document with one operation. */
function api({ request, response = object({}), parameters = [], schemas = {}, path = '/quotes' }: Record<string, any>) {
  const post = { parameters, ...(request && { requestBody: json(request) }), responses: { 201: json(response) } };
  return { paths: { [path]: { post } }, components: { schemas } };
}

const changes = (before: object, after: object) => openApiChanges(api(before), api(after));
const query = (schema: object, required = false) => ({ in: 'query', name: 'view', required, schema });

describe('breaking changes of the API', () => {
  it.each<[string, object, object, string]>([
    ['a removed operation', {}, { path: '/other' }, 'removed'],
    ['a removed parameter', { parameters: [query(text)] }, {}, 'parameter query view removed'],
    ['a new required parameter', {}, { parameters: [query(text, true)] }, 'parameter query view added'],
    [
      'a parameter that is now required',
      { parameters: [query(text)] },
      { parameters: [query(text, true)] },
      'parameter query view is now required',
    ],
    [
      'a removed value of a parameter',
      { parameters: [query({ ...text, enum: ['all', 'mine'] })] },
      { parameters: [query({ ...text, enum: ['all'] })] },
      'parameter query view lost the values mine',
    ],
    ['a removed property of a request', { request: object({ a: text }) }, { request: object({}) }, 'request.a removed'],
    ['a new required property', { request: object({}) }, { request: object({ a: text }, ['a']) }, 'request.a added'],
    [
      'a property of a request that is now required',
      { request: object({ a: text }) },
      { request: object({ a: text }, ['a']) },
      'request.a is now required',
    ],
    [
      'a property of a request that refuses null',
      { request: object({ a: { type: ['string', 'null'] } }) },
      { request: object({ a: text }) },
      'request.a refuses null',
    ],
    ['a removed property of a response', { response: object({ a: text }) }, {}, 'response 201.a removed'],
    [
      'a property of a response that is now optional',
      { response: object({ a: text }, ['a']) },
      { response: object({ a: text }) },
      'response 201.a is now optional',
    ],
    [
      'a property of a response that can be null',
      { response: object({ a: text }) },
      { response: object({ a: { anyOf: [text, { type: 'null' }] } }) },
      'response 201.a can be null',
    ],
    [
      'another type in a list behind a reference',
      { response: { $ref: '#/components/schemas/List' }, schemas: { List: { type: 'array', items: text } } },
      {
        response: { $ref: '#/components/schemas/List' },
        schemas: { List: { type: 'array', items: { type: 'number' } } },
      },
      'response 201[] changed from string to number',
    ],
    [
      'a removed property behind allOf',
      { response: { allOf: [object({ a: text }), object({ b: text })] } },
      { response: { allOf: [object({ a: text })] } },
      'response 201.b removed',
    ],
  ])('contain %s', (_name, before, after, change) => {
    expect(changes(before, after).breaking).toEqual([`POST /quotes: ${change}`]);
  });
});

describe('additions to the API', () => {
  it.each<[string, object, object, string]>([
    ['an optional parameter', {}, { parameters: [query(text)] }, 'parameter query view added'],
    ['an optional property of a request', { request: object({}) }, { request: object({ a: text }) }, 'request.a added'],
    ['a property of a response', {}, { response: object({ a: text }, ['a']) }, 'response 201.a added'],
    [
      'a new value in a response',
      { response: { ...text, enum: ['open'] } },
      { response: { ...text, enum: ['open', 'closed'] } },
      'response 201 gained the values closed',
    ],
  ])('contain %s', (_name, before, after, change) => {
    expect(changes(before, after)).toEqual({ breaking: [], additions: [`POST /quotes: ${change}`] });
  });

  it('contain a new operation', () => {
    const before = { paths: {}, components: {} };
    expect(openApiChanges(before, api({}))).toEqual({ breaking: [], additions: ['POST /quotes: added'] });
  });
});

it.each<[string, object, object]>([
  [
    'a renamed schema',
    { response: { $ref: '#/components/schemas/A' }, schemas: { A: object({ a: text }) } },
    { response: { $ref: '#/components/schemas/B' }, schemas: { B: object({ a: text }) } },
  ],
  [
    'a request property that is no longer required',
    { request: object({ a: text }, ['a']) },
    { request: object({ a: text }) },
  ],
  [
    'a request property that may be null',
    { request: object({ a: text }) },
    { request: object({ a: { type: ['string', 'null'] } }) },
  ],
])('%s changes nothing for clients', (_name, before, after) => {
  expect(changes(before, after)).toEqual({ breaking: [], additions: [] });
});

it('a schema that contains itself is compared once per level', () => {
  const tree = (schema: object) => ({
    response: { $ref: '#/components/schemas/Node' },
    schemas: { Node: object({ name: schema, child: { $ref: '#/components/schemas/Node' } }) },
  });
  expect(changes(tree(text), tree({ type: 'number' })).breaking[0]).toBe(
    'POST /quotes: response 201.name changed from string to number',
  );
});
