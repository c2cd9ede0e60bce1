import type { Request } from 'express';
import OAuth2Strategy from 'passport-oauth2';
import type { SignInSource } from '../../../config/sign-in-sources.js';
import type { SignInState } from './domain/sign-in-state.js';
import { exchangeCode, type Tokens } from './provider/code-exchange.js';
import { verifyIdToken } from './provider/id-token.js';
import { SourceUnavailable } from './oauth.errors.js';
import { provenIdentity, type ProvenIdentity } from './identities/proven-identity.js';
import type { Provider } from './provider/providers.js';
import { askSourceForObject } from './provider/source-http.js';

/** A visit that begins; the strategy adds the PKCE verifier. */
export type VisitDraft = Omit<SignInState, 'verifier'>;

/** A request that comes back from a source. */
export interface ReturningRequest extends Request {
  /** The state that it brought, opened. */
  visit: SignInState;
  /** What the source has proven; there once the strategy is done. */
  identity: ProvenIdentity;
}

/** What the strategy needs beside the source. */
export interface SourceStrategyParts {
  provider: Provider;
  /** Where the source sends the browser back to, exactly as it is registered there. */
  redirectUrl: string;
  seal(state: SignInState): string;
  now(): Date;
}

type TokensDone = (error: Error | null, accessToken?: string, refreshToken?: string, tokens?: Tokens) => void;
type Done<T> = (error: Error | null, value?: T, more?: unknown) => void;

/**
 * The authorization code flow with PKCE at one source. The state is kept by nobody: it travels sealed, and whoever lets the browser come
 * back has opened and checked it before. Calls to the source are made here, because those of the library have neither time limit nor size limit.
 */
export class SourceStrategy extends OAuth2Strategy {
  constructor(
    source: SignInSource,
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
        pkce: true,
        state: true,
        store: new SealedStates(parts.seal) as unknown as OAuth2Strategy.StateStore,
        passReqToCallback: true,
        skipUserProfile: true,
      },
      (request, accessToken, _refreshToken, tokens: { idToken: unknown }, _profile, done) => {
        void settle(
          this.identify(source, (request as ReturningRequest).visit, accessToken, tokens.idToken),
          (error, identity) => done(error, identity),
        );
      },
    );
    const redeem = (code: string, form: Record<string, string>, done: TokensDone): void => {
      void settle(exchangeCode(provider, source, code, form), (error, tokens) =>
        done(error, tokens?.accessToken, undefined, tokens),
      );
    };
    this._oauth2.getOAuthAccessToken = redeem as typeof this._oauth2.getOAuthAccessToken;
  }

  override authorizationParams({ state }: { state: VisitDraft }): object {
    return this.parts.provider.openId === undefined ? {} : { nonce: state.nonce };
  }

  private async identify(
    { name, clientId }: SignInSource,
    { nonce }: SignInState,
    accessToken: string,
    idToken: unknown,
  ): Promise<ProvenIdentity> {
    const { openId, userinfoUrl } = this.parts.provider;
    if (openId !== undefined)
      return provenIdentity(
        name,
        openId.issuer,
        await verifyIdToken(idToken, openId, { clientId, nonce, now: this.parts.now() }),
      );
    if (userinfoUrl === undefined) throw new SourceUnavailable('nothing tells whom a token is about');
    return provenIdentity(
      name,
      userinfoUrl,
      await askSourceForObject(userinfoUrl, { headers: { authorization: `Bearer ${accessToken}` } }),
    );
  }
}

/** How passport keeps what a visit takes along. It counts the parameters of both methods. */
class SealedStates {
  constructor(private readonly seal: (state: SignInState) => string) {}

  store(_request: Request, verifier: string, draft: VisitDraft, _meta: unknown, done: Done<string>): void {
    done(null, this.seal({ ...draft, verifier }));
  }

  verify(request: ReturningRequest, _state: string, done: Done<string>): void {
    done(null, request.visit.verifier);
  }
}

async function settle<T>(work: Promise<T>, done: Done<T>): Promise<void> {
  let value: T;
  try {
    value = await work;
  } catch (error) {
    return done(error as Error);
  }
  done(null, value);
}
