// Checks before a release goes live. Each returns a list of sentences about what is wrong.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Ajv from 'ajv';
import remoteSchema from '../../packages/mfe-contract/src/manifest.schema.json' with { type: 'json' };
import shellSchema from '../../packages/mfe-contract/src/shell-manifest.schema.json' with { type: 'json' };
import { checkApiUse } from './api-contract.mjs';
import { isSourceMap } from './built-release.mjs';
import { negotiate } from './fit.mjs';
import { isShell, manifestFile, releaseFolder, SHELL_PAGE } from './release-name.mjs';
import { isReserved } from './reserved-paths.mjs';
import { isInside, overlaps } from './rules.mjs';

const AT_ONCE = 8;
const DECODERS = { '.br': brotliDecompressSync, '.gz': gunzipSync };
const ajv = new Ajv({ allErrors: true });
const validators = { remote: ajv.compile(remoteSchema), shell: ajv.compile(shellSchema) };

/** Everything that does not depend on what is live. Returns {problems, files}: the number of files that were compared. */
export async function checkRelease(store, release, manifest) {
  const { name } = manifest;
  const [apiProblems, { problems, count }] = await Promise.all([
    checkApiUse(store, name, release),
    checkFiles(store, releaseFolder(name, release), manifest),
  ]);
  const paths = isShell(name) ? [] : checkOwnPaths(manifest);
  return { problems: [...checkSchema(manifest), ...paths, ...apiProblems, ...problems], files: count };
}

/** Whether a release fits what is live in the registry, and the API of the installation. */
export function checkAgainst({ shell, remotes }, installation, manifest) {
  if (!installation) return ['The version of the API is unknown: start the installation once with this store.'];
  if (isShell(manifest.name)) return [...checkApi(manifest, installation), ...checkRemotes(remotes, manifest)];
  return [...checkForeignPaths(remotes, manifest), ...checkFit(manifest, shell, installation)];
}

/** A registry entry and its canary. */
export const withCanary = (entry) => (entry.canary ? [entry, entry.canary.release] : [entry]);

/** Paths that belong to other live remotes. A manifest that was promoted by force may have none. */
export function checkForeignPaths(remotes, manifest) {
  const { name, basePaths } = manifest;
  const listed = remotes.flatMap(withCanary);
  return listOf(basePaths).flatMap((path) =>
    listed
      .filter((other) => other.name !== name && listOf(other.basePaths).some((base) => overlaps(path, base)))
      .map((other) => `${path} belongs to ${other.name}: promote a release of ${other.name} without it first.`),
  );
}

function checkSchema(manifest) {
  const validate = isShell(manifest.name) ? validators.shell : validators.remote;
  if (validate(manifest)) return [];
  // The check of the versions says the same in plain words.
  const errors = validate.errors.filter(({ instancePath }) => instancePath !== '/contract');
  return errors.map(({ instancePath, message, params }) => {
    const extra = params.additionalProperty ? ` (${params.additionalProperty})` : '';
    return `Manifest: ${instancePath || '/'} ${message}${extra}.`;
  });
}

/** In stores without a release of the shell, the installation noted what its shell provides. */
function checkFit(manifest, shell, installation) {
  const provided = { ...installation, ...shell?.provides };
  if (!provided.contract)
    return ['The versions of the shell are unknown: start the installation once with this store.'];
  // The shell refuses what is newer than its own API; it may be older or newer than the server.
  const apis = new Set([provided.api, installation.api]);
  const reasons = [...apis].map((api) => negotiate(withRequirements(manifest), { ...provided, api }).reason);
  const found = reasons.filter((reason) => reason !== undefined);
  return [...new Set(found)].map((reason) => reason.replace('this shell', 'the live shell'));
}

const withRequirements = (manifest) => ({ ...manifest, requires: manifest.requires ?? {} });

