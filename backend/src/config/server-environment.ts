import { IsIn, IsInt, IsNumber, IsOptional, IsString, Matches, Max, Min, MinLength, ValidateBy } from 'class-validator';
import { areAddressBlocks } from './address-blocks.js';
import { DocumentedSetting } from './settings.js';

export const HTTP_ORIGIN = /^https?:\/\/[^/?#]+\/?$/;
const PORT = 'PORT must be a whole number between 0 and 65535';
const DRAIN_SECONDS = 'DRAIN_SECONDS must be a whole number between 0 and 60';
const MONITORING_RATE = 'MONITORING_RATE must be a whole number of requests a second, from 1 to 1,000,000';
const METRICS_PORT = 'METRICS_PORT must be a whole number between 0 and 65535';
const HOSTS = /^((?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:,(?!$)|$))*$/i;
export const sampleRate = (name: string): string => `${name} must be a number from 0 to 1`;
const DSN = String.raw`https?:\/\/[A-Za-z0-9]+@(?:[A-Za-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?(?:\/[\w-]+)*\/\d+`;
/** Shorter tokens could be guessed. */
const METRICS_TOKEN_MIN_LENGTH = 16;

/** Environment of every process that answers HTTP. Messages contain the variable's name and never its value. */
export class ServerEnvironment {
  @DocumentedSetting({ meaning: 'Port of the HTTP server; 0 chooses a free one.' })
  @IsInt({ message: PORT })
  @Min(0, { message: PORT })
  @Max(65535, { message: PORT })
  PORT = 3000;

  @DocumentedSetting({
    meaning: 'Address that the HTTP server listens on. Use `0.0.0.0` behind a proxy on another machine.',
  })
  @Matches(/^[\w.:-]+$/, { message: 'HOST must be a host name or an address' })
  HOST = '127.0.0.1';

  @DocumentedSetting({
    meaning: 'Origin that users open. Emails link to it, and with https cookies are `Secure`.',
    fallback: '`http://localhost:PORT`',
  })
  @IsOptional()
  @Matches(HTTP_ORIGIN, {
    message: 'PUBLIC_URL must be an http or https origin without a path, like https://freight.example.com',
  })
  PUBLIC_URL: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Further accepted `Host` values, for proxies that replace the header.' })
  @Matches(HOSTS, {
    message: 'ALLOWED_HOSTS must be hosts, each with a port or without, like 10.0.0.5:3000, separated by commas',
  })
  ALLOWED_HOSTS = '';

  @DocumentedSetting({ meaning: 'Addresses and blocks of proxies whose `X-Forwarded-For` is trusted.' })
  @ValidateBy(
    { name: 'addressBlocks', validator: { validate: areAddressBlocks } },
    { message: 'TRUSTED_PROXIES must be addresses or blocks like 10.0.0.0/8, separated by commas' },
  )
  TRUSTED_PROXIES = '';

  @DocumentedSetting({ meaning: 'Lowest level of log lines: fatal, error, warn, info, debug, trace or silent.' })
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    message: 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
  })
  LOG_LEVEL = 'info';

  @DocumentedSetting({ meaning: 'Seconds between reporting unready and refusing connections at a stop.' })
  @IsInt({ message: DRAIN_SECONDS })
  @Min(0, { message: DRAIN_SECONDS })
  @Max(60, { message: DRAIN_SECONDS })
  DRAIN_SECONDS = 0;

  @DocumentedSetting({
    meaning: 'Port on `METRICS_HOST` that serves `/metrics` and `/health` without authentication, also in workers.',
    fallback: 'none',
  })
  @IsOptional()
  @IsInt({ message: METRICS_PORT })
  @Min(0, { message: METRICS_PORT })
  @Max(65535, { message: METRICS_PORT })
  METRICS_PORT: number | undefined = undefined;

  @DocumentedSetting({
    meaning:
      'Address of `METRICS_PORT`. Only on a network that the public cannot reach, like that of a cluster, use `0.0.0.0`.',
  })
  @Matches(/^[\w.:-]+$/, { message: 'METRICS_HOST must be a host name or an address' })
  METRICS_HOST = '127.0.0.1';

  @DocumentedSetting({
    meaning: 'Bearer token for `/metrics` on the main port, at least 16 characters.',
    secret: true,
    fallback: 'none',
  })
  @IsOptional()
  @MinLength(METRICS_TOKEN_MIN_LENGTH, {
    message: `METRICS_TOKEN must have at least ${METRICS_TOKEN_MIN_LENGTH} characters`,
  })
  METRICS_TOKEN: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Browser DSNs whose envelopes the error relay forwards.' })
  @Matches(new RegExp(`^(${DSN}(,${DSN})*)?$`), {
    message: 'MONITORING_DSNS must be DSNs like https://key@errors.example.com/42, separated by commas',
  })
  MONITORING_DSNS = '';

  @DocumentedSetting({ meaning: 'Envelopes that one relay process accepts per second.' })
  @IsInt({ message: MONITORING_RATE })
  @Min(1, { message: MONITORING_RATE })
  @Max(1_000_000, { message: MONITORING_RATE })
  MONITORING_RATE = 300;

  @DocumentedSetting({ meaning: 'DSN to which browsers report errors, through `/monitoring`.', fallback: 'none' })
  @IsOptional()
  @Matches(new RegExp(`^${DSN}$`), {
    message: 'SENTRY_BROWSER_DSN must be a DSN like https://key@errors.example.com/42',
  })
  SENTRY_BROWSER_DSN: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'DSN to which this process reports errors.', fallback: 'none' })
  @IsOptional()
  @Matches(new RegExp(`^${DSN}$`), { message: 'SENTRY_DSN must be a DSN like https://key@errors.example.com/42' })
  SENTRY_DSN: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Environment named in error reports.' })
  @IsString({ message: 'SENTRY_ENVIRONMENT must be a name' })
  SENTRY_ENVIRONMENT = 'production';

  @DocumentedSetting({ meaning: 'Release named in error reports.', fallback: 'none' })
  @IsOptional()
  @IsString({ message: 'SENTRY_RELEASE must be a name' })
  SENTRY_RELEASE: string | undefined = undefined;

  @DocumentedSetting({ meaning: 'Share of requests that are traced, 0 to 1.' })
  @IsNumber({}, { message: sampleRate('SENTRY_TRACES_SAMPLE_RATE') })
  @Min(0, { message: sampleRate('SENTRY_TRACES_SAMPLE_RATE') })
  @Max(1, { message: sampleRate('SENTRY_TRACES_SAMPLE_RATE') })
  SENTRY_TRACES_SAMPLE_RATE = 0;
}
