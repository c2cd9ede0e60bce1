import { createRequire } from 'node:module';
import {
  BODY_VALUES,
  minimalBody,
  PATH_VALUES,
  propertyPaths,
  QUERY_VALUES,
  replaced,
  writeJson,
} from './fuzz/mutations.mjs';
import { World } from './fuzz/world.mjs';

const Ajv = createRequire(import.meta.url)('ajv/dist/2020.js').default;
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
/** Operations that would end the session or company of the test, or never end. */
const LEFT_OUT = [
  'logout',
  'revokeOtherSessions',
  'deleteCompany',
  'removeDemonstration',
  'leaveCompany',
  'removeMember',
  'changeMember',
  'changePassword',
];
const STREAMS = ['streamQuoteEvents', 'followShipmentLive', 'streamNotifications'];
/** Operations that remove resources needed by others, or change the active company. */
const isLast = ({ name, method }) => method === 'DELETE' || name === 'createCompany' || name === 'activateAssociation';
/** Resource of a path parameter, by the path before it. */
const ID_AFTER = {
  associations: 'company',
  members: 'user',
  invitations: 'invitation',
  domains: 'domain',
  carriers: 'connection',
  tariffs: 'tariff',
  quotes: 'quote',
  shipments: 'shipment',
  shares: 'share',
  products: 'product',
  templates: 'template',
  'saved-views': 'view',
  exports: 'export',
  'api-keys': 'apiKey',
  webhooks: 'webhook',
  contacts: 'contact',
};
const UNKNOWN_ID = 'xxx_01BX5ZZKBKACTAV9WEVGEMMVRZ';

/**
 * Sends every operation of an OpenAPI document requests in which one property, parameter or id is replaced, and reads back what was
 * accepted. No response may be a 5xx or differ from its schema.
 *
 * `ask(method, path, text, headers)` sends one request of an owner of a company and resolves to {status, json, text}; `pickupOn` is a business day
 * to come; `perOperation` bounds the requests of one operation, chosen by `seed`. Resolves to {requests, operations, accepted, throttled, faults}.
 */
export async function fuzz({ document, ask, pickupOn, perOperation = Infinity, seed = 1, only }) {
  const run = new Run(document, ask);
  const world = await new World((...request) => run.send(...request), pickupOn).open();
  const operations = operationsOf(document);
  for (const operation of [...operations.filter((one) => !isLast(one)), ...operations.filter(isLast)]) {
    if (LEFT_OUT.includes(operation.name) || (only && !only.includes(operation.name))) continue;
    run.operations += 1;
    await run.operation(
      operation,
      world,
      sample(casesOf(operation, run, await world.request(operation.name)), perOperation, seed),
    );
  }
  return run;
}

function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => ({
      name: item[method].operationId,
      method: method.toUpperCase(),
      path,
      query: (item[method].parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      schema: item[method].requestBody?.content['application/json']?.schema,
    })),
  );
}

/** Every request of an operation with one value replaced. */
function casesOf({ name, query, ids, schema }, run, request) {
  const base = schema && (request?.body ?? minimalBody(schema, run.resolve));
  const paths = schema ? propertyPaths(schema, base, run.resolve) : [];
  const megabyte = paths.at(1);
  return [
    ...(STREAMS.includes(name) ? [] : [{ what: 'nothing' }]),
    ...paths.flatMap((at) =>
      Object.entries(BODY_VALUES)
        .filter(([value]) => value !== 'megabyte' || at === megabyte)
        .map(([value, replacement]) => ({ what: `/${at.join('/')} ${value}`, at, replacement })),
    ),
    ...query.flatMap((name) =>
      Object.entries(QUERY_VALUES).map(([value, text]) => ({ what: `?${name} ${value}`, search: `?${name}=${text}` })),
    ),
    ...query.flatMap((name) =>
      [`?${name}=a&${name}=b`, `?${name}[]=a`, `?${name}[__proto__]=a`].map((search) => ({ what: search, search })),
    ),
    ...ids.flatMap((id) =>
      Object.entries(PATH_VALUES).map(([value, text]) => ({ what: `{${id}} ${value}`, id: [id, text] })),
    ),
  ].filter(({ search }) => search === undefined || !STREAMS.includes(name));
}

