import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, WithoutCompany } from '../../../platform/auth/decorators.js';
import { Clients } from '../devices/clients.js';
import { SignInResponse } from '../sessions/sign-in-response.js';
import { SignInResultDto } from '../sessions/session.dto.js';
import { TotpCodeDto } from '../factors/factors.dto.js';
import { PasskeyResponseDto, PasskeyRequestOptionsDto } from '../factors/passkeys/passkeys.dto.js';
import { SecondFactorService } from './second-factor.service.js';

/** Reauthentication with a second factor. Recovery codes are not accepted; they are only for signing in. */
@Controller('api/v1/auth/reauthenticate')
@WithoutCompany()
export class FactorReauthenticationController {
  constructor(
    private readonly secondFactor: SecondFactorService,
    private readonly answer: SignInResponse,
    private readonly clients: Clients,
  ) {}

  /** Reauthenticates with a code of the authenticator app. The session gets a new token. */
  @Post('totp')
  @HttpCode(200)
  async reauthenticateWithTotp(
    @Body() { code }: TotpCodeDto,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    const client = this.clients.of(request);
    return this.answer.enter(
      response,
      await this.secondFactor.withCode('reauthentication', actor, { method: 'totp', code }, client),
    );
  }

  /** Returns a challenge for the user's passkeys. */
  @Post('passkey/options')
  @HttpCode(200)
  async challengeReauthenticationPasskey(@CurrentActor() actor: Actor): Promise<PasskeyRequestOptionsDto> {
    return { publicKey: await this.secondFactor.passkeyOptions('reauthentication', actor) };
  }

  /** Reauthenticates with a passkey. The session gets a new token. */
  @Post('passkey')
  @HttpCode(200)
  async reauthenticateWithPasskey(
    @Body() body: PasskeyResponseDto,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    return this.answer.enter(
      response,
      await this.secondFactor.withPasskey('reauthentication', actor, body.response, this.clients.of(request)),
    );
  }
}
