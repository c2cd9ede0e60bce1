import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { ServerConfig } from '../../../config/config.js';
import type { SignInSource } from '../../../config/sign-in-sources.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { type SignInState, localPath } from './domain/sign-in-state.js';
import { LinkingUser } from './linking-user.js';
import { SourceUnavailable, OAuthStartFailed } from './oauth.errors.js';
import { SignInStates, oauthLimits } from './sign-in-states.js';
import { SourceStrategies } from './source-strategies.js';
import { msg } from '../../../messages/message.js';

const NEXT_MAX_LENGTH = 1_000;

/** Redirects the browser to a source through Passport. */
@Injectable()
export class OAuthStartGuard implements CanActivate {
  constructor(
    private readonly strategies: SourceStrategies,
    private readonly states: SignInStates,
    private readonly linkingUser: LinkingUser,
    private readonly throttle: Throttle,
    private readonly logger: Logger,
    private readonly config: ServerConfig,
  ) {}

  /** Never resolves if Passport sends the redirect. @throws OAuthStartFailed, which redirects the browser to a page with the error */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const source = this.strategies.source(request.params.source);
    await this.throttle.take(oauthLimits('start', request.ip));
    const signInState = await this.begin(source, request, context.switchToHttp().getResponse<Response>());
    if (signInState.intent === 'link' && signInState.sessionId === null)
      throw this.startFailed(source, signInState, 'login_required');
    try {
      const { strategy } = await this.strategies.prepare(source);
      const start = { session: false, signInState, state: this.states.seal(signInState) };
      return (await new (AuthGuard(strategy))(start).canActivate(context)) as boolean;
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error;
      this.logger.warn(`The sign-in source "${source.name}" is unavailable: ${error.reason}.`, 'SignInSources');
      throw this.startFailed(source, signInState, 'temporarily_unavailable');
    }
  }

  private async begin({ name }: SignInSource, request: Request, response: Response): Promise<SignInState> {
    const { intent, next } = request.query;
    const isLocal = typeof next === 'string' && next.length <= NEXT_MAX_LENGTH;
    const signInState = { source: name, next: isLocal ? localPath(next) : null };
    if (intent !== 'link')
      return this.states.begin(request, response, { ...signInState, intent: 'sign-in', sessionId: null });
    // Another site could have signed the user in to the source as someone else, and would then link that identity.
    if (!this.isFromOwnPage(request))
      throw new DomainError('CROSS_SITE', 403, msg`This request came from another site.`);
    const user = await this.linkingUser.of(request);
    return this.states.begin(request, response, { ...signInState, intent, sessionId: user?.sessionId ?? null });
  }

  /** Browsers send `Sec-Fetch-Site` only over HTTPS and on localhost; otherwise use the referrer. */
  private isFromOwnPage(request: Request): boolean {
    const site = request.get('sec-fetch-site');
    if (site !== undefined) return site === 'same-origin';
    return URL.parse(request.get('referer') ?? '')?.origin === this.config.publicUrl.origin;
  }

  private startFailed(source: SignInSource, signInState: SignInState, error: string): OAuthStartFailed {
    const query = new URLSearchParams({ error, state: this.states.seal(signInState) });
    return new OAuthStartFailed(`${this.strategies.redirectUrl(source)}?${query.toString()}`);
  }
}
