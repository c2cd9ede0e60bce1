import {
  IsBooleanString,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { areAddressBlocks, areEgressTargets } from './address-blocks.js';

const DATABASE_URL = /^(mysql|mariadb):\/\/[^/]*\/[^/?]+(\?.*)?$/;
const HTTP_ORIGIN = /^https?:\/\/[^/?#]+\/?$/;
const SMTP_URL = /^smtps?:\/\/[^/]+/;
const MAIL_ADDRESS = /^([^<>\r\n]+ <[^\s<>@"]+@[^\s<>@"]+>|[^\s<>@"]+@[^\s<>@"]+)$/;
const PORT = 'PORT must be a whole number between 0 and 65535';
const DRAIN_SECONDS = 'DRAIN_SECONDS must be a whole number between 0 and 60';
const MONITORING_RATE = 'MONITORING_RATE must be a whole number of requests a second, from 1 to 1,000,000';
const REQUEST_LIMIT_FACTOR = 'REQUEST_LIMIT_FACTOR must be a whole number from 1 to 1,000,000';
const METRICS_PORT = 'METRICS_PORT must be a whole number between 0 and 65535';
const ORIGINS = /^(https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?(,(?!$)|$))*$/;
const EMAILS = /^([^\s<>@",]+@[^\s<>@",]+(,(?!$)|$))*$/;
const HOSTS = /^((?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:,(?!$)|$))*$/i;
const REDIS_URL = /^rediss?:\/\/[^/]+(\/\d+)?$/;
/** Base64 of 32 bytes. */
const SECRET_KEY = /^[A-Za-z0-9+/]{43}=$/;
const SECRET_KEYS = /^([A-Za-z0-9+/]{43}=(,(?!$)|$))*$/;
const sampleRate = (name: string): string => `${name} must be a number from 0 to 1`;
const DSN = String.raw`https?:\/\/[A-Za-z0-9]+@(?:[A-Za-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?(?:\/[\w-]+)*\/\d+`;
/** Shorter tokens could be guessed. */
const METRICS_TOKEN_MIN_LENGTH = 16;

/** Private addresses that outbound requests may connect to. */
const EgressTargets = (): PropertyDecorator =>
  ValidateBy(
    { name: 'egressTargets', validator: { validate: areEgressTargets } },
    {
      message:
        '$property must be addresses or blocks, each with a port or without, like 10.20.0.0/16,127.0.0.1:4100, separated by commas',
    },
  );

/** Environment of every process that answers HTTP. Messages contain the variable's name and never its value. */
export class ServerEnvironment {
  @IsInt({ message: PORT })
  @Min(0, { message: PORT })
  @Max(65535, { message: PORT })
  PORT = 3000;

  @Matches(/^[\w.:-]+$/, { message: 'HOST must be a host name or an address' })
  HOST = '127.0.0.1';

  @IsOptional()
  @Matches(HTTP_ORIGIN, {
    message: 'PUBLIC_URL must be an http or https origin without a path, like https://freight.example.com',
  })
  PUBLIC_URL: string | undefined = undefined;

  @Matches(HOSTS, {
    message: 'ALLOWED_HOSTS must be hosts, each with a port or without, like 10.0.0.5:3000, separated by commas',
  })
  ALLOWED_HOSTS = '';

  @ValidateBy(
    { name: 'addressBlocks', validator: { validate: areAddressBlocks } },
    { message: 'TRUSTED_PROXIES must be addresses or blocks like 10.0.0.0/8, separated by commas' },
  )
  TRUSTED_PROXIES = '';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    message: 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
  })
  LOG_LEVEL = 'info';

  @IsInt({ message: DRAIN_SECONDS })
  @Min(0, { message: DRAIN_SECONDS })
  @Max(60, { message: DRAIN_SECONDS })
  DRAIN_SECONDS = 0;

  @IsOptional()
  @IsInt({ message: METRICS_PORT })
  @Min(0, { message: METRICS_PORT })
  @Max(65535, { message: METRICS_PORT })
  METRICS_PORT: number | undefined = undefined;

  @IsOptional()
  @MinLength(METRICS_TOKEN_MIN_LENGTH, {
    message: `METRICS_TOKEN must have at least ${METRICS_TOKEN_MIN_LENGTH} characters`,
  })
  METRICS_TOKEN: string | undefined = undefined;

  @Matches(new RegExp(`^(${DSN}(,${DSN})*)?$`), {
    message: 'MONITORING_DSNS must be DSNs like https://key@errors.example.com/42, separated by commas',
  })
  MONITORING_DSNS = '';

  @IsInt({ message: MONITORING_RATE })
  @Min(1, { message: MONITORING_RATE })
  @Max(1_000_000, { message: MONITORING_RATE })
  MONITORING_RATE = 300;

  @IsOptional()
  @Matches(new RegExp(`^${DSN}$`), {
    message: 'SENTRY_BROWSER_DSN must be a DSN like https://key@errors.example.com/42',
  })
  SENTRY_BROWSER_DSN: string | undefined = undefined;

  @IsOptional()
  @Matches(new RegExp(`^${DSN}$`), { message: 'SENTRY_DSN must be a DSN like https://key@errors.example.com/42' })
  SENTRY_DSN: string | undefined = undefined;

  @IsString({ message: 'SENTRY_ENVIRONMENT must be a name' })
  SENTRY_ENVIRONMENT = 'production';

  @IsOptional()
  @IsString({ message: 'SENTRY_RELEASE must be a name' })
  SENTRY_RELEASE: string | undefined = undefined;

  @IsNumber({}, { message: sampleRate('SENTRY_TRACES_SAMPLE_RATE') })
  @Min(0, { message: sampleRate('SENTRY_TRACES_SAMPLE_RATE') })
  @Max(1, { message: sampleRate('SENTRY_TRACES_SAMPLE_RATE') })
  SENTRY_TRACES_SAMPLE_RATE = 0;
}

