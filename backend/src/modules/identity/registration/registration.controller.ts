import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/auth/decorators.js';
import { Clients } from '../devices/clients.js';
import { SignInResultDto } from '../sessions/session.dto.js';
import {
  RegisterDto,
  RegistrationAcceptedDto,
  RegistrationPreviewDto,
  RegistrationTokenDto,
  VerifyRegistrationDto,
} from './registration.dto.js';
import { RegistrationService } from './registration.service.js';
import { SignInResponse } from '../sessions/sign-in-response.js';
import { VerificationService } from './verification.service.js';

@Controller('api/v1/auth')
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly verification: VerificationService,
    private readonly answer: SignInResponse,
    private readonly clients: Clients,
  ) {}

  /** Requests an account. The response is the same for new and known addresses. */
  @Post('register')
  @Public()
  @HttpCode(202)
  register(@Body() body: RegisterDto, @Req() request: Request): Promise<RegistrationAcceptedDto> {
    return this.registration.register(body, this.clients.of(request).ipAddress);
  }

  /** Returns what the emailed link registers, without side effects. */
  @Post('registration')
  @Public()
  @HttpCode(200)
  readRegistration(@Body() { token }: RegistrationTokenDto): Promise<RegistrationPreviewDto> {
    return this.verification.preview(token);
  }

  /** Completes the registration: creates the user with this password, creates the company or joins the inviting one, and signs in. */
  @Post('register/verify')
  @Public()
  @HttpCode(200)
  async verifyRegistration(
    @Body() body: VerifyRegistrationDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    return this.answer.enter(response, await this.verification.verify(body, this.clients.of(request)));
  }
}
