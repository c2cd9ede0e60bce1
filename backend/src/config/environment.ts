import { IsBooleanString, IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

const DATABASE_URL = /^(mysql|mariadb):\/\/[^/]*\/[^/?]+(\?.*)?$/;
const HTTP_ORIGIN = /^https?:\/\/[^/?#]+\/?$/;
const SMTP_URL = /^smtps?:\/\/[^/]+/;
const MAIL_ADDRESS = /^([^<>\r\n]+ <[^\s<>@"]+@[^\s<>@"]+>|[^\s<>@"]+@[^\s<>@"]+)$/;
const PORT = 'PORT must be a whole number between 0 and 65535';
const DRAIN_SECONDS = 'DRAIN_SECONDS must be a whole number between 0 and 60';

/** The environment variables as they are written, after their defaults. Messages name the variable and never its value. */
export class Environment {
  @IsInt({ message: PORT })
  @Min(0, { message: PORT })
  @Max(65535, { message: PORT })
  PORT = 3000;

  @Matches(/^[\w.:-]+$/, { message: 'HOST must be a host name or an address' })
  HOST = '127.0.0.1';

  @IsOptional()
  @Matches(HTTP_ORIGIN, { message: 'PUBLIC_URL must be an http or https origin without a path, like https://freight.example.com' })
  PUBLIC_URL: string | undefined = undefined;

  @Matches(DATABASE_URL, { message: 'DATABASE_URL must be mysql://user:password@host:port/database, or end in ?socketPath=/path/to/socket' })
  DATABASE_URL = '';

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

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    message: 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
  })
  LOG_LEVEL = 'info';

  @IsOptional()
  @IsString({ message: 'STATIC_DIR must be a directory' })
  STATIC_DIR: string | undefined = undefined;

  @IsBooleanString({ message: 'RUN_WORKER must be true or false' })
  RUN_WORKER = 'true';

  @IsInt({ message: DRAIN_SECONDS })
  @Min(0, { message: DRAIN_SECONDS })
  @Max(60, { message: DRAIN_SECONDS })
  DRAIN_SECONDS = 0;
}
