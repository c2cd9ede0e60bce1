import { IsBooleanString, IsIn, IsInt, IsNumber, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { EgressTargets, IsDatabaseUrl, QuotaOf } from './environment-checks.js';
import { HTTP_ORIGIN, sampleRate, ServerEnvironment } from './server-environment.js';
import { DocumentedSetting } from './settings.js';

/** Who can register. */
export const SIGN_UP_MODES = ['open', 'invitation', 'closed'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

const SMTP_URL = /^smtps?:\/\/[^/]+/;
const MAIL_ADDRESS = /^([^<>\r\n]+ <[^\s<>@"]+@[^\s<>@"]+>|[^\s<>@"]+@[^\s<>@"]+)$/;
const REQUEST_LIMIT_FACTOR = 'REQUEST_LIMIT_FACTOR must be a whole number from 1 to 1,000,000';
const HOSTS = /^(([\w.-]+|\[[\dA-Fa-f:]+\])(:\d{1,5})?(,(?!$)|$))*$/;
const POOL_SIZE = 'DATABASE_POOL_SIZE must be a whole number from 5 to 500';
const ORIGINS = /^(https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?(,(?!$)|$))*$/;
const EMAILS = /^([^\s<>@",]+@[^\s<>@",]+(,(?!$)|$))*$/;
const REDIS_URL = /^rediss?:\/\/[^/]+(\/\d+)?$/;
/** Base64 of 32 bytes. */
const SECRET_KEY = /^[A-Za-z0-9+/]{43}=$/;
const SECRET_KEYS = /^([A-Za-z0-9+/]{43}=(,(?!$)|$))*$/;

/** The environment variables of the product as text, with their defaults. */
export class Environment extends ServerEnvironment {
  @DocumentedSetting({
    meaning:
      'Database of the product: `mysql://user:password@host:port/database`. Nodes of a cluster are separated by commas: `host:port,host:port`.',
    secret: true,
    fallback: 'required',
  })
  @IsDatabaseUrl({
    message:
      'DATABASE_URL must be mysql://user:password@host:port/database, with one host or several separated by commas, or end in ?socketPath=/path/to/socket',
  })
  DATABASE_URL = '';

  @DocumentedSetting({
    meaning: 'The same database with a user that may change the schema.',
    secret: true,
    fallback: '`DATABASE_URL`',
  })
  @IsOptional()
  @IsDatabaseUrl({ message: 'MIGRATION_DATABASE_URL must be like DATABASE_URL' })
  MIGRATION_DATABASE_URL: string | undefined = undefined;

  @DocumentedSetting({
    meaning: 'Whether connections to the database are encrypted. The certificate must be valid for its host name.',
  })
  @IsBooleanString({ message: 'DATABASE_TLS must be true or false' })
  DATABASE_TLS = 'false';

  @DocumentedSetting({
    meaning: 'PEM file with the certificate authority of the database.',
    fallback: 'authorities of Node',
  })
  @IsOptional()
  @IsString({ message: 'DATABASE_TLS_CA must be a file' })
  DATABASE_TLS_CA: string | undefined = undefined;

  @DocumentedSetting({
    meaning: 'Connections of one process. Their sum must be lower than `max_connections` of the database.',
  })
  @IsInt({ message: POOL_SIZE })
  @Min(5, { message: POOL_SIZE })
  @Max(500, { message: POOL_SIZE })
  DATABASE_POOL_SIZE = 20;

  @DocumentedSetting({
    meaning:
      'Read replicas of the database for lists, searches and reports: `host:port,host:port`, with the account of `DATABASE_URL`. MariaDB with GTIDs.',
    fallback: 'none',
  })
  @Matches(HOSTS, { message: 'DATABASE_REPLICAS must be hosts like db2:3306,db3:3306, separated by commas' })
  DATABASE_REPLICAS = '';

  @DocumentedSetting({
    meaning: 'Redis for throttle counts and messages between processes.',
    secret: true,
    fallback: 'the database',
  })
  @IsOptional()
  @Matches(REDIS_URL, { message: 'REDIS_URL must be redis://user:password@host:port or rediss://...' })
  REDIS_URL: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Multiplier of the limits of requests and event streams.' })
  @IsInt({ message: REQUEST_LIMIT_FACTOR })
  @Min(1, { message: REQUEST_LIMIT_FACTOR })
  @Max(1_000_000, { message: REQUEST_LIMIT_FACTOR })
  REQUEST_LIMIT_FACTOR = 1;

  @DocumentedSetting({
    meaning: 'Requests of one company in 10 seconds, over all API processes. Beyond that it gets 429.',
    fallback: 'no limit',
  })
  @QuotaOf(1_000_000)
  COMPANY_REQUESTS: number | undefined = undefined;

  @DocumentedSetting({
    meaning: 'Imports of one company in a day (UTC). Beyond that it gets 429.',
    fallback: 'no limit',
  })
  @QuotaOf(1_000_000)
  COMPANY_IMPORTS: number | undefined = undefined;

  @DocumentedSetting({
    meaning:
      'Megabytes of documents and uploaded invoices of one company. Beyond that its uploads get 507; documents of Lading and of carriers are still stored.',
    fallback: 'no limit',
  })
  @QuotaOf(1_000_000_000)
  COMPANY_STORAGE_MB: number | undefined = undefined;

  @DocumentedSetting({
    meaning: 'Event streams of one company in one process. Beyond that it gets 429.',
    fallback: '2,000 × `REQUEST_LIMIT_FACTOR`',
  })
  @QuotaOf(1_000_000)
  COMPANY_STREAMS: number | undefined = undefined;

  @DocumentedSetting({
    meaning: 'Key that seals stored secrets: 32 bytes in base64. All processes need the same one.',
    secret: true,
    fallback: '`secret.key` in `LADING_DIR`, created at the first start',
  })
  @IsOptional()
  @Matches(SECRET_KEY, {
    message: 'SECRET_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them',
  })
  SECRET_KEY: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Earlier keys with which stored secrets may still be sealed.', secret: true })
  @Matches(SECRET_KEYS, {
    message: 'SECRET_KEY_PREVIOUS must be keys like SECRET_KEY, separated by commas',
  })
  SECRET_KEY_PREVIOUS = '';

  @DocumentedSetting({
    meaning:
      'Who can register: `open` everyone, `invitation` only with an invitation, `closed` nobody. Only with `open` can users create companies.',
  })
  @IsIn(SIGN_UP_MODES, { message: 'SIGN_UP must be open, invitation or closed' })
  SIGN_UP: SignUpMode = 'open';

  @DocumentedSetting({
    meaning: 'Fake carriers, a seeded company and the local mailbox. Never on a production database.',
  })
  @IsBooleanString({ message: 'DEMONSTRATION must be true or false' })
  DEMONSTRATION = 'false';

  @DocumentedSetting({ meaning: 'Folder of everything that the product writes.' })
  @IsString({ message: 'LADING_DIR must be a directory' })
  LADING_DIR = '.lading';

  @DocumentedSetting({
    meaning: 'Folder of documents and uploads. With `STORAGE_BUCKET`, only of uploads that are not finished.',
    fallback: '`LADING_DIR/files`',
  })
  @IsOptional()
  @IsString({ message: 'STORAGE_DIR must be a directory' })
  STORAGE_DIR: string | undefined = undefined;

  @DocumentedSetting({
    meaning: 'S3-compatible bucket of documents and uploads: `s3://bucket/prefix`. Uses the `AWS_` settings.',
    fallback: '`STORAGE_DIR`',
  })
  @IsOptional()
  @IsString({ message: 'STORAGE_BUCKET must be s3://bucket or s3://bucket/prefix' })
  STORAGE_BUCKET: string | undefined = undefined;

  @DocumentedSetting({
    meaning: 'Whether requests have the name of `STORAGE_BUCKET` in the path, not in the host name.',
    fallback: '`true` with `AWS_ENDPOINT_URL`, otherwise `false`',
  })
  @IsOptional()
  @IsBooleanString({ message: 'STORAGE_PATH_STYLE must be true or false' })
  STORAGE_PATH_STYLE: string | undefined = undefined;

  @DocumentedSetting({
    meaning:
      'Whether downloads are answered with an address in `STORAGE_BUCKET` that is valid for a minute, so that files do not pass through this process. Users must be able to reach the bucket.',
  })
  @IsBooleanString({ message: 'STORAGE_DIRECT_DOWNLOADS must be true or false' })
  STORAGE_DIRECT_DOWNLOADS = 'false';

  @DocumentedSetting({ meaning: 'Folder for emails if there is no `SMTP_URL`.', fallback: '`LADING_DIR/mail`' })
  @IsOptional()
  @IsString({ message: 'MAIL_DIR must be a directory' })
  MAIL_DIR: string | undefined = undefined;

  @DocumentedSetting({
    meaning: 'Folder of backups, or `s3://bucket/prefix` with the `AWS_` settings.',
    fallback: '`LADING_DIR/backups`',
  })
  @IsOptional()
  @IsString({ message: 'BACKUP_DIR must be a directory or s3://bucket/prefix' })
  BACKUP_DIR: string | undefined = undefined;

  @DocumentedSetting({
    meaning: 'File with the passphrase, at least 16 characters, with which backups are encrypted.',
    fallback: 'backups are not encrypted',
  })
  @IsOptional()
  @IsString({ message: 'BACKUP_PASSPHRASE_FILE must be a file' })
  BACKUP_PASSPHRASE_FILE: string | undefined = undefined;

  @DocumentedSetting({
    meaning: 'Mail server: `smtp://user:password@host:port` or `smtps://...`.',
    secret: true,
    fallback: 'emails are written to `MAIL_DIR`',
  })
  @IsOptional()
  @Matches(SMTP_URL, { message: 'SMTP_URL must be smtp://user:password@host:port or smtps://...' })
  SMTP_URL: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Sender of emails.' })
  @Matches(MAIL_ADDRESS, { message: 'MAIL_FROM must be an address, or a name followed by <address>' })
  MAIL_FROM = 'Lading <no-reply@localhost.localdomain>';

  @DocumentedSetting({
    meaning: 'JSON array of OAuth and OpenID Connect sources (see the runbook).',
    secret: true,
    fallback: 'none',
  })
  @IsOptional()
  @IsString({ message: 'SIGN_IN_SOURCES must be a JSON array of sources' })
  SIGN_IN_SOURCES: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'File with that array.', fallback: 'none' })
  @IsOptional()
  @IsString({ message: 'SIGN_IN_SOURCES_FILE must be a file' })
  SIGN_IN_SOURCES_FILE: string | undefined = undefined;

  /** Deprecated: applies to carriers and webhooks if their own variable is not set. */
  @DocumentedSetting({ meaning: 'Deprecated: applies to carriers and webhooks if their own variable is not set.' })
  @EgressTargets()
  EGRESS_ALLOW = '';

  @DocumentedSetting({ meaning: "Private addresses that carriers' endpoints may have.", fallback: 'none' })
  @IsOptional()
  @EgressTargets()
  EGRESS_ALLOW_CARRIERS: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Private addresses that webhooks may have.', fallback: 'none' })
  @IsOptional()
  @EgressTargets()
  EGRESS_ALLOW_WEBHOOKS: string | undefined = undefined;

  @DocumentedSetting({
    meaning: 'Whether the API document and its reference pages are served.',
    fallback: 'as `DEMONSTRATION`',
  })
  @IsOptional()
  @IsBooleanString({ message: 'API_DOCS must be true or false' })
  API_DOCS: string | undefined = undefined;

  @DocumentedSetting({ meaning: "Origin of the demonstration's fake carrier server.", fallback: 'none' })
  @IsOptional()
  @Matches(HTTP_ORIGIN, { message: 'DEMO_CARRIERS_URL must be an http or https origin without a path' })
  DEMO_CARRIERS_URL: string | undefined = undefined;

  @DocumentedSetting({ meaning: "Key of the EIA's API, for weekly diesel prices.", secret: true, fallback: 'none' })
  @IsOptional()
  @Matches(/^[A-Za-z0-9]{20,64}$/, { message: 'EIA_API_KEY must be a key of 20 to 64 letters and digits' })
  EIA_API_KEY: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Origin of that API, for a mirror.' })
  @Matches(HTTP_ORIGIN, { message: 'EIA_URL must be an http or https origin without a path' })
  EIA_URL = 'https://api.eia.gov';

  @DocumentedSetting({
    meaning: 'Folder with the published shell and micro-frontends.',
    fallback: 'the process serves the API only',
  })
  @IsOptional()
  @IsString({ message: 'STATIC_DIR must be a directory' })
  STATIC_DIR: string | undefined = undefined;

  @DocumentedSetting({
    meaning: 'Where releases of micro-frontends are: a folder or `s3://bucket/prefix`.',
    fallback: '`STATIC_DIR`',
  })
  @IsOptional()
  @IsString({ message: 'MFE_STORE must be text' })
  MFE_STORE: string | undefined = undefined;

  @DocumentedSetting({ meaning: "JSON file with the public keys of each remote's team.", fallback: 'none' })
  @IsOptional()
  @IsString({ message: 'MFE_KEYS must be a file' })
  MFE_KEYS: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Whether releases need a signature.' })
  @IsBooleanString({ message: 'MFE_REQUIRE_SIGNATURES must be true or false' })
  MFE_REQUIRE_SIGNATURES = 'false';

  @DocumentedSetting({
    meaning: 'Access key for buckets.',
    secret: true,
    fallback: 'identity of the machine for `STORAGE_BUCKET`',
  })
  @IsOptional()
  @IsString({ message: 'AWS_ACCESS_KEY_ID must be text' })
  AWS_ACCESS_KEY_ID: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Secret key for buckets.', secret: true, fallback: 'none' })
  @IsOptional()
  @IsString({ message: 'AWS_SECRET_ACCESS_KEY must be text' })
  AWS_SECRET_ACCESS_KEY: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Session token for buckets.', secret: true, fallback: 'none' })
  @IsOptional()
  @IsString({ message: 'AWS_SESSION_TOKEN must be text' })
  AWS_SESSION_TOKEN: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Region of buckets.' })
  @IsString({ message: 'AWS_REGION must be text' })
  AWS_REGION = 'us-east-1';

  @DocumentedSetting({ meaning: 'Origin of an S3-compatible server.', fallback: 'Amazon S3' })
  @IsOptional()
  @IsString({ message: 'AWS_ENDPOINT_URL must be text' })
  AWS_ENDPOINT_URL: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Like `AWS_ENDPOINT_URL`, and preferred to it.', fallback: 'none' })
  @IsOptional()
  @IsString({ message: 'AWS_ENDPOINT_URL_S3 must be text' })
  AWS_ENDPOINT_URL_S3: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Whether the API process also delivers outbox messages and runs periodic jobs.' })
  @IsBooleanString({ message: 'RUN_WORKER must be true or false' })
  RUN_WORKER = 'true';

  @DocumentedSetting({ meaning: 'Further origins from which pages may load micro-frontends.' })
  @Matches(ORIGINS, { message: 'MFE_ORIGINS must be origins like https://cdn.example.com, separated by commas' })
  MFE_ORIGINS = '';

  @DocumentedSetting({ meaning: 'Email addresses of users who may open releases that are not live.' })
  @Matches(EMAILS, { message: 'MFE_TESTERS must be email addresses, separated by commas' })
  MFE_TESTERS = '';

  @DocumentedSetting({ meaning: 'Share of page views that are traced, 0 to 1.' })
  @IsNumber({}, { message: sampleRate('SENTRY_BROWSER_TRACES_SAMPLE_RATE') })
  @Min(0, { message: sampleRate('SENTRY_BROWSER_TRACES_SAMPLE_RATE') })
  @Max(1, { message: sampleRate('SENTRY_BROWSER_TRACES_SAMPLE_RATE') })
  SENTRY_BROWSER_TRACES_SAMPLE_RATE = 0;

  @DocumentedSetting({ meaning: 'Share of pages with an error for which a session replay is recorded, 0 to 1.' })
  @IsNumber({}, { message: sampleRate('SENTRY_BROWSER_REPLAY_SAMPLE_RATE') })
  @Min(0, { message: sampleRate('SENTRY_BROWSER_REPLAY_SAMPLE_RATE') })
  @Max(1, { message: sampleRate('SENTRY_BROWSER_REPLAY_SAMPLE_RATE') })
  SENTRY_BROWSER_REPLAY_SAMPLE_RATE = 0;
}
