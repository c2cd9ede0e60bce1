import { Body, Controller, Get, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Public, RecentlyAuthenticated, WithoutCompany } from '../../../platform/auth/decorators.js';
import { MailOnItsWayDto } from '../passwords/passwords.dto.js';
import { KnownDevices } from '../devices/known-devices.js';
import { PresentActor } from '../sessions/present-actor.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import {
  EmailLinkDto,
  ProfileDto,
  RequestEmailChangeDto,
  UpdateProfileDto,
  VerifiedEmailDto,
  VerifyEmailDto,
} from './profile.dto.js';
import { ProfileService } from './profile.service.js';

@Controller('api/v1')
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly emailChange: EmailChangeService,
    private readonly emailVerification: EmailVerificationService,
    private readonly present: PresentActor,
    private readonly devices: KnownDevices,
  ) {}

  /** What the signed-in person says about themselves. */
  @Get('me')
  @WithoutCompany()
  getProfile(@CurrentActor() actor: Actor): Promise<ProfileDto> {
    return this.profiles.get(actor);
  }

  /** Changes the fields that are given. */
  @Patch('me')
  @WithoutCompany()
  updateProfile(@Body() body: UpdateProfileDto, @CurrentActor() actor: Actor): Promise<ProfileDto> {
    return this.profiles.update(actor, body);
  }

  /** Has a link mailed to a new address; the answer is the same whether it has an account already or not. */
  @Post('me/email')
  @WithoutCompany()
  @RecentlyAuthenticated()
  @HttpCode(202)
  requestEmailChange(
    @Body() body: RequestEmailChangeDto,
    @CurrentActor() actor: Actor,
    @Req() request: Request,
  ): Promise<MailOnItsWayDto> {
    return this.emailChange.request(actor, body.email, request.ip ?? '');
  }

  /** What a mailed link about addresses does. Reading changes nothing. */
  @Post('auth/email')
  @Public()
  @HttpCode(200)
  async readEmailLink(@Body() body: VerifyEmailDto, @Req() request: Request): Promise<EmailLinkDto> {
    return this.emailVerification.preview(body.token, await this.present.of(request));
  }

  /** Redeems a mailed link about addresses: changes the address in a session of the account that asked, or takes a change back without one. */
  @Post('auth/email/verify')
  @Public()
  @HttpCode(200)
  async verifyEmail(
    @Body() body: VerifyEmailDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VerifiedEmailDto> {
    const actor = await this.present.of(request);
    const verified = await this.emailVerification.verify(body.token, actor);
    // Every known device of the account has ended; this browser stays signed in.
    if (actor !== null && verified.result === 'changed')
      await this.devices.remember(response, { userId: actor.userId, isSignIn: false });
    return verified;
  }
}
