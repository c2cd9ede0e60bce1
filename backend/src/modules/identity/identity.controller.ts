import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Public, WithoutCompany } from '../../platform/auth/decorators.js';
import { SessionCookie } from '../../platform/auth/session-cookie.js';
import { clientOf } from './client.js';
import { LoginDto, RegisterDto, RegistrationAcceptedDto, SessionDto, SignInSourcesDto, VerifyRegistrationDto } from './identity.dto.js';
import { RegistrationService } from './registration.service.js';
import { SessionsService, type StartedSession } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { VerificationService } from './verification.service.js';

@Controller('api/v1/auth')
export class IdentityController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly verification: VerificationService,
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
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
  ): Promise<SessionDto> {
    return this.enter(response, await this.verification.verify(body.token, clientOf(request, this.cookie)));
  }

  /** Signs in; unknown address and wrong password answer alike. */
  @Post('login')
  @Public()
  @HttpCode(200)
  async login(@Body() body: LoginDto, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SessionDto> {
    return this.enter(response, await this.signIn.withPassword(body, clientOf(request, this.cookie)));
  }

  /** Ends the session. The browser forgets cached answers, and keeps unsent drafts. */
  @Post('logout')
  @Public()
  @HttpCode(204)
  @Header('Clear-Site-Data', '"cache"')
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const token = this.cookie.read(request);
    if (token !== undefined) await this.sessions.end(token);
    this.cookie.clear(response);
  }

  /** Who is signed in. */
  @Get('session')
  @WithoutCompany()
  getSession(@CurrentActor() actor: Actor): Promise<SessionDto> {
    return this.sessions.describe(actor.sessionId);
  }

  /** OAuth sources that the sign-in page offers. */
  @Get('sources')
  @Public()
  listSignInSources(): SignInSourcesDto {
    return this.signIn.sources();
  }

  private enter(response: Response, session: StartedSession): Promise<SessionDto> {
    this.cookie.write(response, session.token, session.expiresAt);
    return this.sessions.describe(session.id);
  }
}
