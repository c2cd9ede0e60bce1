import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { isTrustworthyUrl, type SignInSource } from '../../../../config/sign-in-sources.js';
import { Clock } from '../../../../platform/clock.js';
import { SourceUnavailable } from '../oauth.errors.js';
import { askSource, askSourceForObject } from './source-http.js';

/** How long what a provider said about itself is taken as true. */
const KNOWN_MS = 3_600_000;
/** Wait before asking a failed provider again; until then visits fail at once. */
const FAILED_MS = 5_000;

/** What an OpenID Connect provider adds to OAuth. */
export interface OpenIdConnect {
  issuer: string;
  keys: JWTVerifyGetKey;
  /** Whether each answer has to name the issuer (RFC 9207). */
  namesIssuer: boolean;
}

/** Where a source is asked what. Either `openId` or `userinfoUrl` is there. */
export interface Provider {
  authorizationUrl: string;
  tokenUrl: string;
  /** Whether the client's secret goes into the Authorization header, and not into the body (RFC 6749, section 2.3.1). */
  secretInHeader: boolean;
  openId?: OpenIdConnect;
  userinfoUrl?: string;
}

interface Known {
  provider: Promise<Provider>;
  until: number;
}

/** Knows the sources' endpoints: from the configuration, or from discovery (OpenID Connect Discovery 1.0). */
@Injectable()
export class Providers {
  private readonly known = new Map<string, Known>();

  constructor(private readonly clock: Clock) {}

  /** @throws SourceUnavailable when the source cannot be asked, or says something that cannot be used */
  of(source: SignInSource): Promise<Provider> {
    const now = this.clock.now().getTime();
    const known = this.known.get(source.name);
    if (known !== undefined && now < known.until) return known.provider;
    const fresh: Known = { provider: providerOf(source), until: now + KNOWN_MS };
    this.known.set(source.name, fresh);
    fresh.provider.catch(() => (fresh.until = this.clock.now().getTime() + FAILED_MS));
    return fresh.provider;
  }
}

async function providerOf({ issuer, authorizationUrl, tokenUrl, userinfoUrl }: SignInSource): Promise<Provider> {
  if (issuer !== undefined) return discover(issuer);
  if (authorizationUrl === undefined || tokenUrl === undefined)
    throw new SourceUnavailable('its endpoints are not configured');
  return { authorizationUrl, tokenUrl, secretInHeader: false, userinfoUrl };
}

async function discover(issuer: string): Promise<Provider> {
  const document = await askSourceForObject(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const {
    authorization_endpoint: authorizationUrl,
    token_endpoint: tokenUrl,
    jwks_uri: keysUrl,
    token_endpoint_auth_methods_supported: methods,
  } = document;
  // A document of another issuer would have its tokens taken for those of the configured one.
  if (document.issuer !== issuer) throw new SourceUnavailable('its discovery document names another issuer');
  if (!isTrustworthyUrl(authorizationUrl) || !isTrustworthyUrl(tokenUrl) || !isTrustworthyUrl(keysUrl))
    throw new SourceUnavailable('its discovery document lacks an https endpoint');
  return {
    authorizationUrl,
    tokenUrl,
    secretInHeader: !Array.isArray(methods) || methods.includes('client_secret_basic'),
    openId: {
      issuer,
      keys: keysAt(keysUrl),
      namesIssuer: document.authorization_response_iss_parameter_supported === true,
    },
  };
}

/** Fetched when first needed and when a token names a key that is not known, at most once in 30 seconds. */
function keysAt(url: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), {
    [customFetch]: async (address, { headers }) => {
      const { status, body } = await askSource(address, { headers });
      return new Response(body, { status });
    },
  });
}
