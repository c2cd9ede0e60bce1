import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { isTrustworthyUrl, type SignInSource } from '../../../../config/sign-in-sources.js';
import { Clock } from '../../../../platform/clock.js';
import { SourceUnavailable } from '../oauth.errors.js';
import { askSource, askSourceForObject } from './source-http.js';

/** Cache lifetime of discovery documents. */
const KNOWN_MS = 3_600_000;
/** Time before a failed provider is retried; until then sign-ins fail immediately. */
const FAILED_MS = 5_000;

/** OpenID Connect metadata of a provider. */
export interface OpenIdConnect {
  issuer: string;
  keys: JWTVerifyGetKey;
  /** Whether each authorization response must include `iss` (RFC 9207). */
  namesIssuer: boolean;
}

/** Endpoints of a source. Either `openId` or `userinfoUrl` is set. */
export interface Provider {
  authorizationUrl: string;
  tokenUrl: string;
  /** Whether the client secret is sent in the Authorization header instead of the body (RFC 6749, section 2.3.1). */
  secretInHeader: boolean;
  openId?: OpenIdConnect;
  userinfoUrl?: string;
}

interface Known {
  provider: Promise<Provider>;
  until: number;
}

/** Provides the sources' endpoints, from the configuration or from discovery (OpenID Connect Discovery 1.0). */
@Injectable()
export class Providers {
  private readonly known = new Map<string, Known>();

  constructor(private readonly clock: Clock) {}

  /** @throws SourceUnavailable if the source is unreachable or its metadata is invalid */
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
  // With a document of another issuer, that issuer's tokens would be accepted as the configured one's.
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

/** Keys are fetched on first use and when a token has an unknown key id, at most once in 30 seconds. */
function keysAt(url: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), {
    [customFetch]: async (address, { headers }) => {
      const { status, body } = await askSource(address, { headers });
      return new Response(body, { status });
    },
  });
}
