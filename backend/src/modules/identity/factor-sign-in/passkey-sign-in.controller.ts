import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ServerConfig } from '../../../config/config.js';
import { Public } from '../../../platform/auth/decorators.js';
import { TokenCookie } from '../../../platform/auth/session-cookie.js';
import { Clock } from '../../../platform/clock.js';
import { Clients } from '../devices/clients.js';
import { newToken } from '../../../platform/secrets/secret-token.js';
import { SignInResponse } from '../sessions/sign-in-response.js';
import { SignInResultDto } from '../sessions/session.dto.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';
import { PasskeyResponseDto, PasskeyRequestOptionsDto } from '../factors/passkeys/passkeys.dto.js';
import { CHALLENGE_LIFETIME_MS } from '../factors/passkeys/webauthn-challenges.js';

/** Sign-in with a passkey, without an email address. */
@Controller('api/v1/auth/passkey')
@Public()
export class PasskeySignInController {
  /** Binds a challenge to the browser that requested it, so that no one can sign in someone else's browser. */
  private readonly browserCookie: TokenCookie;

  constructor(
    private readonly passkeys: PasskeySignInService,
    private readonly answer: SignInResponse,
    private readonly clients: Clients,
    private readonly clock: Clock,
    config: ServerConfig,
  ) {
    this.browserCookie = new TokenCookie('lading_passkey', config.https);
  }

  /** Returns a challenge for any passkey; the response does not depend on the user. */
  @Post('options')
  @HttpCode(200)
  async challengePasskey(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyRequestOptionsDto> {
    // An unexpired challenge is reused, so that a second tab does not invalidate the one of the first.
    const browser = this.browserCookie.read(request) ?? newToken();
    const publicKey = await this.passkeys.options(browser, this.clients.of(request).ipAddress);
    this.browserCookie.write(response, browser, new Date(this.clock.now().getTime() + CHALLENGE_LIFETIME_MS));
    return { publicKey };
  }

  /** Signs in; the passkey counts as both factors. The response is the same for unknown passkeys and invalid assertions. */
  @Post()
  @HttpCode(200)
  async signInWithPasskey(
    @Body() body: PasskeyResponseDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    const browser = this.browserCookie.read(request) ?? '';
    const session = await this.passkeys.signIn(browser, body.response, this.clients.of(request));
    this.browserCookie.clear(response);
    return this.answer.enter(response, session);
  }
}
