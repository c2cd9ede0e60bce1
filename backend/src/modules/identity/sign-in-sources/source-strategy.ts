import { createHash } from 'node:crypto';
import type { Request } from 'express';
import OAuth2Strategy from 'passport-oauth2';
import type { SignInSource } from '../../../config/sign-in-sources.js';
import type { SignInState } from './domain/sign-in-state.js';
import { provenIdentity, type ProvenIdentity } from './identities/proven-identity.js';
import { SourceUnavailable } from './oauth.errors.js';
import { exchangeCode } from './provider/code-exchange.js';
import { verifyIdToken } from './provider/id-token.js';
import type { Provider } from './provider/providers.js';
import { askSourceForObject } from './provider/source-http.js';

/** A new OAuth state, open and sealed. */
export interface OAuthStart {
  signInState: SignInState;
  state: string;
}

/** A callback request. */
export interface ReturningRequest extends Request {
  /** The opened and verified state. */
  signInState: SignInState;
  /** The authenticated identity; set by Passport. */
  identity: ProvenIdentity;
}

/** Options of the strategy in addition to the source. */
export interface SourceStrategyParts {
  provider: Provider;
  /** Redirect URL, exactly as registered at the source. */
  redirectUrl: string;
  now(): Date;
}

/**
 * Authorization code flow (RFC 6749, section 4.1) with PKCE (RFC 7636) for one source. passport-oauth2 redirects the browser. This class exchanges
 * the code, because the library's token request has no limits on time or size and does not implement OpenID Connect.
 */
export class SourceStrategy extends OAuth2Strategy {
  constructor(
    private readonly source: SignInSource,
    private readonly parts: SourceStrategyParts,
  ) {
    const { provider, redirectUrl } = parts;
    super(
      {
        authorizationURL: provider.authorizationUrl,
        tokenURL: provider.tokenUrl,
        clientID: source.clientId,
        clientSecret: source.clientSecret,
        callbackURL: redirectUrl,
        scope: source.scopes,
      },
      // Required by the library but never called: `authenticate` exchanges the code itself.
      (_accessToken: string, _refreshToken: string, _profile: unknown, done: OAuth2Strategy.VerifyCallback) =>
        done(new Error('passport-oauth2 exchanges no codes here.')),
    );
  }

  /** Passport calls this with `OAuthStart` options to start, and without them for the callback. */
  override authenticate(request: ReturningRequest, options: Partial<OAuthStart>): void {
    if (options.signInState !== undefined) return super.authenticate(request, options);
    this.identify(request.signInState, String(request.query.code)).then(
      (identity) => this.success(identity),
      (error: unknown) => this.error(error),
    );
  }

  override authorizationParams({ signInState }: OAuthStart): object {
    return {
      code_challenge: createHash('sha256').update(signInState.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(this.parts.provider.openId === undefined ? {} : { nonce: signInState.nonce }),
    };
  }

  private async identify({ nonce, verifier }: SignInState, code: string): Promise<ProvenIdentity> {
    const { name, clientId } = this.source;
    const { provider, redirectUrl, now } = this.parts;
    const { accessToken, idToken } = await exchangeCode(provider, this.source, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUrl,
      code_verifier: verifier,
    });
    if (provider.openId !== undefined) {
      const claims = await verifyIdToken(idToken, provider.openId, { clientId, nonce, now: now() });
      return provenIdentity(name, provider.openId.issuer, claims);
    }
    if (provider.userinfoUrl === undefined) throw new SourceUnavailable('nothing tells whom a token is about');
    const headers = { authorization: `Bearer ${accessToken}` };
    return provenIdentity(name, provider.userinfoUrl, await askSourceForObject(provider.userinfoUrl, { headers }));
  }
}
