import { readFileSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsNotEmpty,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
  validateSync,
} from 'class-validator';

const NAME = /^[a-z][a-z0-9-]*$/;
const SCOPE = /^[!#-[\]-~]+$/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Only loopback URLs may use http. */
export function isTrustworthyUrl(value: unknown): value is string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
}

const IsTrustworthyUrl = (): PropertyDecorator =>
  ValidateBy({
    name: 'isTrustworthyUrl',
    validator: { validate: isTrustworthyUrl, defaultMessage: () => '$property must be an https address' },
  });
const ForOpenIdConnect = (): PropertyDecorator =>
  ValidateIf((source: SignInSource) => source.issuer !== undefined || source.userinfoUrl === undefined);
const ForOAuth = (): PropertyDecorator => ValidateIf((source: SignInSource) => source.issuer === undefined);

/** An OpenID Connect provider, whose discovery document has the endpoints, or an OAuth 2.0 service that returns the user at `userinfoUrl`. */
export class SignInSource {
  /** Part of the source's URLs; a changed name is a different source. */
  @Matches(NAME, { message: '$property must start with a small letter, followed by small letters, digits and hyphens' })
  @MaxLength(40)
  name: string;

  /** Display name. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  label: string;

  /** Issuer of an OpenID Connect provider, exactly as in its discovery document. */
  @ForOpenIdConnect()
  @IsTrustworthyUrl()
  issuer?: string;

  @ForOAuth()
  @IsTrustworthyUrl()
  authorizationUrl?: string;

  @ForOAuth()
  @IsTrustworthyUrl()
  tokenUrl?: string;

  /** Returns, for an access token, an object whose `sub` or `id` identifies the user. */
  @ForOAuth()
  @IsTrustworthyUrl()
  userinfoUrl?: string;

  @IsString()
  @IsNotEmpty()
  clientId: string;

  @IsString()
  @IsNotEmpty()
  clientSecret: string;

  /** Requested scopes. */
  @IsArray()
  @ArrayMaxSize(20)
  @Matches(SCOPE, { each: true, message: '$property must be scopes like "openid"' })
  scopes: string[] = ['openid', 'email'];
}

/** Reads the sources from the text, or else from the file. Problems contain the location and no values. */
export function readSignInSources(
  text: string | undefined,
  file: string | undefined,
): { sources: SignInSource[]; problems: string[] } {
  const variable = text === undefined ? 'SIGN_IN_SOURCES_FILE' : 'SIGN_IN_SOURCES';
  const refused = (...problems: string[]): { sources: SignInSource[]; problems: string[] } => ({
    sources: [],
    problems,
  });
  if (text === undefined && file === undefined) return refused();
  if (text !== undefined && file !== undefined)
    return refused('SIGN_IN_SOURCES and SIGN_IN_SOURCES_FILE exclude one another');
  let plain: unknown;
  try {
    plain = JSON.parse(text ?? readFileSync(file ?? '', 'utf8'));
  } catch {
    return refused(
      `${variable} must ${text === undefined ? 'name a readable file with' : 'be'} a JSON array of sources`,
    );
  }
  if (!Array.isArray(plain)) return refused(`${variable} must be a JSON array of sources`);
  const sources = plain.map((item: unknown) =>
    plainToInstance(SignInSource, typeof item === 'object' && item !== null ? item : {}),
  );
  const problems = [
    ...sources.flatMap((source, index) => problemsOf(source).map((problem) => `${variable}[${index}].${problem}`)),
    ...repeatedNames(sources, variable),
  ];
  return problems.length > 0 ? refused(...problems) : { sources, problems };
}

function problemsOf(source: SignInSource): string[] {
  const errors = validateSync(source, { whitelist: true, forbidNonWhitelisted: true });
  const problems = errors.flatMap(({ constraints }) => Object.values(constraints ?? {}));
  const endpoints = [source.authorizationUrl, source.tokenUrl, source.userinfoUrl].some((url) => url !== undefined);
  if (source.issuer !== undefined && endpoints)
    problems.push('issuer excludes authorizationUrl, tokenUrl and userinfoUrl');
  if (source.issuer !== undefined && errors.length === 0 && !source.scopes.includes('openid'))
    problems.push('scopes must contain "openid" where there is an issuer');
  return problems;
}

function repeatedNames(sources: readonly SignInSource[], variable: string): string[] {
  const names = sources.map(({ name }) => name);
  return new Set(names).size === names.length ? [] : [`${variable} must give each source a name of its own`];
}
