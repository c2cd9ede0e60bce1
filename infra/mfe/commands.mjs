// Commands on the remotes of a store. Each returns a message about its result.
import { Failure } from '../lib/failure.mjs';
import { changeRegistry, lastRecords, settledRegistry } from './ledger.mjs';
import { MANIFEST_FILE, registryEntry, releaseFolder, releaseName, releaseOfEntry } from './release-name.mjs';
import { chooseRelease, isNewBuild, overlapping, previousRelease, removable } from './rules.mjs';

const byName = (one, other) => (one.name < other.name ? -1 : 1);
const find = (registry, area) => registry.remotes.find(({ name }) => name === area);

/** Uploads a built remote to the store and returns the release's name. It goes live when it is promoted. */
export async function publishRelease(store, { manifest, files }) {
  const release = releaseName(manifest);
  const isNew = await store.publish(manifest.name, release, files);
  return { release, isNew };
}

/** Makes a published version live: `wanted` is a version or the beginning of a release's name. */
export async function promote(store, area, wanted) {
  const release = chooseRelease(await store.releases(), area, wanted);
  if (!release)
    throw new Failure(
      `There is no release ${wanted} of ${area} in ${store.description}: "npm run mfe -- list" shows what there is.`,
    );
  return describe(await goLive(store, area, release, 'promote'), `${area} ${release} is live already`);
}

/** Restores the previous live release. */
export async function rollback(store, area) {
  const registry = await settledRegistry(store);
  requireArea(registry, area);
  const previous = previousRelease(await lastRecords(store, registry.revision), area);
  if (!previous) throw new Failure(`The history has no earlier release of ${area}. Promote a version explicitly.`);
  return describe(await goLive(store, area, previous, 'rollback'), `${area} ${previous} is live already`);
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
    await goLive(store, area, release, 'start', { repeat: true });
}

/** Live releases, other releases and recent changes. */
export async function list(store) {
  const [registry, releases] = await Promise.all([settledRegistry(store), store.releases()]);
  const areas = [...new Set([...registry.remotes.map(({ name }) => name), ...releases.map(({ area }) => area)])].sort();
  const records = await lastRecords(store, registry.revision, 10);
  const history = records.map(
    ({ at, area, action, from, to }) =>
      `  ${at.slice(0, 19).replace('T', ' ')}  ${action.padEnd(9)}${area} ${from && from !== to ? `${from} -> ` : ''}${to}`,
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

async function goLive(store, area, release, action, { repeat = false } = {}) {
  const file = await store.read(`${releaseFolder(area, release)}/${MANIFEST_FILE}`);
  if (!file)
    throw new Failure(
      `The release ${release} of ${area} is not in ${store.description} any more: build and release it again.`,
    );
  const manifest = JSON.parse(file.text);
  return changeRegistry(store, (registry) => {
    const current = find(registry, area);
    const from = current && releaseOfEntry(current);
    if (from === release && !repeat) return undefined;
    const others = registry.remotes.filter((remote) => remote !== current);
    const rivals = overlapping(others, manifest);
    if (rivals.length > 0)
      throw new Failure(
        `${area} ${release} claims paths of ${rivals.join(' and ')}: promote a release of that area without them first.`,
      );
    return {
      area,
      action,
      from,
      to: release,
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
