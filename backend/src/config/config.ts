import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { validateSync } from 'class-validator';
import { type EgressTarget, egressTargets } from './address-blocks.js';
import { Environment, type SignUpMode } from './environment.js';
import { type FileBucket, isBucketAddress, readFileBucket } from './file-bucket.js';
import { misspelledSettings } from './misspelled.js';
import {
  readReleaseLocation,
  readSignatureSettings,
  type ReleaseLocation,
  type SignatureSettings,
} from './release-store.js';
import { ServerEnvironment } from './server-environment.js';
import { documentedSettings } from './settings.js';
import { readSignInSources, type SignInSource } from './sign-in-sources.js';

/** The environment is invalid; `problems` lists all errors, without any values. */
export class InvalidEnvironment extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The environment cannot be used:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'InvalidEnvironment';
  }
}

/** Configuration of every process that answers HTTP, validated and typed. */
export class ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Origin that users open and mails link to. */
  readonly publicUrl: URL;
  /** Additional accepted Host values, like `10.0.0.5:3000`, for proxies that replace the header. */
  readonly allowedHosts: readonly string[];
  /** Addresses and blocks of the proxies whose `X-Forwarded-For` is trusted; empty: none. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** Seconds between reporting unready and refusing connections, so that a proxy can notice. */
  readonly drainSeconds: number;
  /** Port on `metricsHost` that serves `/metrics` without authentication; absent: none. */
  readonly metricsPort?: number;
  readonly metricsHost: string;
  /** Bearer token for `/metrics` on the main port; absent: the path answers 404. */
  readonly metricsToken?: string;
  /** Browser DSNs whose envelopes `/monitoring` forwards; empty: the path answers 404. */
  readonly monitoringDsns: readonly string[];
  /** Requests to `/monitoring` that one process accepts per second; also the burst. */
  readonly monitoringRate: number;
  /** DSN to which browsers report errors, through `/monitoring`; absent: none. */
  readonly sentryBrowserDsn?: string;
  /** DSN to which this process reports errors; absent: none. */
  readonly sentryDsn?: string;
  readonly sentryEnvironment: string;
  readonly sentryRelease?: string;
  /** Share of requests that are traced, 0 to 1. */
  readonly sentryTracesSampleRate: number;

  constructor(environment: ServerEnvironment) {
    this.port = environment.PORT;
    this.host = environment.HOST;
    this.publicUrl = new URL(environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`);
    this.allowedHosts = listOf(environment.ALLOWED_HOSTS);
    this.trustedProxies = listOf(environment.TRUSTED_PROXIES);
    this.logLevel = environment.LOG_LEVEL;
    this.drainSeconds = environment.DRAIN_SECONDS;
    this.metricsPort = environment.METRICS_PORT;
    this.metricsHost = environment.METRICS_HOST;
    this.metricsToken = environment.METRICS_TOKEN;
    this.sentryBrowserDsn = environment.SENTRY_BROWSER_DSN;
    this.monitoringDsns = listOf(
      [environment.MONITORING_DSNS, environment.SENTRY_BROWSER_DSN].filter(Boolean).join(','),
    );
    this.monitoringRate = environment.MONITORING_RATE;
    this.sentryDsn = environment.SENTRY_DSN;
    this.sentryEnvironment = environment.SENTRY_ENVIRONMENT;
    this.sentryRelease = environment.SENTRY_RELEASE;
    this.sentryTracesSampleRate = environment.SENTRY_TRACES_SAMPLE_RATE;
  }

  /** True if the product is served over https; then cookies are `Secure`. */
  get https(): boolean {
    return this.publicUrl.protocol === 'https:';
  }

  /** True if `/metrics` is available, so measuring is useful. */
  get metrics(): boolean {
    return this.metricsPort !== undefined || this.metricsToken !== undefined;
  }
}

/** Connections of one process without DATABASE_POOL_SIZE. */
export const DEFAULT_POOL_SIZE = 20;

/** Encryption of connections to the database. */
export interface DatabaseTls {
  /** PEM certificates of the accepted authorities; absent: those of Node. */
  ca?: string;
}

/** Limits of each company: requests in 10 seconds, imports in a day, bytes of documents, event streams in one process. */
export interface CompanyQuotas {
  requests?: number;
  imports?: number;
  storageBytes?: number;
  streams?: number;
}

export const MEGABYTE = 1_000_000;

/** Configuration from the environment, validated and typed. Inject it; no other code reads the environment. */
export class Config extends ServerConfig {
  readonly databaseUrl: string;
  /** Absent: connections to the database are not encrypted. */
  readonly databaseTls?: DatabaseTls;
  /** Connections of one process to the database. */
  readonly databasePoolSize: number;
  /** Hosts of read replicas, `host:port` separated by commas; empty: none. */
  readonly databaseReplicas: string;
  /** Multiplier of the limits of requests and event streams. */
  readonly requestLimitFactor: number;
  /** Limits of each company that the operator set; absent: none. */
  readonly quotas: CompanyQuotas;
  /** Redis for throttle counts and messages between replicas; absent: the database is used. */
  readonly redisUrl?: string;
  /** Database URL with a user that may change the schema; absent: `databaseUrl`. */
  readonly migrationDatabaseUrl?: string;
  /** Key that seals stored secrets, 32 bytes; absent: the key in `secretKeyFile`. */
  readonly secretKey?: Buffer;
  /** Previous keys with which stored secrets may still be sealed. */
  readonly previousSecretKeys: readonly Buffer[];
  /** File with the key that this installation generated. */
  readonly secretKeyFile: string;
  /** Compile cache between starts; may be deleted. */
  readonly compiledDirectory: string;
  /** Who can register. */
  readonly signUp: SignUpMode;
  /** Demonstration mode: fake carriers, a seeded company and the local mailbox. */
  readonly demonstration: boolean;
  readonly storageDirectory: string;
  /** Bucket of documents and uploads; absent: `storageDirectory`. Never part of a response: it contains credentials. */
  readonly storageBucket?: FileBucket;
  /** Whether clients download files from the bucket. */
  readonly directDownloads: boolean;
  readonly mailDirectory: string;
  /** Folder of backups, or `s3://bucket/prefix`. */
  readonly backups: string;
  /** The bucket at an address like `s3://bucket/prefix`, with the credentials of the settings. @throws InvalidEnvironment */
  readonly bucketAt: (address: string) => FileBucket;
  /** File with the passphrase of backups; absent: they are not encrypted. */
  readonly backupPassphraseFile?: string;
  /** Absent: mail is written to `mailDirectory` instead of being sent. */
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Directory with `shell/`; absent: the process serves the API only. */
  readonly staticDirectory?: string;
  /** Where `registry.json` and `mfe/` are; by default the static directory. Never part of a response: it contains credentials. */
  readonly releases?: ReleaseLocation;
  /** Keys by which signatures of releases are checked. */
  readonly signatures: SignatureSettings;
  /** Whether the API process also delivers outbox messages. */
  readonly runWorker: boolean;
  /** Additional origins from which pages may load micro-frontends. */
  readonly remoteOrigins: readonly string[];
  /** Verified email addresses, in lower case, of users who may open releases that are not live. */
  readonly testers: readonly string[];
  /** Sign-in providers in addition to passwords. */
  readonly signInSources: readonly SignInSource[];
  /** Private addresses that carriers' endpoints and webhooks may have; empty: none. */
  readonly egressAllow: { readonly carriers: readonly EgressTarget[]; readonly webhooks: readonly EgressTarget[] };
  /** Deprecated variables that are still read. */
  readonly deprecated: readonly string[];
  /** Whether the OpenAPI document and Swagger UI are served. */
  readonly apiDocs: boolean;
  /** Origin of the demonstration's fake carrier server; absent: none. */
  readonly demoCarriersUrl?: string;
  /** Key of the U.S. Energy Information Administration's API; absent: diesel prices are not fetched. */
  readonly eiaApiKey?: string;
  readonly eiaUrl: string;
  /** Share of page views that are traced, 0 to 1. */
  readonly sentryBrowserTracesSampleRate: number;
  /** Share of pages with an error for which a session replay is recorded, 0 to 1. */
  readonly sentryBrowserReplaySampleRate: number;

  constructor(environment: Environment) {
    super(environment);
    this.databaseUrl = environment.DATABASE_URL;
    this.databaseTls = databaseTls(environment);
    this.databasePoolSize = environment.DATABASE_POOL_SIZE;
    this.databaseReplicas = environment.DATABASE_REPLICAS;
    this.redisUrl = environment.REDIS_URL;
    this.migrationDatabaseUrl = environment.MIGRATION_DATABASE_URL;
    this.requestLimitFactor = environment.REQUEST_LIMIT_FACTOR;
    this.quotas = {
      requests: environment.COMPANY_REQUESTS,
      imports: environment.COMPANY_IMPORTS,
      storageBytes:
        environment.COMPANY_STORAGE_MB === undefined ? undefined : environment.COMPANY_STORAGE_MB * MEGABYTE,
      streams: environment.COMPANY_STREAMS,
    };
    this.secretKey = environment.SECRET_KEY === undefined ? undefined : Buffer.from(environment.SECRET_KEY, 'base64');
    this.previousSecretKeys = listOf(environment.SECRET_KEY_PREVIOUS).map((key) => Buffer.from(key, 'base64'));
    this.secretKeyFile = resolve(environment.LADING_DIR, 'secret.key');
    this.compiledDirectory = resolve(environment.LADING_DIR, 'compiled');
    this.signUp = environment.SIGN_UP;
    this.demonstration = environment.DEMONSTRATION === 'true';
    this.storageDirectory = resolve(environment.STORAGE_DIR ?? `${environment.LADING_DIR}/files`);
    this.storageBucket =
      environment.STORAGE_BUCKET === undefined ? undefined : fileBucket(environment, 'STORAGE_BUCKET');
    this.directDownloads = environment.STORAGE_DIRECT_DOWNLOADS === 'true';
    if (this.directDownloads && this.storageBucket === undefined)
      throw new InvalidEnvironment(['STORAGE_DIRECT_DOWNLOADS needs STORAGE_BUCKET']);
    this.bucketAt = (address) => fileBucket(environment, 'The address of backups', address);
    this.mailDirectory = resolve(environment.MAIL_DIR ?? `${environment.LADING_DIR}/mail`);
    const backups = environment.BACKUP_DIR ?? `${environment.LADING_DIR}/backups`;
    this.backups = isBucketAddress(backups) ? backups : resolve(backups);
    this.backupPassphraseFile = environment.BACKUP_PASSPHRASE_FILE;
    this.smtpUrl = environment.SMTP_URL;
    this.mailFrom = environment.MAIL_FROM;
    this.staticDirectory = environment.STATIC_DIR === undefined ? undefined : resolve(environment.STATIC_DIR);
    this.releases = releaseLocation(environment);
    this.signatures = signatureSettings(environment);
    this.runWorker = environment.RUN_WORKER === 'true';
    this.remoteOrigins = listOf(environment.MFE_ORIGINS);
    this.testers = listOf(environment.MFE_TESTERS.toLowerCase());
    this.signInSources = signInSources(environment);
    const { EGRESS_ALLOW, EGRESS_ALLOW_CARRIERS = EGRESS_ALLOW, EGRESS_ALLOW_WEBHOOKS = EGRESS_ALLOW } = environment;
    this.egressAllow = {
      carriers: egressTargets(EGRESS_ALLOW_CARRIERS),
      webhooks: egressTargets(EGRESS_ALLOW_WEBHOOKS),
    };
    this.deprecated =
      EGRESS_ALLOW === ''
        ? []
        : ['EGRESS_ALLOW is deprecated: set EGRESS_ALLOW_CARRIERS and EGRESS_ALLOW_WEBHOOKS in its place.'];
    this.apiDocs = (environment.API_DOCS ?? environment.DEMONSTRATION) === 'true';
    this.demoCarriersUrl = environment.DEMO_CARRIERS_URL;
    this.eiaApiKey = environment.EIA_API_KEY;
    this.eiaUrl = environment.EIA_URL;
    this.sentryBrowserTracesSampleRate = environment.SENTRY_BROWSER_TRACES_SAMPLE_RATE;
    this.sentryBrowserReplaySampleRate = environment.SENTRY_BROWSER_REPLAY_SAMPLE_RATE;
  }

  /** True if the mailbox page is available: demonstration mode, and only this machine can reach the process. */
  get devMailbox(): boolean {
    return this.demonstration && ['127.0.0.1', 'localhost', '::1'].includes(this.host);
  }
}

type Source = Record<string, string | undefined>;

const NUMBERS = new Set([
  'PORT',
  'DRAIN_SECONDS',
  'DATABASE_POOL_SIZE',
  'METRICS_PORT',
  'COMPANY_REQUESTS',
  'COMPANY_IMPORTS',
  'COMPANY_STORAGE_MB',
  'COMPANY_STREAMS',
  'MONITORING_RATE',
  'REQUEST_LIMIT_FACTOR',
  'SENTRY_TRACES_SAMPLE_RATE',
  'SENTRY_BROWSER_TRACES_SAMPLE_RATE',
  'SENTRY_BROWSER_REPLAY_SAMPLE_RATE',
]);

const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));

