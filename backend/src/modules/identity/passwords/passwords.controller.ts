import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/auth/decorators.js';
import { SessionCookie } from '../../../platform/auth/session-cookie.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { clientOf } from '../devices/client.js';
import { KnownDevices } from '../devices/known-devices.js';
import { PresentActor } from '../sessions/present-actor.js';
import { SignInAnswer } from '../sessions/sign-in-answer.js';
import { SignInResultDto } from '../sessions/session.dto.js';
import { OwnPasswordService } from './own-password.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { ChangePasswordDto, MailOnItsWayDto, RequestPasswordResetDto } from './passwords.dto.js';

@Controller('api/v1/auth')
export class PasswordsController {
  constructor(
    private readonly reset: PasswordResetService,
    private readonly own: OwnPasswordService,
    private readonly present: PresentActor,
    private readonly answer: SignInAnswer,
    private readonly devices: KnownDevices,
    private readonly cookie: SessionCookie,
  ) {}

  /** Has a link for a new password mailed; the answer is the same for a known and an unknown address. */
  @Post('password-reset')
  @Public()
  @HttpCode(202)
  requestPasswordReset(@Body() body: RequestPasswordResetDto, @Req() request: Request): Promise<MailOnItsWayDto> {
    const client = { ...clientOf(request, this.cookie), deviceToken: this.devices.tokenOf(request) };
    return this.reset.request(body.email, client);
  }

  /** Sets a new password, with the mailed token or signed in with the current one, and signs out everywhere else. */
  @Post('password')
  @Public()
  @HttpCode(200)
  async changePassword(
    @Body() { token, currentPassword, newPassword }: ChangePasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInResultDto> {
    const client = clientOf(request, this.cookie);
    if (token !== undefined) return this.answer.enter(response, await this.reset.redeem(token, newPassword, client));
    const actor = await this.present.of(request);
    if (actor === null)
      throw new DomainError('UNAUTHENTICATED', 401, 'Sign in, or ask for a link to set a new password.');
    return this.answer.enter(response, await this.own.change(actor, currentPassword, newPassword, client));
  }
}
