// Commands on the remotes of a store. Each returns a message about its result.
import { Failure } from '../lib/failure.mjs';
import { changeRegistry, lastRecords, settledRegistry } from './ledger.mjs';
import { checkForeignPaths, checkRelease } from './promotion-checks.mjs';
import { MANIFEST_FILE, registryEntry, releaseFolder, releaseName, releaseOfEntry } from './release-name.mjs';
import { chooseRelease, isNewBuild, previousRelease, removable } from './rules.mjs';

const byName = (one, other) => (one.name < other.name ? -1 : 1);
const find = (registry, area) => registry.remotes.find(({ name }) => name === area);

/** Uploads a built remote to the store and returns the release's name. It goes live when it is promoted. */
export async function publishRelease(store, { manifest, files }) {
  const release = releaseName(manifest);
  const isNew = await store.publish(manifest.name, release, files);
  return { release, isNew };
}

/**
 * Makes a published version live: `wanted` is a version or the beginning of a release's name. Refuses a release with problems unless the option
 * `force` is the reason to promote it regardless; the history keeps both. The option `dryRun` changes nothing.
 */
export async function promote(store, area, wanted, options) {
  const { dryRun = false, force } = options ?? {};
  if (force?.trim() === '') throw new Failure('--force needs a reason.');
  const release = chooseRelease(await store.releases(), area, wanted);
  if (!release)
    throw new Failure(
      `There is no release ${wanted} of ${area} in ${store.description}: "npm run mfe -- list" shows what there is.`,
    );
  const manifest = await manifestOf(store, area, release);
  const { problems, files } = await checkRelease(store, release, manifest);
  if (dryRun) {
    const { remotes } = await settledRegistry(store);
    refuse(area, release, [...problems, ...checkForeignPaths(remotes, manifest)]);
    return `${area} ${release} can go live: its manifest, paths, versions and ${files} files are fine`;
  }
  const record = await goLive(store, manifest, release, 'promote', { problems, force: force?.trim() });
  return describe(record, `${area} ${release} is live already`);
}

/** @throws Failure if there are problems */
function refuse(area, release, problems) {
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  throw new Failure(
    [
      `${area} ${release} was not promoted: ${count}`,
      ...problems.map((problem) => `  - ${problem}`),
      'Build a release without them, or promote it regardless: --force "reason"',
    ].join('\n'),
  );
}

/** Restores the previous live release. */
export async function rollback(store, area) {
  const registry = await settledRegistry(store);
  requireArea(registry, area);
  const previous = previousRelease(await lastRecords(store, registry.revision), area);
  if (!previous) throw new Failure(`The history has no earlier release of ${area}. Promote a version explicitly.`);
  const record = await goLive(store, await manifestOf(store, area, previous), previous, 'rollback');
  return describe(record, `${area} ${previous} is live already`);
}

/** Switches a remote off or on; the shell shows a message on its pages. */
export async function setEnabled(store, area, enabled) {
  const record = await changeRegistry(store, (registry) => {
    const entry = requireArea(registry, area);
    if (entry.enabled === enabled) return undefined;
    const release = releaseOfEntry(entry);
    const remotes = registry.remotes.map((remote) => (remote === entry ? { ...entry, enabled } : remote));
    return { area, action: enabled ? 'enable' : 'disable', from: release, to: release, remotes };
  });
  return record
    ? `${area} is switched ${enabled ? 'on' : 'off'}`
    : `${area} is switched ${enabled ? 'on' : 'off'} already`;
}

/** Promotes the build of `npm start`. Without a new build since the last start, promoted releases stay live. */
export async function promoteBuild(store, area, release) {
  const { revision } = await settledRegistry(store);
  if (isNewBuild(await lastRecords(store, revision), area, release))
    await goLive(store, await manifestOf(store, area, release), release, 'start', { repeat: true });
}

/** Live releases, other releases and recent changes. */
export async function list(store) {
  const [registry, releases] = await Promise.all([settledRegistry(store), store.releases()]);
  const areas = [...new Set([...registry.remotes.map(({ name }) => name), ...releases.map(({ area }) => area)])].sort();
  const records = await lastRecords(store, registry.revision, 10);
  const history = records.map(
    ({ at, area, action, from, to, reason }) =>
      `  ${at.slice(0, 19).replace('T', ' ')}  ${action.padEnd(9)}${area} ${from && from !== to ? `${from} -> ` : ''}${to}${reason ? ` (forced: ${reason})` : ''}`,
  );
  return [
    ...areas.flatMap((area) => describeArea(find(registry, area), area, releases)),
    'Last changes (UTC)',
    ...history,
  ].join('\n');
}

/** Removes releases that are no longer needed. */
export async function collectGarbage(store, now = Date.now()) {
  const [registry, releases] = await Promise.all([settledRegistry(store), store.releases()]);
  const live = registry.remotes.map((entry) => `${entry.name}/${releaseOfEntry(entry)}`);
  const old = removable({ releases, records: await lastRecords(store, registry.revision), live, now });
  for (const { area, release } of old) await store.remove(area, release);
  return old.length === 0
    ? 'Nothing is old enough to be removed'
    : `Removed ${old.map(({ area, release }) => `${area} ${release}`).join(', ')}`;
}

/** The manifest of a published release. */
async function manifestOf(store, area, release) {
  const file = await store.read(`${releaseFolder(area, release)}/${MANIFEST_FILE}`);
  if (!file)
    throw new Failure(
      `The release ${release} of ${area} is not in ${store.description} any more: build and release it again.`,
    );
  const manifest = JSON.parse(file.text);
  if (manifest.name !== area || typeof manifest.entry !== 'string')
    throw new Failure(`${MANIFEST_FILE} of ${area} ${release} is the manifest of ${manifest.name}: release it again.`);
  return manifest;
}

function goLive(store, manifest, release, action, { repeat = false, problems = [], force } = {}) {
  const area = manifest.name;
  return changeRegistry(store, (registry) => {
    const current = find(registry, area);
    const from = current && releaseOfEntry(current);
    if (from === release && !repeat) return undefined;
    const others = registry.remotes.filter((remote) => remote !== current);
    const found = [...problems, ...checkForeignPaths(others, manifest)];
    if (force === undefined) refuse(area, release, found);
    return {
      area,
      action,
      from,
      to: release,
      ...(force !== undefined && { reason: force, problems: found }),
      remotes: [...others, registryEntry(manifest, release, current?.enabled)].sort(byName),
    };
  });
}

function requireArea(registry, area) {
  const entry = find(registry, area);
  if (!entry)
    throw new Failure(
      `No release of ${area} is live: the areas are ${registry.remotes.map(({ name }) => name).join(', ') || 'none yet'}.`,
    );
  return entry;
}

const describe = (record, unchanged) =>
  record ? `${record.area} ${record.to} is live${record.from ? `, before it was ${record.from}` : ''}` : unchanged;

function describeArea(entry, area, releases) {
  const live = entry && releaseOfEntry(entry);
  const lines = releases.filter((release) => release.area === area).sort((one, other) => other.at - one.at);
  const mark = (release) => (release === live ? (entry.enabled ? '* ' : 'x ') : '  ');
  return [
    `${area}${entry?.enabled === false ? ' (switched off)' : ''}`,
    ...lines.map(
      ({ release, at }) => `  ${mark(release)}${release.padEnd(32)}${new Date(at).toISOString().slice(0, 10)}`,
    ),
  ];
}