function databaseTls({ DATABASE_TLS, DATABASE_TLS_CA }: Environment): DatabaseTls | undefined {
  if (DATABASE_TLS !== 'true') return undefined;
  if (DATABASE_TLS_CA === undefined) return {};
  try {
    return { ca: readFileSync(DATABASE_TLS_CA, 'utf8') };
  } catch {
    throw new InvalidEnvironment(['DATABASE_TLS_CA must be a file that can be read']);
  }
}

function signInSources({ SIGN_IN_SOURCES, SIGN_IN_SOURCES_FILE }: Environment): SignInSource[] {
  const { sources, problems } = readSignInSources(SIGN_IN_SOURCES, SIGN_IN_SOURCES_FILE);
  if (problems.length > 0) throw new InvalidEnvironment(problems);
  return sources;
}

function releaseLocation(environment: Environment): ReleaseLocation | undefined {
  const { location, problems } = readReleaseLocation(environment);
  if (problems.length > 0) throw new InvalidEnvironment(problems);
  return location;
}

function fileBucket(environment: Environment, name: string, value = environment.STORAGE_BUCKET): FileBucket {
  const { bucket, problems } = readFileBucket(environment, { name, value });
  if (bucket === undefined) throw new InvalidEnvironment(problems);
  return bucket;
}

