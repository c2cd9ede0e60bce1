import { createHash } from 'node:crypto';
import type { Request } from 'express';
import passport from 'passport';
import type { SignInSource } from '../../../config/sign-in-sources.js';
import type { SignInState } from './domain/sign-in-state.js';
import { provenIdentity, type ProvenIdentity } from './identities/proven-identity.js';
import { SourceUnavailable } from './oauth.errors.js';
import { exchangeCode } from './provider/code-exchange.js';
import { verifyIdToken } from './provider/id-token.js';
import type { Provider } from './provider/providers.js';
import { askSourceForObject } from './provider/source-http.js';

/** A visit that begins, and its state as it travels. */
export interface VisitStart {
  visit: SignInState;
  state: string;
}

/** A request that comes back from a source. */
export interface ReturningRequest extends Request {
  /** The state that it carried, opened and checked. */
  visit: SignInState;
  /** What the source has proven; set by passport. */
  identity: ProvenIdentity;
}

/** What the strategy needs beside the source. */
export interface SourceStrategyParts {
  provider: Provider;
  /** Where the source sends the browser back to, exactly as it is registered there. */
  redirectUrl: string;
  now(): Date;
}

/** The authorization code flow (RFC 6749, section 4.1) with PKCE (RFC 7636) at one source. */
export class SourceStrategy extends passport.Strategy {
  constructor(
    private readonly source: SignInSource,
    private readonly parts: SourceStrategyParts,
  ) {
    super();
  }

  /** Passport calls this with a `VisitStart` when a visit begins, and without one when the browser comes back with a code. */
  override authenticate(request: ReturningRequest, { visit, state }: Partial<VisitStart>): void {
    if (visit !== undefined && state !== undefined) return this.redirect(this.authorizationUrl({ visit, state }));
    this.identify(request.visit, String(request.query.code)).then(
      (identity) => this.success(identity),
      (error: unknown) => this.error(error),
    );
  }

  private authorizationUrl({ visit, state }: VisitStart): string {
    const { provider, redirectUrl } = this.parts;
    const url = new URL(provider.authorizationUrl);
    const parameters = {
      response_type: 'code',
      client_id: this.source.clientId,
      redirect_uri: redirectUrl,
      scope: this.source.scopes.join(' '),
      state,
      code_challenge: createHash('sha256').update(visit.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(provider.openId === undefined ? {} : { nonce: visit.nonce }),
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
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
