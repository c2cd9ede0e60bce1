/** An S3-compatible bucket for documents, uploads and backups. */
export interface FileBucket {
  readonly bucket: string;
  /** Start of all names in the bucket: empty, or ending in a slash. */
  readonly prefix: string;
  /** Absent: Amazon S3. */
  readonly endpoint?: string;
  readonly region: string;
  /** Whether the bucket is in the path, not in the host name. */
  readonly pathStyle: boolean;
  /** Absent: the identity of the machine or container, as the AWS SDK finds it. */
  readonly credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
}

interface BucketEnvironment {
  STORAGE_BUCKET?: string;
  STORAGE_PATH_STYLE?: string;
  AWS_ACCESS_KEY_ID?: string;
  AWS_SECRET_ACCESS_KEY?: string;
  AWS_SESSION_TOKEN?: string;
  AWS_REGION: string;
  AWS_ENDPOINT_URL?: string;
  AWS_ENDPOINT_URL_S3?: string;
}

/** Whether it is the address of a bucket, not of a folder. */
export const isBucketAddress = (address: string): boolean => address.startsWith('s3://');

const BUCKET = /^s3:\/\/([\w.-]+)\/?((?:[\w.-]+(?:\/|$))*)$/;
const ENDPOINT = /^https?:\/\/[^/?#@]+\/?$/;

/** The bucket of an address, by default of the settings, and all problems, without their values. */
export function readFileBucket(
  environment: BucketEnvironment,
  address = { name: 'STORAGE_BUCKET', value: environment.STORAGE_BUCKET },
): { bucket?: FileBucket; problems: string[] } {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = environment;
  if (address.value === undefined) return { problems: [] };
  const [, bucket, prefix = ''] = BUCKET.exec(address.value) ?? [];
  const endpoint = environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL;
  const problems = [
    ...(bucket === undefined ? [`${address.name} must be s3://bucket or s3://bucket/prefix`] : []),
    ...(endpoint === undefined || ENDPOINT.test(endpoint)
      ? []
      : ['AWS_ENDPOINT_URL must be an http or https origin without credentials']),
    ...((AWS_ACCESS_KEY_ID === undefined) === (AWS_SECRET_ACCESS_KEY === undefined)
      ? []
      : ['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together']),
  ];
  if (bucket === undefined || problems.length > 0) return { problems };
  const credentials =
    AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined
      ? undefined
      : {
          accessKeyId: AWS_ACCESS_KEY_ID,
          secretAccessKey: AWS_SECRET_ACCESS_KEY,
          sessionToken: AWS_SESSION_TOKEN,
        };
  const pathStyle =
    environment.STORAGE_PATH_STYLE === undefined ? endpoint !== undefined : environment.STORAGE_PATH_STYLE === 'true';
  return {
    bucket: { bucket, prefix: asFolder(prefix), endpoint, region: environment.AWS_REGION, pathStyle, credentials },
    problems,
  };
}

const asFolder = (prefix: string): string => prefix.replace(/(?<=[^/])$/, '/');