/** At most this many cases, always including the first, selected by a linear congruential generator. */
function sample(cases, count, seed) {
  if (cases.length <= count) return cases;
  const [first, ...rest] = cases;
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  return [
    first,
    ...rest
      .map((one) => [next(), one])
      .sort(([a], [b]) => a - b)
      .slice(0, count - 1)
      .map(([, one]) => one),
  ];
}

class Run {
  requests = 0;
  operations = 0;
  accepted = 0;
  throttled = 0;
  /** Messages about invalid responses. */
  faults = [];
  #checks = new Map();

  constructor(document, ask) {
    this.document = document;
    this.ask = ask;
    this.ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false });
    this.ajv.addSchema({ $id: 'api', components: document.components });
    this.resolve = (schema) =>
      schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : (schema ?? {});
  }

  async send(method, path, text, headers = {}) {
    this.requests += 1;
    const answer = await this.ask(method, path, text, headers);
    if (answer.status === 429) this.throttled += 1;
    return answer;
  }

  async operation(operation, world, cases) {
    let request = await world.request(operation.name);
    for (const one of cases) {
      const { status, path } = await this.try(operation, world, request, one);
      if (status >= 300 || operation.method === 'GET') continue;
      this.accepted += 1;
      await this.readBack(operation, path, one);
      request = await world.request(operation.name);
    }
  }

  async try(operation, world, request, { what, at, replacement, search = '', id }) {
    const path = operation.path.replaceAll(/([\w-]+)\/\{(\w+)\}/g, (_, word, name) => {
      const known = request?.ids?.[name] ?? world.ids[ID_AFTER[word]] ?? UNKNOWN_ID;
      return `${word}/${id?.[0] === name ? id[1] : known}`;
    });
    const base = operation.schema && (request?.body ?? minimalBody(operation.schema, this.resolve));
    const body = at === undefined ? base : replaced(base, at, replacement);
    const headers = operation.method === 'GET' ? {} : world.key();
    const answer = await this.send(
      operation.method,
      path + search,
      body === undefined ? undefined : writeJson(body),
      headers,
    );
    this.judge(operation.method, operation.path, answer, `${operation.name} with ${what}`);
    return { status: answer.status, path };
  }

  /** Reads what was written: the same path, what is above it, and the new thing below it. */
  async readBack(operation, path, { what }) {
    for (let [template, real] = [operation.path, path]; template.startsWith('/api/v1/');) {
      if (
        this.document.paths[template]?.get &&
        !/(events|stream|live|export|document|evidence|file|logo)$/.test(template)
      ) {
        const answer = await this.send('GET', real);
        this.judge('GET', template, answer, `${template} after ${operation.name} with ${what}`);
      }
      [template, real] = [template, real].map((text) => text.slice(0, text.lastIndexOf('/')));
    }
  }

  judge(method, template, { status, json, text }, what) {
    if (status >= 500) this.faults.push(`${what}: ${status} ${text.slice(0, 300)}`);
    if (status >= 300 || json === undefined) return;
    const check = this.checkOf(method, template, status);
    if (check && !check(json))
      this.faults.push(`${what}: ${status}, not as the schema says: ${this.ajv.errorsText(check.errors)}`);
  }

  checkOf(method, template, status) {
    const key = `${method} ${template} ${status}`;
    if (!this.#checks.has(key)) {
      const { responses } = this.document.paths[template][method.toLowerCase()];
      const schema = responses[status]?.content?.['application/json']?.schema;
      const local = schema && JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components'));
      this.#checks.set(key, local && this.ajv.compile(local));
    }
    return this.#checks.get(key);
  }
}
