import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A folder with `registry.json` and `mfe/`. */
export interface FolderLocation {
  readonly kind: 'folder';
  readonly directory: string;
}

/** An S3-compatible bucket with the same contents, below a prefix. */
export interface BucketLocation {
  readonly kind: 'bucket';
  /** As configured, for logs. */
  readonly name: string;
  /** URL of the prefix, ending in a slash. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export type ReleaseLocation = FolderLocation | BucketLocation;

interface ReleaseEnvironment {
  MFE_STORE?: string;
  STATIC_DIR?: string;
  AWS_ACCESS_KEY_ID?: string;
  AWS_SECRET_ACCESS_KEY?: string;
  AWS_SESSION_TOKEN?: string;
  AWS_REGION: string;
  AWS_ENDPOINT_URL?: string;
  AWS_ENDPOINT_URL_S3?: string;
}

const BUCKET = /^s3:\/\/([\w.-]+)\/?((?:[\w.-]+(?:\/|$))*)$/;
const ENDPOINT = /^https?:\/\/[^/?#@]+[^?#@]*$/;

/** Where the registry and the releases of micro-frontends are, and all problems of the settings, without their values. */
export function readReleaseLocation(environment: ReleaseEnvironment): {
  location?: ReleaseLocation;
  problems: string[];
} {
  const { MFE_STORE = environment.STATIC_DIR } = environment;
  if (MFE_STORE === undefined) return { problems: [] };
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(MFE_STORE))
    return { location: { kind: 'folder', directory: resolve(MFE_STORE) }, problems: [] };
  const [, bucket, prefix = ''] = BUCKET.exec(MFE_STORE) ?? [];
  if (bucket === undefined) return { problems: ['MFE_STORE must be a directory or s3://bucket/prefix'] };
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION } = environment;
  const endpoint =
    environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL ?? `https://s3.${AWS_REGION}.amazonaws.com`;
  const problems = ENDPOINT.test(endpoint) ? [] : ['AWS_ENDPOINT_URL must be an http or https URL without credentials'];
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined)
    return {
      problems: [...problems, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are required if MFE_STORE is a bucket'],
    };
  const location: BucketLocation = {
    kind: 'bucket',
    name: MFE_STORE,
    url: `${endpoint.replace(/\/+$/, '')}/${bucket}/${prefix.replace(/(?<=[^/])$/, '/')}`,
    region: AWS_REGION,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
  };
  return problems.length > 0 ? { problems } : { location, problems };
}

/** Public keys (base64 of SPKI) by the name of the remote; `shell` for the shell. */
export interface SignatureSettings {
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Whether unsigned releases are refused. */
  readonly required: boolean;
}

interface SignatureEnvironment {
  MFE_KEYS?: string;
  MFE_REQUIRE_SIGNATURES: string;
}

/** The keys by which signatures of releases are checked, and all problems of the settings. */
export function readSignatureSettings({ MFE_KEYS, MFE_REQUIRE_SIGNATURES }: SignatureEnvironment): {
  settings: SignatureSettings;
  problems: string[];
} {
  const required = MFE_REQUIRE_SIGNATURES === 'true';
  if (MFE_KEYS === undefined)
    return {
      settings: { keys: {}, required },
      problems: required ? ['MFE_KEYS is required if MFE_REQUIRE_SIGNATURES is true'] : [],
    };
  const keys = readKeys(MFE_KEYS);
  const problems =
    keys === undefined ? ['MFE_KEYS must be a JSON file with a list of Ed25519 public keys per remote'] : [];
  return { settings: { keys: keys ?? {}, required }, problems };
}

/** Undefined if the file is not a list of valid keys per name. */
function readKeys(file: string): Record<string, string[]> | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    return Object.values(read).every(isListOfKeys) ? (read as Record<string, string[]>) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws if one of them cannot be read */
const isListOfKeys = (keys: unknown): boolean =>
  Array.isArray(keys) &&
  keys.every((key) => {
    const imported = createPublicKey({ key: Buffer.from(String(key), 'base64'), format: 'der', type: 'spki' });
    return imported.asymmetricKeyType === 'ed25519';
  });