/** The environment variables of the product as text, with their defaults. */
export class Environment extends ServerEnvironment {
  @Matches(DATABASE_URL, {
    message: 'DATABASE_URL must be mysql://user:password@host:port/database, or end in ?socketPath=/path/to/socket',
  })
  DATABASE_URL = '';

  @IsOptional()
  @Matches(DATABASE_URL, { message: 'MIGRATION_DATABASE_URL must be like DATABASE_URL' })
  MIGRATION_DATABASE_URL: string | undefined = undefined;

  @IsOptional()
  @Matches(REDIS_URL, { message: 'REDIS_URL must be redis://user:password@host:port or rediss://...' })
  REDIS_URL: string | undefined = undefined;

  @IsInt({ message: REQUEST_LIMIT_FACTOR })
  @Min(1, { message: REQUEST_LIMIT_FACTOR })
  @Max(1_000_000, { message: REQUEST_LIMIT_FACTOR })
  REQUEST_LIMIT_FACTOR = 1;

  @IsOptional()
  @Matches(SECRET_KEY, {
    message: 'SECRET_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them',
  })
  SECRET_KEY: string | undefined = undefined;

  @Matches(SECRET_KEYS, {
    message: 'SECRET_KEY_PREVIOUS must be keys like SECRET_KEY, separated by commas',
  })
  SECRET_KEY_PREVIOUS = '';

  @IsBooleanString({ message: 'DEMONSTRATION must be true or false' })
  DEMONSTRATION = 'false';

  @IsString({ message: 'LADING_DIR must be a directory' })
  LADING_DIR = '.lading';

  @IsOptional()
  @IsString({ message: 'STORAGE_DIR must be a directory' })
  STORAGE_DIR: string | undefined = undefined;

  @IsOptional()
  @IsString({ message: 'MAIL_DIR must be a directory' })
  MAIL_DIR: string | undefined = undefined;

  @IsOptional()
  @Matches(SMTP_URL, { message: 'SMTP_URL must be smtp://user:password@host:port or smtps://...' })
  SMTP_URL: string | undefined = undefined;

  @Matches(MAIL_ADDRESS, { message: 'MAIL_FROM must be an address, or a name followed by <address>' })
  MAIL_FROM = 'Lading <no-reply@localhost.localdomain>';

