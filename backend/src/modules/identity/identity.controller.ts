import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, DuringPasswordChange, Public, WithoutCompany } from '../../platform/auth/decorators.js';
import { SessionCookie } from '../../platform/auth/session-cookie.js';
import { clientOf } from './client.js';
import { LoginDto, RegisterDto, RegistrationAcceptedDto, SessionDto, SignInSourcesDto, VerifyRegistrationDto } from './identity.dto.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { RegistrationService } from './registration.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInAnswer } from './sign-in-answer.js';
import { ReauthenticateDto, SignInResultDto } from './sign-in.dto.js';
import { SignInService } from './sign-in.service.js';
import { VerificationService } from './verification.service.js';

@Controller('api/v1/auth')
export class IdentityController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly verification: VerificationService,
    private readonly signIn: SignInService,
    private readonly reauthentication: ReauthenticationService,
    private readonly sessions: SessionsService,
    private readonly answer: SignInAnswer,
    private readonly cookie: SessionCookie,
  ) {}

  /** Asks for an account; the answer is the same for a new and a known address. */
  @Post('register')
  @Public()
  @HttpCode(202)
  register(@Body() body: RegisterDto): Promise<RegistrationAcceptedDto> {
    return this.registration.register(body);
  }

  /** Redeems the mailed link: makes the user and the company, and signs in. */
  @Post('register/verify')
  @Public()
  @HttpCode(200)
  async verifyRegistration(
    @Body() body: VerifyRegistrationDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    return this.answer.enter(response, await this.verification.verify(body.token, clientOf(request, this.cookie)));
  }

  /** Signs in; unknown address and wrong password answer alike. */
  @Post('login')
  @Public()
  @HttpCode(200)
  async login(@Body() body: LoginDto, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SignInResultDto> {
    return this.answer.enter(response, await this.signIn.withPassword(body, clientOf(request, this.cookie)));
  }

  /** Proves by password, while signed in, that it is still the same person; the session gets a new token. */
  @Post('reauthenticate')
  @WithoutCompany()
  @HttpCode(200)
  async reauthenticate(
    @Body() body: ReauthenticateDto,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    return this.answer.enter(response, await this.reauthentication.withPassword(actor, body.password, clientOf(request, this.cookie)));
  }

  /** Ends the session. The browser forgets cached answers, and keeps unsent drafts. */
  @Post('logout')
  @Public()
  @HttpCode(204)
  @Header('Clear-Site-Data', '"cache"')
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.end(this.cookie.readAll(request));
    this.cookie.clear(response);
  }

  /** Who is signed in. */
  @Get('session')
  @WithoutCompany()
  @DuringPasswordChange()
  getSession(@CurrentActor() actor: Actor): Promise<SessionDto> {
    return this.sessions.describe(actor.sessionId);
  }

  /** OAuth sources that the sign-in page offers. */
  @Get('sources')
  @Public()
  listSignInSources(): SignInSourcesDto {
    return this.signIn.sources();
  }
}
