// Commands on the releases of a store. Each returns a message about its result. The shell is released and rolled back like a remote.
import { Failure } from '../lib/failure.mjs';
import { describeRecord, describeReleases, describeRules } from './describe.mjs';
import { installationOf } from './installation.mjs';
import { checkSignature, requireOwn } from './keys.mjs';
import { changeRegistry, lastRecords, settledRegistry } from './ledger.mjs';
import { promotedBy } from './promoted-by.mjs';
import { checkAgainst, checkForeignPaths, checkRelease, withCanary } from './promotion-checks.mjs';
import {
  isShell,
  manifestFile,
  registryEntry,
  releaseFolder,
  releaseName,
  releaseOfEntry,
  SHELL,
} from './release-name.mjs';
import { chooseRelease, isNewBuild, previousRelease, removable } from './rules.mjs';

const byName = (one, other) => (one.name < other.name ? -1 : 1);
const find = (registry, name) =>
  isShell(name) ? registry.shell : registry.remotes.find((remote) => remote.name === name);
const liveEntries = ({ shell, remotes }) => (shell ? [shell, ...remotes] : remotes);

/** Uploads a built remote or shell to the store and returns the release's name. It goes live when it is promoted. */
export async function publishRelease(store, { manifest, files }) {
  const release = releaseName(manifest);
  const isNew = await store.publish(manifest.name, release, files);
  return { release, isNew };
}

/**
 * Makes a published version live: `wanted` is a version or the beginning of a release's name. Refuses a release with problems unless the option
 * `force` is the reason to promote it regardless; the history keeps both. The option `dryRun` changes nothing. With `rules` ({percent, companies, optIn}) it is a
 * canary: some users get it, and the live release stays.
 */
export async function promote(store, name, wanted, options) {
  const { dryRun = false, force, rules } = options ?? {};
  requireOwn(name);
  if (force?.trim() === '') throw new Failure('--force needs a reason.');
  const release = chooseRelease(await store.releases(), name, wanted);
  if (!release)
    throw new Failure(
      `There is no release ${wanted} of ${name} in ${store.description}: "npm run mfe -- list" shows what there is.`,
    );
  const manifest = await manifestOf(store, name, release);
  const [{ problems, files }, signature, installation] = await Promise.all([
    checkRelease(store, release, manifest),
    checkSignature(manifest),
    installationOf(store),
  ]);
  const check = (registry) => [...problems, ...signature, ...checkAgainst(registry, installation, manifest)];
  if (dryRun) {
    refuse(name, release, check(await settledRegistry(store)));
    return `${name} ${release} can go live: its manifest, ${isShell(name) ? 'the live remotes' : 'paths'}, versions and ${files} files are fine`;
  }
  if (rules) return startCanary(store, manifest, release, { check, force: force?.trim(), rules });
  const record = await goLive(store, manifest, release, 'promote', { check, force: force?.trim() });
  return describe(record, `${name} ${release} is live already`);
}

/** @throws Failure if there are problems */
function refuse(name, release, problems) {
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  throw new Failure(
    [
      `${name} ${release} was not promoted: ${count}`,
      ...problems.map((problem) => `  - ${problem}`),
      'Build a release without them, or promote it regardless: --force "reason"',
    ].join('\n'),
  );
}

/**
 * Ends the canary, or else restores the previous live release. `because` is kept in the history. Of a release other than `expected`, if there is one, nothing
 * changes.
 */
export async function rollback(store, name, { because, expected } = {}) {
  requireOwn(name);
  const registry = await settledRegistry(store);
  if (requireLive(registry, name).canary) return endCanary(store, name, { because, expected });
  const previous = previousRelease(await lastRecords(store, registry.revision), name);
  if (!previous) throw new Failure(`The history has no earlier release of ${name}. Promote a version explicitly.`);
  const manifest = await manifestOf(store, name, previous);
  const signature = await checkSignature(manifest);
  const check = ({ remotes }) => [...signature, ...checkForeignPaths(remotes, manifest)];
  const record = await goLive(store, manifest, previous, 'rollback', { check, because, expected });
  return describe(record, `${name} ${previous} is live already`);
}

