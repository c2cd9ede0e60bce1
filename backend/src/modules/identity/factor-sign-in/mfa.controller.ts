import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, DuringSignIn } from '../../../platform/auth/decorators.js';
import { Clients } from '../devices/clients.js';
import { SignInResponse } from '../sessions/sign-in-response.js';
import { SignInResultDto } from '../sessions/session.dto.js';
import { VerifyFactorDto } from '../factors/factors.dto.js';
import { PasskeyResponseDto, PasskeyRequestOptionsDto } from '../factors/passkeys/passkeys.dto.js';
import { SecondFactorService } from './second-factor.service.js';

/** Second step of a sign-in. A session without its second factor can use only these routes. */
@Controller('api/v1/auth/mfa')
@DuringSignIn()
export class MfaController {
  constructor(
    private readonly secondFactor: SecondFactorService,
    private readonly answer: SignInResponse,
    private readonly clients: Clients,
  ) {}

  /** Completes the sign-in with a code of the authenticator app or a recovery code. */
  @Post('verify')
  @HttpCode(200)
  async verifyFactor(
    @Body() body: VerifyFactorDto,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    const client = this.clients.of(request);
    return this.answer.enter(response, await this.secondFactor.withCode('second_factor', actor, body, client));
  }

  /** Returns a challenge for the user's passkeys. */
  @Post('passkey/options')
  @HttpCode(200)
  async challengeFactorPasskey(@CurrentActor() actor: Actor): Promise<PasskeyRequestOptionsDto> {
    return { publicKey: await this.secondFactor.passkeyOptions('second_factor', actor) };
  }

  /** Completes the sign-in with a passkey. */
  @Post('passkey')
  @HttpCode(200)
  async verifyFactorPasskey(
    @Body() body: PasskeyResponseDto,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    return this.answer.enter(
      response,
      await this.secondFactor.withPasskey('second_factor', actor, body.response, this.clients.of(request)),
    );
  }
}
