import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/auth/decorators.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { Clients } from '../devices/clients.js';
import { PresentActor } from '../sessions/present-actor.js';
import { SignInResponse } from '../sessions/sign-in-response.js';
import { SignInResultDto } from '../sessions/session.dto.js';
import { OwnPasswordService } from './own-password.service.js';
import { PasswordResetRequests, PasswordResetService } from './password-reset.service.js';
import { ChangePasswordDto, MailOnItsWayDto, RequestPasswordResetDto } from './passwords.dto.js';
import { msg } from '../../../messages/message.js';

@Controller('api/v1/auth')
export class PasswordsController {
  constructor(
    private readonly requests: PasswordResetRequests,
    private readonly reset: PasswordResetService,
    private readonly own: OwnPasswordService,
    private readonly present: PresentActor,
    private readonly answer: SignInResponse,
    private readonly clients: Clients,
  ) {}

  /** Emails a link to reset the password. The response is the same for known and unknown addresses. */
  @Post('password-reset')
  @Public()
  @HttpCode(202)
  requestPasswordReset(@Body() body: RequestPasswordResetDto, @Req() request: Request): Promise<MailOnItsWayDto> {
    return this.requests.request(body.email, this.clients.of(request));
  }

  /** Sets a new password, with the emailed token or signed in with the current password, and signs out everywhere else. */
  @Post('password')
  @Public()
  @HttpCode(200)
  async changePassword(
    @Body() { token, currentPassword, newPassword }: ChangePasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    const client = this.clients.of(request);
    if (token !== undefined) return this.answer.enter(response, await this.reset.redeem(token, newPassword, client));
    const actor = await this.present.of(request);
    if (actor === null)
      throw new DomainError('UNAUTHENTICATED', 401, msg`Sign in, or ask for a link to set a new password.`);
    return this.answer.enter(response, await this.own.change(actor, currentPassword, newPassword, client));
  }
}