/** Switches a remote off or on; the shell shows a message on its pages. */
export async function setEnabled(store, name, enabled) {
  requireRemote(name, 'switched off');
  requireOwn(name);
  const record = await changeRegistry(store, (registry) => {
    const entry = requireLive(registry, name);
    if (entry.enabled === enabled) return undefined;
    const release = releaseOfEntry(entry);
    const remotes = registry.remotes.map((remote) => (remote === entry ? { ...entry, enabled } : remote));
    return { name, action: enabled ? 'enable' : 'disable', from: release, to: release, remotes };
  });
  return record
    ? `${name} is switched ${enabled ? 'on' : 'off'}`
    : `${name} is switched ${enabled ? 'on' : 'off'} already`;
}

/** Takes a remote out of the registry: its paths are free, and `gc` removes its releases. */
export async function remove(store, name) {
  requireRemote(name, 'removed');
  requireOwn(name);
  const { from } = await changeRegistry(store, (registry) => {
    const entry = requireLive(registry, name);
    const remotes = registry.remotes.filter((remote) => remote !== entry);
    return { name, action: 'remove', from: releaseOfEntry(entry), remotes };
  });
  return `${name} is removed, it was ${from}. "npm run mfe -- promote ${name} ${from}" brings it back within 30 days`;
}

/** Promotes the build of `npm start`. Without a new build since the last start, promoted releases stay live. */
export async function promoteBuild(store, name, release) {
  const { revision } = await settledRegistry(store);
  if (!isNewBuild(await lastRecords(store, revision), name, release)) return;
  const manifest = await manifestOf(store, name, release);
  const check = ({ remotes }) => checkForeignPaths(remotes, manifest);
  await goLive(store, manifest, release, 'start', { check, repeat: true });
}

/** Live releases, other releases and recent changes. */
export async function list(store) {
  const [registry, releases] = await Promise.all([settledRegistry(store), store.releases()]);
  const names = [...liveEntries(registry), ...releases].map(({ name }) => name);
  const remotes = [...new Set(names)].filter((name) => !isShell(name)).sort();
  const records = await lastRecords(store, registry.revision, 10);
  return [
    ...[SHELL, ...remotes].flatMap((name) => describeReleases(find(registry, name), name, releases)),
    'Last changes (UTC)',
    ...records.map(describeRecord),
  ].join('\n');
}

/** All changes of a remote or of everything, newest first; with the option `json` as a list. */
export async function history(store, name, { json = false } = {}) {
  const { revision } = await settledRegistry(store);
  const all = await lastRecords(store, revision, Infinity);
  const records = all.filter((record) => name === undefined || record.name === name);
  if (json)
    return JSON.stringify(
      records.map(({ shell: _shell, remotes: _remotes, ...record }) => record),
      null,
      2,
    );
  if (records.length === 0) return name ? `Nothing has happened to ${name}` : 'Nothing has happened';
  return records.map((record) => describeRecord(record, { whole: true })).join('\n');
}

/** Removes releases that are no longer needed. */
export async function collectGarbage(store, now = Date.now()) {
  const [registry, releases] = await Promise.all([settledRegistry(store), store.releases()]);
  const live = liveEntries(registry)
    .flatMap(withCanary)
    .map((entry) => `${entry.name}/${releaseOfEntry(entry)}`);
  const old = removable({ releases, records: await lastRecords(store, registry.revision), live, now });
  for (const { name, release } of old) await store.remove(name, release);
  return old.length === 0
    ? 'Nothing is old enough to be removed'
    : `Removed ${old.map(({ name, release }) => `${name} ${release}`).join(', ')}`;
}

