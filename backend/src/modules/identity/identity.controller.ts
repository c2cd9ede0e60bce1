import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, Public, WithoutCompany } from '../../platform/auth/decorators.js';
import { LoginDto, RegisterDto, RegistrationAcceptedDto, SessionDto, SignInSourcesDto, VerifyRegistrationDto } from './identity.dto.js';
import { RegistrationService } from './registration.service.js';
import { SessionsService } from './sessions.service.js';

@Controller('api/v1/auth')
export class IdentityController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly sessions: SessionsService,
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
  verifyRegistration(
    @Body() body: VerifyRegistrationDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    return this.registration.verify(body.token, request, response);
  }

  /** Signs in; unknown address and wrong password answer alike. */
  @Post('login')
  @Public()
  @HttpCode(200)
  login(@Body() body: LoginDto, @Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<SessionDto> {
    return this.sessions.signIn(body, request, response);
  }

  /** Ends the session. */
  @Post('logout')
  @Public()
  @HttpCode(204)
  logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    return this.sessions.signOut(request, response);
  }

  /** Who is signed in. */
  @Get('session')
  @WithoutCompany()
  getSession(@CurrentActor() actor: Actor): Promise<SessionDto> {
    return this.sessions.describe(actor);
  }

  /** OAuth sources that the sign-in page offers. */
  @Get('sources')
  @Public()
  listSignInSources(): SignInSourcesDto {
    return this.sessions.sources();
  }
}
