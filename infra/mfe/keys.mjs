// Keys with which teams sign releases, and the public keys that an installation knows.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { signatureProblem, signedText } from '../../packages/mfe-contract/src/signature.ts';
import { Failure } from '../lib/failure.mjs';
import { manifestFile } from './release-name.mjs';

const base64 = (key) => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** Signing settings: {keys, required, signingKey}. MFE_SIGNING_KEY is a PEM file or its text; MFE_KEYS is the file with the public keys. */
export function signingSettings(env = process.env) {
  const { MFE_SIGNING_KEY, MFE_KEYS, MFE_REQUIRE_SIGNATURES } = env;
  return {
    keys: MFE_KEYS ? readKeys(MFE_KEYS) : {},
    required: MFE_REQUIRE_SIGNATURES === 'true',
    signingKey: MFE_SIGNING_KEY ? readSigningKey(MFE_SIGNING_KEY) : undefined,
  };
}

function readKeys(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    throw new Failure(`The keys in ${file} (MFE_KEYS) cannot be read: check the file.`);
  }
}

function readSigningKey(given) {
  try {
    const key = createPrivateKey(given.includes('-----BEGIN') ? given : fs.readFileSync(given));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below, without the value.
  }
  throw new Failure('MFE_SIGNING_KEY is not an Ed25519 key: use a file of "npm run mfe -- keygen".');
}

/** The build with a signature in its manifest. The compressed copies of the manifest are left out: browsers do not load it. */
export function signedBuild({ manifest, files }, signingKey) {
  const manifestName = manifestFile(manifest.name);
  const { signature: _former, ...facts } = manifest;
  const signature = sign(null, Buffer.from(signedText(facts)), signingKey).toString('base64');
  const signed = { ...facts, signature };
  const others = files.filter(({ path: file }) => !file.startsWith(manifestName));
  const text = Buffer.from(`${JSON.stringify(signed, null, 2)}\n`);
  return { manifest: signed, files: [...others, { path: manifestName, bytes: () => text }] };
}

/** Why a release may not go live because of its signature, as a list. */
export async function checkSignature(manifest, { keys, required } = signingSettings()) {
  const problem = await signatureProblem(manifest, keys, required);
  return problem === undefined ? [] : [problem];
}

/** Refuses to change another remote than those of the key in MFE_SIGNING_KEY. It prevents mistakes; the signatures are what API and pages check. */
export function requireOwn(name, { keys, signingKey } = signingSettings()) {
  if (!signingKey) return;
  const own = base64(createPublicKey(signingKey));
  const names = Object.keys(keys).filter((other) => keys[other].includes(own));
  if (names.length > 0 && !names.includes(name))
    throw new Failure(`The key in MFE_SIGNING_KEY is of ${names.join(', ')}: it may not change ${name}.`);
}

/** Writes a new key of a remote to `<name>.key.pem`, readable by its owner only, and returns what to do with it. */
export function createKey(name, folder = process.cwd()) {
  if (!/^[a-z][a-z0-9]*$/.test(name)) throw new Failure('The name of a remote is lower-case letters and digits.');
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const file = path.join(folder, `${name}.key.pem`);
  if (fs.existsSync(file)) throw new Failure(`${file} exists already: move it away first.`);
  fs.writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return [
    `The private key is in ${file}. Keep it out of the repository; npm run release signs with MFE_SIGNING_KEY=${file}`,
    `Add the public key to the file in MFE_KEYS: { "${name}": ["${base64(publicKey)}"] }`,
  ].join('\n');
}
