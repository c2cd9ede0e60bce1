import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiFoundResponse, ApiParam, ApiQuery } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../platform/auth/decorators.js';
import { ReauthenticationRequired } from '../../../platform/auth/recent-proof.js';
import { Clients } from '../devices/clients.js';
import { SignInResponse } from '../sessions/sign-in-response.js';
import { IdentitiesService } from './identities/identities.service.js';
import { IdentitySignInService } from './identities/identity-sign-in.service.js';
import { LinkingUser } from './linking-user.js';
import { SourceCallbackDto } from './oauth.dto.js';
import type { ReturningRequest } from './source-strategy.js';
import { OAuthStartFailedFilter } from './oauth.errors.js';
import { OAuthCallbackGuard } from './oauth-callback.guard.js';
import { OAuthStartGuard } from './oauth-start.guard.js';

/** Sign-in with an OAuth source, and linking of OAuth identities. */
@Controller('api/v1/auth/shippers/:source')
@ApiParam({ name: 'source', type: String, description: 'Name of a configured source.' })
@Public()
export class OAuthController {
  constructor(
    private readonly identities: IdentitiesService,
    private readonly identitySignIn: IdentitySignInService,
    private readonly linkingUser: LinkingUser,
    private readonly answer: SignInResponse,
    private readonly clients: Clients,
  ) {}

  /** Redirects the browser to the source. On failure, redirects to the callback page with an error in the source's format. */
  @Get('start')
  @UseGuards(OAuthStartGuard)
  @UseFilters(OAuthStartFailedFilter)
  @ApiFoundResponse({
    description: 'Redirect to the source, which redirects back to `/auth/shippers/{source}/callback`.',
  })
  @ApiQuery({
    name: 'next',
    required: false,
    type: String,
    description: 'Path to continue to; used only if it is a local path of at most 1000 characters.',
  })
  @ApiQuery({
    name: 'intent',
    required: false,
    enum: ['sign-in', 'link'],
    description:
      '`link` adds the identity to the signed-in account and requires authentication within the last five minutes.',
  })
  startOAuth(): void {
    // The guard has answered.
  }

  /** Completes a sign-in or link at a source, with the query of the redirect from the source. */
  @Get('callback')
  @UseGuards(OAuthCallbackGuard)
  @ApiQuery({
    name: 'code',
    required: false,
    type: String,
    description: 'Single-use authorization code from the source.',
  })
  @ApiQuery({ name: 'state', required: false, type: String, description: 'As returned by `start`.' })
  @ApiQuery({ name: 'iss', required: false, type: String, description: 'Issuer (RFC 9207).' })
  @ApiQuery({
    name: 'error',
    required: false,
    type: String,
    description: 'Error code (RFC 6749, section 4.1.2.1).',
  })
  async finishOAuth(
    @Req() request: ReturningRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SourceCallbackDto> {
    const { signInState, identity } = request;
    if (signInState.intent === 'link') {
      const person = await this.linkingUser.of(request);
      if (person === null || person.sessionId !== signInState.sessionId) throw new ReauthenticationRequired();
      await this.identities.link(person, identity);
      return { result: null, next: signInState.next, linked: true };
    }
    const started = await this.identitySignIn.signIn(identity, this.clients.of(request));
    return { result: await this.answer.enter(response, started), next: signInState.next, linked: false };
  }
}
