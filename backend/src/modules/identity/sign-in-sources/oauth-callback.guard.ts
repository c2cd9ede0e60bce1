import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { SignInSource } from '../../../config/sign-in-sources.js';
import { ReauthenticationRequired } from '../../../platform/auth/recent-proof.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import type { SignInState } from './domain/sign-in-state.js';
import { GATEWAY_TIMEOUT, SignInDenied, SignInStateInvalid, SourceUnavailable } from './oauth.errors.js';
import type { Provider } from './provider/providers.js';
import { SignInStates, oauthLimits } from './sign-in-states.js';
import { SourceStrategies } from './source-strategies.js';
import type { ReturningRequest } from './source-strategy.js';

/** Time limit for all requests to the source together, because the user is waiting. */
const ANSWER_WITHIN_MS = 5_000;
const CODE_MAX_LENGTH = 4_096;
/** Other error codes of RFC 6749, section 4.1.2.1, safe to log. */
const ERRORS = new Set<unknown>([
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
]);

/** Verifies a callback and authenticates the user at the source through Passport. */
@Injectable()
export class OAuthCallbackGuard implements CanActivate {
  constructor(
    private readonly strategies: SourceStrategies,
    private readonly states: SignInStates,
    private readonly throttle: Throttle,
    private readonly logger: Logger,
  ) {}

  /** Sets the state and the identity on the request. @throws NotFound, SignInStateInvalid, SignInDenied, SourceUnavailable, ReauthenticationRequired */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ReturningRequest>();
    const source = this.strategies.source(request.params.source);
    await this.throttle.take(oauthLimits('callback', request.ip));
    try {
      request.signInState = await this.states.redeem(request, source.name);
      await within(ANSWER_WITHIN_MS, this.authenticate(source, request, context));
      return true;
    } catch (failure) {
      throw this.explain(source, failure, request.signInState);
    }
  }

  private async authenticate(
    source: SignInSource,
    request: ReturningRequest,
    context: ExecutionContext,
  ): Promise<void> {
    const { code, error, iss } = request.query;
    if (error !== undefined) throw refusal(error, request.signInState);
    if (typeof code !== 'string' || code === '' || code.length > CODE_MAX_LENGTH)
      throw new SignInStateInvalid('there is no code');
    const { strategy, provider } = await this.strategies.prepare(source);
    if (!issuerMatches(iss, provider)) throw new SignInStateInvalid('the answer names another issuer, or none');
    await new (AuthGuard(strategy))({ session: false, property: 'identity' }).canActivate(context);
  }

  private explain({ name }: SignInSource, error: unknown, signInState?: SignInState): unknown {
    if (error instanceof SignInStateInvalid)
      this.logger.warn(`A callback from the sign-in source "${name}" was refused: ${error.reason}.`, 'SignInSources');
    return error instanceof SourceUnavailable && signInState !== undefined ? error.during(signInState) : error;
  }
}

/** RFC 9207, section 2.4. */
function issuerMatches(iss: unknown, { openId }: Provider): boolean {
  if (openId === undefined) return true;
  return iss === undefined ? !openId.namesIssuer : iss === openId.issuer;
}

/** Maps an error code of RFC 6749, section 4.1.2.1; `login_required` comes from our own start route. */
function refusal(error: unknown, signInState: SignInState): Error {
  if (error === 'access_denied') return new SignInDenied(signInState);
  if (error === 'login_required') return new ReauthenticationRequired();
  return new SourceUnavailable(
    `it sends the person back with ${ERRORS.has(error) ? String(error) : 'an unknown error'}`,
  );
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const late = delay(milliseconds, undefined, { signal: timer.signal }).then(() => {
    throw new SourceUnavailable('its answers take too long together', GATEWAY_TIMEOUT);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}
