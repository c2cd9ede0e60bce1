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