/** The manifest of a published release. */
async function manifestOf(store, name, release) {
  const key = manifestFile(name);
  const file = await store.read(`${releaseFolder(name, release)}/${key}`);
  if (!file)
    throw new Failure(
      `The release ${release} of ${name} is not in ${store.description} any more: build and release it again.`,
    );
  const manifest = JSON.parse(file.text);
  if (manifest.name !== name || (!isShell(name) && typeof manifest.entry !== 'string'))
    throw new Failure(`${key} of ${name} ${release} is the manifest of ${manifest.name}: release it again.`);
  return manifest;
}

/** `check(registry)` returns the problems that prevent it. */
function goLive(store, manifest, release, action, { check, repeat = false, force, because, expected }) {
  const { name } = manifest;
  return changeRegistry(store, (registry) => {
    const current = find(registry, name);
    const from = current && releaseOfEntry(current);
    if (from === release && !repeat) return undefined;
    if (expected !== undefined && from !== expected) return undefined;
    const problems = check(registry);
    if (force === undefined) refuse(name, release, problems);
    const promotion = { by: promotedBy(), at: new Date().toISOString() };
    const entry = registryEntry(manifest, release, { enabled: current?.enabled, promotion });
    return {
      name,
      action,
      from,
      to: release,
      ...(manifest.commit !== undefined && { commit: manifest.commit }),
      ...(force !== undefined && { reason: force, problems }),
      ...(because !== undefined && { because }),
      ...withEntry(registry, entry),
    };
  });
}

async function startCanary(store, manifest, release, { check, force, rules }) {
  const { name } = manifest;
  if (isShell(name)) throw new Failure('The shell has no canary: promote it for everyone.');
  await changeRegistry(store, (registry) => {
    const live = requireLive(registry, name);
    if (releaseOfEntry(live) === release) throw new Failure(`${name} ${release} is live for everyone already.`);
    const problems = check(registry);
    if (force === undefined) refuse(name, release, problems);
    const promotion = { by: promotedBy(), at: new Date().toISOString() };
    return {
      name,
      action: 'canary',
      from: releaseOfEntry(live),
      to: release,
      rules,
      ...(manifest.commit !== undefined && { commit: manifest.commit }),
      ...(force !== undefined && { reason: force, problems }),
      ...withEntry(registry, {
        ...live,
        canary: { release: registryEntry(manifest, release, { promotion }), ...rules },
      }),
    };
  });
  return `${name} ${release} is a canary for ${describeRules(rules)}`;
}

/** Shows the live release to everyone again. Options as of `rollback`. */
export async function endCanary(store, name, { because, expected } = {}) {
  requireOwn(name);
  const record = await changeRegistry(store, (registry) => {
    const { canary, ...live } = requireLive(registry, name);
    const from = canary && releaseOfEntry(canary.release);
    if (!canary || (expected !== undefined && from !== expected)) return undefined;
    const to = releaseOfEntry(live);
    return {
      name,
      action: 'end-canary',
      from,
      to,
      ...(because !== undefined && { because }),
      ...withEntry(registry, live),
    };
  });
  return record
    ? `The canary ${record.from} of ${name} is over, ${record.to} is live for everyone`
    : `${name} has no such canary`;
}

function withEntry({ remotes }, entry) {
  if (isShell(entry.name)) return { shell: entry };
  return { remotes: [...remotes.filter(({ name }) => name !== entry.name), entry].sort(byName) };
}

function requireLive(registry, name) {
  const entry = find(registry, name);
  if (!entry)
    throw new Failure(
      `No release of ${name} is live: the remotes are ${registry.remotes.map((remote) => remote.name).join(', ') || 'none yet'}.`,
    );
  return entry;
}

function requireRemote(name, what) {
  if (isShell(name)) throw new Failure(`The shell cannot be ${what}: promote another release of it.`);
}

const describe = (record, unchanged) =>
  record ? `${record.name} ${record.to} is live${record.from ? `, before it was ${record.from}` : ''}` : unchanged;
