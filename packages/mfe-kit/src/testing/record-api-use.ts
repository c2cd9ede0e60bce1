import fs from 'node:fs';
import path from 'node:path';

/** What the tests of one file sent to an operation and read of its responses. Paths have dots, and `[]` for the items of a list. */
interface OperationUse {
  query: Set<string>;
  sent: Set<string>;
  read: Set<string>;
}

/** `npm run api-use` sets it; absent: nothing is recorded. */
const FOLDER = process.env.LADING_API_USE;
/** Prototype of recorded objects: query caches copy plain objects as a whole, which would read every field. */
const RECORDED = Object.create(Object.prototype) as object;

const operations = new Map<string, OperationUse>();

function operationUse(route: string): OperationUse {
  const use = operations.get(route) ?? { query: new Set(), sent: new Set(), read: new Set() };
  operations.set(route, use);
  return use;
}

const below = (place: string, key: string) => (place === '' ? key : `${place}.${key}`);

function addPaths(value: unknown, place: string, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addPaths(item, `${place}[]`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, field] of Object.entries(value)) {
      found.add(below(place, key));
      addPaths(field, below(place, key), found);
    }
}

/** The value, with a record of the fields that are read of it. */
function watched(value: unknown, place: string, read: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const known = new Map<PropertyKey, unknown>();
  return new Proxy(value, {
    getPrototypeOf: (target) => (isList ? Reflect.getPrototypeOf(target) : RECORDED),
    get(target, key, receiver) {
      const field: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key) || (isList && key === 'length')) return field;
      const inner = isList ? `${place}[]` : below(place, key);
      if (!isList) read.add(inner);
      if (!known.has(key)) known.set(key, watched(field, inner, read));
      return known.get(key);
    },
  });
}

/** Records the request of a mock reply, and what is read of the reply once its JSON is parsed. */
export function recordUse(route: string, request: { query: object; body: unknown }, response: Response): Response {
  if (FOLDER === undefined || !response.ok) return response;
  const use = operationUse(route);
  for (const name of Object.keys(request.query)) use.query.add(name);
  addPaths(request.body, '', use.sent);
  const headers = new Headers(response.headers);
  headers.set('x-recorded-route', route);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

if (FOLDER !== undefined) {
  const { json } = Response.prototype;
  Response.prototype.json = async function (this: Response) {
    const value: unknown = await json.call(this);
    const route = this.headers.get('x-recorded-route');
    return route === null ? value : watched(value, '', operationUse(route).read);
  };
  afterAll(() => {
    const text = JSON.stringify(
      Object.fromEntries(
        [...operations].map(([route, { query, sent, read }]) => [
          route,
          { query: [...query], sent: [...sent], read: [...read] },
        ]),
      ),
    );
    const spec = expect.getState().testPath ?? '';
    fs.writeFileSync(path.join(FOLDER, `${spec.replaceAll(/\W+/g, '-')}.json`), text);
  });
}