/** Patches of the API add nothing that a shell can depend on. */
const minorOf = (version) => `^${String(version).replace(/\.\d+$/, '.0')}`;

/** A shell calls the API of the version that it was built for. */
function checkApi({ provides }, { api }) {
  const needs = {
    contract: 0,
    requires: { api: Number.parseInt(provides?.api, 10), apiVersion: minorOf(provides?.api) },
  };
  const { ok } = negotiate(needs, { contract: '0.0.0', api });
  return ok ? [] : [`It needs API version ${provides?.api}; the installation has version ${api}.`];
}

/** Live remotes that this shell would switch off. */
function checkRemotes(remotes, { provides }) {
  return remotes
    .filter(({ enabled }) => enabled)
    .flatMap((remote) => {
      const { ok, reason } = negotiate(withRequirements(remote), { contract: '', ui: '', api: '', ...provides });
      return ok ? [] : [`${remote.name} ${remote.version} would be switched off: ${reason}`];
    });
}

function checkOwnPaths({ basePaths, userPaths, nav, userMenu }) {
  const own = listOf(basePaths);
  const reserved = own.filter(isReserved).map((path) => `${path} is reserved for the shell and the server.`);
  const linked = {
    userPaths: listOf(userPaths),
    nav: listOf(nav).map(({ path }) => path),
    userMenu: listOf(userMenu).map(({ path }) => path),
  };
  const outside = Object.entries(linked).flatMap(([field, paths]) =>
    paths
      .filter((path) => typeof path === 'string' && !own.some((base) => isInside(path, base)))
      .map((path) => `${field}: ${path} is outside its paths.`),
  );
  return [...reserved, ...outside];
}

/** Compares the stored files with the hashes in the manifest: of the entry or page, of each file as far as listed, and of the build as a whole. */
async function checkFiles(
  store,
  folder,
  { name, entry = SHELL_PAGE, integrity, startChunks = {}, files = {}, checksum },
) {
  const stored = await store.files(folder);
  const paths = stored.filter((path) => !isSourceMap(path)).sort();
  const contents = new Map();
  for (let next = 0; next < paths.length; next += AT_ONCE) {
    const some = paths.slice(next, next + AT_ONCE);
    const bytes = await Promise.all(some.map((path) => store.bytes(`${folder}/${path}`)));
    some.forEach((path, index) => contents.set(path, bytes[index]));
  }
  const hashes = [files, startChunks, { [entry]: integrity }].flatMap((some) => Object.entries(some));
  const named = hashes.flatMap(([path, hash]) => {
    if (!contents.has(path)) return [`${path} is missing in ${store.description}.`];
    return integrityOf(contents.get(path)) === hash
      ? []
      : [`${path} was altered: it does not have the hash of its build.`];
  });
  const copies = [...contents.keys()]
    .filter((path) => isCopy(path) && !isCopyOf(contents, path))
    .map((path) => `${path} was altered: it is not a compressed copy of its file.`);
  const whole =
    checksumOf(contents, manifestFile(name)) === checksum
      ? []
      : ['A file is missing or was altered: the files do not have the checksum of their build.'];
  return { problems: [...new Set([...named, ...copies, ...whole])], count: contents.size };
}

const isCopy = (path) => Object.hasOwn(DECODERS, path.slice(-3));

function isCopyOf(contents, path) {
  const original = contents.get(path.slice(0, -3));
  try {
    return original !== undefined && DECODERS[path.slice(-3)](contents.get(path)).equals(original);
  } catch {
    return false;
  }
}

/** As the build computes it: over names and contents of all files but copies and the manifest. */
function checksumOf(contents, manifest) {
  const hash = createHash('sha256');
  const hashed = [...contents].filter(([path]) => path !== manifest && !isCopy(path));
  for (const [path, bytes] of hashed) hash.update(path).update('\0').update(bytes);
  return hash.digest('hex');
}

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const listOf = (value) => (Array.isArray(value) ? value : []);
