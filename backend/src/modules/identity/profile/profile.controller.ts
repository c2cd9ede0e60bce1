import { Body, Controller, Get, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import {
  CurrentActor,
  DuringFactorSetup,
  Public,
  RecentlyAuthenticated,
  WithoutCompany,
} from '../../../platform/auth/decorators.js';
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

  /** Profile of the signed-in user. */
  @Get('me')
  @DuringFactorSetup()
  @WithoutCompany()
  getProfile(@CurrentActor() actor: Actor): Promise<ProfileDto> {
    return this.profiles.get(actor);
  }

  /** Changes the given fields. */
  @Patch('me')
  @WithoutCompany()
  updateProfile(@Body() body: UpdateProfileDto, @CurrentActor() actor: Actor): Promise<ProfileDto> {
    return this.profiles.update(actor, body);
  }

  /** Emails a confirmation link to the new address. The response is the same whether or not the address has an account. */
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

  /** Returns the purpose of an emailed address-change link, without side effects. */
  @Post('auth/email')
  @Public()
  @HttpCode(200)
  async readEmailLink(@Body() body: VerifyEmailDto, @Req() request: Request): Promise<EmailLinkDto> {
    return this.emailVerification.preview(body.token, await this.present.of(request));
  }

  /** Redeems an emailed address-change link: confirms the change in a session of the account that requested it, or undoes a change without a session. */
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
