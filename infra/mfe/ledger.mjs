// The registry and its history. Change N is the file history/N, which can be created only once. The process that creates it has made the
// change. registry.json is a copy of the latest change, so the next writer completes an interrupted change.
import { Failure } from '../lib/failure.mjs';
import { promotedBy } from './promoted-by.mjs';

const REGISTRY = 'registry.json';
const ATTEMPTS = 20;
const REMEMBERED = 200;
const AT_ONCE = 20;

const recordKey = (revision) => `history/${String(revision).padStart(8, '0')}.json`;
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The registry {revision, shell, remotes} after completing an interrupted change. `shell` is undefined until one was released. */
export async function settledRegistry(store) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const file = await store.read(REGISTRY);
    const { revision = 0, shell, remotes = [] } = file ? JSON.parse(file.text) : {};
    const newest = await newestAfter(store, revision);
    if (!newest) return { revision, shell, remotes };
    // Commands of earlier versions did not know the shell.
    const registry = { revision: newest.revision, shell: newest.shell ?? shell, remotes: newest.remotes };
    await store.replace(REGISTRY, json(registry), file?.tag);
  }
  throw new Failure(`${REGISTRY} of ${store.description} keeps changing: try again.`);
}

async function newestAfter(store, revision) {
  let newest;
  for (let next = revision + 1; ; next++) {
    const record = await readRecord(store, next);
    if (!record) return newest;
    newest = record;
  }
}

/** In stored records the name of the remote is the field `area`, as in earlier versions. */
async function readRecord(store, revision) {
  const file = await store.read(recordKey(revision));
  if (!file) return undefined;
  const { area: name, ...record } = JSON.parse(file.text);
  return { name, ...record };
}

/**
 * Changes the registry. `decide(registry)` returns {name, action, from, to} and the changed `shell` or `remotes`, or undefined if there is nothing to
 * change. It is called again after a concurrent change to another remote. A concurrent change to the same remote is reported, not overwritten.
 */
export async function changeRegistry(store, decide) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { revision, ...registry } = await settledRegistry(store);
    const change = await decide(registry);
    if (!change) return undefined;
    const record = { revision: revision + 1, at: new Date().toISOString(), by: promotedBy(), ...change };
    const { name: area, shell = registry.shell, remotes = registry.remotes, ...facts } = record;
    if (await store.create(recordKey(record.revision), json({ area, ...facts, shell, remotes }))) {
      await settledRegistry(store);
      return record;
    }
    const other = await readRecord(store, record.revision);
    if (other?.name === record.name)
      throw new Failure(
        `${record.name} was changed by someone else at the same time (${other.action}${other.to ? `, now ${other.to}` : ''}): look at "npm run mfe -- list" and try again.`,
      );
  }
  throw new Failure(`The registry of ${store.description} keeps changing: try again.`);
}

/** The last changes up to a revision, newest first. */
export async function lastRecords(store, revision, count = REMEMBERED) {
  const records = [];
  for (let next = revision; next > 0 && records.length < count; next -= AT_ONCE) {
    const revisions = Array.from({ length: Math.min(AT_ONCE, next) }, (_, index) => next - index);
    records.push(...(await Promise.all(revisions.map((one) => readRecord(store, one)))).filter(Boolean));
  }
  return records.slice(0, count);
}