  @IsOptional()
  @IsString({ message: 'SIGN_IN_SOURCES must be a JSON array of sources' })
  SIGN_IN_SOURCES: string | undefined = undefined;

  @IsOptional()
  @IsString({ message: 'SIGN_IN_SOURCES_FILE must be a file' })
  SIGN_IN_SOURCES_FILE: string | undefined = undefined;

  /** Deprecated: applies to carriers and webhooks if their own variable is not set. */
  @EgressTargets()
  EGRESS_ALLOW = '';

  @IsOptional()
  @EgressTargets()
  EGRESS_ALLOW_CARRIERS: string | undefined = undefined;

  @IsOptional()
  @EgressTargets()
  EGRESS_ALLOW_WEBHOOKS: string | undefined = undefined;

  @IsOptional()
  @IsBooleanString({ message: 'API_DOCS must be true or false' })
  API_DOCS: string | undefined = undefined;

  @IsOptional()
  @Matches(HTTP_ORIGIN, { message: 'DEMO_CARRIERS_URL must be an http or https origin without a path' })
  DEMO_CARRIERS_URL: string | undefined = undefined;

  @IsOptional()
  @IsString({ message: 'STATIC_DIR must be a directory' })
  STATIC_DIR: string | undefined = undefined;

  @IsOptional()
  @IsString({ message: 'MFE_STORE must be text' })
  MFE_STORE: string | undefined = undefined;

  @IsOptional()
  @IsString({ message: 'MFE_KEYS must be a file' })
  MFE_KEYS: string | undefined = undefined;

  @IsBooleanString({ message: 'MFE_REQUIRE_SIGNATURES must be true or false' })
  MFE_REQUIRE_SIGNATURES = 'false';

  @IsOptional()
  @IsString({ message: 'AWS_ACCESS_KEY_ID must be text' })
  AWS_ACCESS_KEY_ID: string | undefined = undefined;

  @IsOptional()
  @IsString({ message: 'AWS_SECRET_ACCESS_KEY must be text' })
  AWS_SECRET_ACCESS_KEY: string | undefined = undefined;

  @IsOptional()
  @IsString({ message: 'AWS_SESSION_TOKEN must be text' })
  AWS_SESSION_TOKEN: string | undefined = undefined;

  @IsString({ message: 'AWS_REGION must be text' })
  AWS_REGION = 'us-east-1';

  @IsOptional()
  @IsString({ message: 'AWS_ENDPOINT_URL must be text' })
  AWS_ENDPOINT_URL: string | undefined = undefined;

  @IsOptional()
  @IsString({ message: 'AWS_ENDPOINT_URL_S3 must be text' })
  AWS_ENDPOINT_URL_S3: string | undefined = undefined;

  @IsBooleanString({ message: 'RUN_WORKER must be true or false' })
  RUN_WORKER = 'true';

  @Matches(ORIGINS, { message: 'MFE_ORIGINS must be origins like https://cdn.example.com, separated by commas' })
  MFE_ORIGINS = '';

  @Matches(EMAILS, { message: 'MFE_TESTERS must be email addresses, separated by commas' })
  MFE_TESTERS = '';

  @IsNumber({}, { message: sampleRate('SENTRY_BROWSER_TRACES_SAMPLE_RATE') })
  @Min(0, { message: sampleRate('SENTRY_BROWSER_TRACES_SAMPLE_RATE') })
  @Max(1, { message: sampleRate('SENTRY_BROWSER_TRACES_SAMPLE_RATE') })
  SENTRY_BROWSER_TRACES_SAMPLE_RATE = 0;

  @IsNumber({}, { message: sampleRate('SENTRY_BROWSER_REPLAY_SAMPLE_RATE') })
  @Min(0, { message: sampleRate('SENTRY_BROWSER_REPLAY_SAMPLE_RATE') })
  @Max(1, { message: sampleRate('SENTRY_BROWSER_REPLAY_SAMPLE_RATE') })
  SENTRY_BROWSER_REPLAY_SAMPLE_RATE = 0;
}
