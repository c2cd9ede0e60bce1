import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';
import { callsIn } from './calls.mjs';
import { mergedUse } from './merge.mjs';
import { API_USE_FILE, apiUseProblems } from './problems.mjs';

const money = { type: 'object', properties: { amount: { type: 'number' } }, required: ['amount'] };
const document = {
  info: { version: '1.2.0' },
  paths: {
    '/api/v1/quotes': {
      get: {
        parameters: [{ in: 'query', name: 'limit' }],
        responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Quotes' } } } } },
      },
      post: {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewQuote' } } },
        },
        responses: { '201': {} },
      },
      delete: { responses: { '204': {} } },
    },
  },
  components: {
    schemas: {
      Money: money,
      Quotes: {
        type: 'object',
        properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Quote' } } },
      },
      Quote: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          count: { type: 'integer' },
          total: { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] },
        },
      },
      NewQuote: {
        type: 'object',
        required: ['stops'],
        properties: {
          stops: {
            type: 'array',
            items: {
              type: 'object',
              required: ['city'],
              properties: { city: { type: 'string' }, dock: { type: 'string' } },
            },
          },
          mode: { type: 'string' },
        },
      },
    },
  },
};
const READ = ['items', 'items[].id', 'items[].count', 'items[].total', 'items[].total.amount', 'items[].madeUp'];
const use = mergedUse(
  [
    { 'GET /api/v1/quotes': { query: ['limit'], sent: [], read: READ } },
    { 'POST /api/v1/quotes': { query: [], sent: ['stops', 'stops[].city', 'mode'], read: [] } },
    { 'GET /api/v1/quotes': { query: [], sent: [], read: ['items[].id'] } },
  ],
  ['DELETE /api/v1/quotes', 'GET /api/v1/quotes'],
  document,
);

/** The document after a change. */
function changed(change: (schemas: typeof document.components.schemas, paths: typeof document.paths) => void) {
  const next = structuredClone(document);
  change(next.components.schemas, next.paths);
  return next;
}

describe('recorded API use', () => {
  it('lists operations, and fields with their types', () => {
    expect(use).toEqual({
      api: '1.2.0',
      operations: {
        'DELETE /api/v1/quotes': { untested: true },
        'GET /api/v1/quotes': {
          query: ['limit'],
          reads: { 'items[].count': 'number', 'items[].id': 'string', 'items[].total.amount': 'number' },
        },
        'POST /api/v1/quotes': { sends: ['mode', 'stops', 'stops[].city'] },
      },
    });
    expect(apiUseProblems(use, document)).toEqual([]);
  });

  it.each<[string, Parameters<typeof changed>[0], string[]]>([
    [
      'a field that was removed',
      ({ Money }) => Reflect.deleteProperty(Money.properties, 'amount'),
      ['GET /api/v1/quotes: the response has no items[].total.amount.'],
    ],
    [
      'a renamed operation',
      (_schemas, paths) => {
        Object.assign(paths, { '/api/v1/offers': paths['/api/v1/quotes'] });
        Reflect.deleteProperty(paths, '/api/v1/quotes');
      },
      [
        'DELETE /api/v1/quotes does not exist.',
        'GET /api/v1/quotes does not exist.',
        'POST /api/v1/quotes does not exist.',
      ],
    ],
    [
      'a new required field',
      ({ NewQuote }) => {
        NewQuote.required.push('currency');
        Object.assign(NewQuote.properties, { currency: { type: 'string' } });
      },
      ['POST /api/v1/quotes: the request requires currency.'],
    ],
    [
      'a new required field of an item',
      ({ NewQuote }) => NewQuote.properties.stops.items.required.push('dock'),
      ['POST /api/v1/quotes: the request requires stops[].dock.'],
    ],
    [
      'a removed field of the request',
      ({ NewQuote }) => Reflect.deleteProperty(NewQuote.properties, 'mode'),
      ['POST /api/v1/quotes: the request has no mode.'],
    ],
    [
      'another type',
      ({ Quote }) => Object.assign(Quote.properties.id, { type: ['string', 'null'] }),
      ['GET /api/v1/quotes: items[].id of the response was string and is null or string.'],
    ],
    [
      'a removed parameter',
      (_schemas, paths) => void paths['/api/v1/quotes'].get.parameters.pop(),
      ['GET /api/v1/quotes: there is no parameter limit.'],
    ],
    [
      'a new required parameter',
      (_schemas, paths) =>
        void paths['/api/v1/quotes'].get.parameters.push({ in: 'query', name: 'unit', required: true } as never),
      ['GET /api/v1/quotes: the parameter unit is required.'],
    ],
  ])('is broken by %s', (_name, change, problems) => {
    expect(apiUseProblems(use, changed(change))).toEqual(problems);
  });

  it.each<[string, Parameters<typeof changed>[0]]>([
    ['a new field', ({ Quote }) => Object.assign(Quote.properties, { number: { type: 'string' } })],
    ['a field that can no longer be null', ({ Quote }) => Object.assign(Quote.properties, { total: money })],
    [
      'a removed field that no test reads',
      ({ NewQuote }) => Reflect.deleteProperty(NewQuote.properties.stops.items.properties, 'dock'),
    ],
  ])('is not broken by %s', (_name, change) => {
    expect(apiUseProblems(use, changed(change))).toEqual([]);
  });
});

describe.each(fs.readdirSync(root).filter((folder) => folder.startsWith('mfe-')))('%s', (folder) => {
  const recorded = (readJson(path.join(root, folder, API_USE_FILE)) ?? { operations: {} }) as {
    operations: Record<string, object>;
  };

  it('uses what the API provides', () => {
    expect(apiUseProblems(recorded, readJson(path.join(root, 'backend/openapi.json')))).toEqual([]);
  });

  it('has a record of every operation that it calls (npm run api-use)', () => {
    const calls = callsIn(path.join(root, folder, 'src'));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((call) => !(call in recorded.operations))).toEqual([]);
  });
});
