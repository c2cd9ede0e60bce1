// Checks before a release goes live. Each returns a list of sentences about what is wrong.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Ajv from 'ajv';
import schema from '../../packages/mfe-contract/src/manifest.schema.json' with { type: 'json' };
import { checkApiUse } from './api-contract.mjs';
import { isSourceMap } from './built-area.mjs';
import { negotiate } from './fit.mjs';
import { installationOf } from './installation.mjs';
import { MANIFEST_FILE, releaseFolder } from './release-name.mjs';
import { isReserved } from './reserved-paths.mjs';
import { isInside, overlaps } from './rules.mjs';

const AT_ONCE = 8;
const DECODERS = { '.br': brotliDecompressSync, '.gz': gunzipSync };
const validate = new Ajv({ allErrors: true }).compile(schema);

/** Everything that does not depend on what else is live. Returns {problems, files}: the number of files that were compared. */
export async function checkRelease(store, release, manifest) {
  const [installation, apiProblems, { problems, count }] = await Promise.all([
    installationOf(store),
    checkApiUse(store, manifest.name, release),
    checkFiles(store, releaseFolder(manifest.name, release), manifest),
  ]);
  const found = [
    ...checkSchema(manifest),
    ...checkFit(manifest, installation),
    ...checkOwnPaths(manifest),
    ...apiProblems,
    ...problems,
  ];
  return { problems: found, files: count };
}

/** Paths that belong to other live remotes. A manifest that was promoted by force may have none. */
export function checkForeignPaths(remotes, manifest) {
  const { name, basePaths } = manifest;
  return listOf(basePaths).flatMap((path) =>
    remotes
      .filter((other) => other.name !== name && listOf(other.basePaths).some((base) => overlaps(path, base)))
      .map((other) => `${path} belongs to ${other.name}: promote a release of ${other.name} without it first.`),
  );
}

function checkSchema(manifest) {
  if (validate(manifest)) return [];
  // The check of the versions says the same in plain words.
  const errors = validate.errors.filter(({ instancePath }) => instancePath !== '/contract');
  return errors.map(({ instancePath, message, params }) => {
    const extra = params.additionalProperty ? ` (${params.additionalProperty})` : '';
    return `Manifest: ${instancePath || '/'} ${message}${extra}.`;
  });
}

function checkFit(manifest, installation) {
  if (!installation)
    return ['The versions of the shell and the API are unknown: start the installation once with this store.'];
  const { ok, reason } = negotiate({ ...manifest, requires: manifest.requires ?? {} }, installation);
  return ok ? [] : [reason.replace('this shell', 'the live shell')];
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

/** Compares the stored files with the hashes in the manifest: of the entry, of the start chunks and of the build as a whole. */
async function checkFiles(store, folder, { entry, integrity, startChunks = {}, checksum }) {
  const stored = await store.files(folder);
  const paths = stored.filter((path) => !isSourceMap(path)).sort();
  const contents = new Map();
  for (let next = 0; next < paths.length; next += AT_ONCE) {
    const some = paths.slice(next, next + AT_ONCE);
    const bytes = await Promise.all(some.map((path) => store.bytes(`${folder}/${path}`)));
    some.forEach((path, index) => contents.set(path, bytes[index]));
  }
  const named = Object.entries({ ...startChunks, [entry]: integrity }).flatMap(([path, hash]) => {
    if (!contents.has(path)) return [`${path} is missing in ${store.description}.`];
    return integrityOf(contents.get(path)) === hash
      ? []
      : [`${path} was altered: it does not have the hash of its build.`];
  });
  const copies = [...contents.keys()]
    .filter((path) => isCopy(path) && !isCopyOf(contents, path))
    .map((path) => `${path} was altered: it is not a compressed copy of its file.`);
  const whole =
    checksumOf(contents) === checksum
      ? []
      : ['A file is missing or was altered: the files do not have the checksum of their build.'];
  return { problems: [...named, ...copies, ...whole], count: contents.size };
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
function checksumOf(contents) {
  const hash = createHash('sha256');
  const hashed = [...contents].filter(([path]) => path !== MANIFEST_FILE && !isCopy(path));
  for (const [path, bytes] of hashed) hash.update(path).update('\0').update(bytes);
  return hash.digest('hex');
}

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const listOf = (value) => (Array.isArray(value) ? value : []);
