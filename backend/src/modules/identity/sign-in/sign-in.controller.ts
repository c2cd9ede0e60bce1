import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import {
  CurrentActor,
  DuringFactorSetup,
  DuringPasswordChange,
  Public,
  WithoutCompany,
} from '../../../platform/auth/decorators.js';
import { SessionCookie } from '../../../platform/auth/session-cookie.js';
import { Clients } from '../devices/clients.js';
import { CurrentSession } from '../sessions/current-session.js';
import { SessionDto, SignInResultDto } from '../sessions/session.dto.js';
import { ReauthenticationService } from '../passwords/reauthentication.service.js';
import { SignInResponse } from '../sessions/sign-in-response.js';
import { LoginDto, ReauthenticateDto } from './sign-in.dto.js';
import { SignInService } from './sign-in.service.js';

@Controller('api/v1/auth')
export class SignInController {
  constructor(
    private readonly signIn: SignInService,
    private readonly reauthentication: ReauthenticationService,
    private readonly session: CurrentSession,
    private readonly answer: SignInResponse,
    private readonly clients: Clients,
    private readonly cookie: SessionCookie,
  ) {}

  /** Signs in. The response is the same for an unknown address and a wrong password. */
  @Post('login')
  @Public()
  @HttpCode(200)
  async login(
    @Body() body: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    return this.answer.enter(response, await this.signIn.withPassword(body, this.clients.of(request)));
  }

  /** Reauthenticates with the password. The session gets a new token. */
  @Post('reauthenticate')
  @WithoutCompany()
  @DuringFactorSetup()
  @HttpCode(200)
  async reauthenticate(
    @Body() body: ReauthenticateDto,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    return this.answer.enter(
      response,
      await this.reauthentication.withPassword(actor, body.password, this.clients.of(request)),
    );
  }

  /** Ends the session. The browser deletes cached responses and keeps unsent drafts. */
  @Post('logout')
  @Public()
  @HttpCode(204)
  @Header('Clear-Site-Data', '"cache"')
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.signIn.end(this.cookie.readAll(request));
    this.cookie.clear(response);
  }

  /** Returns the signed-in user. */
  @Get('session')
  @WithoutCompany()
  @DuringPasswordChange()
  @DuringFactorSetup()
  getSession(@CurrentActor() actor: Actor): Promise<SessionDto> {
    return this.session.describe(actor.sessionId);
  }
}