function signatureSettings(environment: Environment): SignatureSettings {
  const { settings, problems } = readSignatureSettings(environment);
  if (problems.length > 0) throw new InvalidEnvironment(problems);
  return settings;
}

/** Reads and validates the environment of the product. @throws InvalidEnvironment with all problems */
export function loadConfig(source: Source): Config {
  return new Config(read(new Environment(), source));
}

/** Reads and validates the environment of a process that only answers HTTP. @throws InvalidEnvironment with all problems */
export function loadServerConfig(source: Source): ServerConfig {
  return new ServerConfig(read(new ServerEnvironment(), source));
}

/** Overrides defaults with the values that are set, and validates the result. */
function read<E extends ServerEnvironment>(environment: E, source: Source): E {
  for (const name of Object.keys(environment)) {
    const value = source[name];
    if (value !== undefined && value !== '')
      Object.assign(environment, { [name]: NUMBERS.has(name) ? Number(value) : value });
  }
  const problems = [
    ...validateSync(environment).flatMap((error) => Object.values(error.constraints ?? {})),
    ...misspelledSettings(
      Object.keys(source),
      documentedSettings().map(({ name }) => name),
    ),
  ];
  if (problems.length > 0) throw new InvalidEnvironment([...new Set(problems)]);
  return environment;
}
