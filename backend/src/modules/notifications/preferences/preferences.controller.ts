import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AnyMember, CurrentActor } from '../../../platform/auth/decorators.js';
import { ChangeNotificationPreferencesDto, NotificationPreferencesDto } from './preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

@Controller('api/v1/me/notification-preferences')
@AnyMember()
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  /** The user's notification preferences for inbox and email. */
  @Get()
  getNotificationPreferences(@CurrentActor() actor: Actor): Promise<NotificationPreferencesDto> {
    return this.preferences.read(actor);
  }

  /** Changes the given fields. */
  @Patch()
  changeNotificationPreferences(
    @CurrentActor() actor: Actor,
    @Body() change: ChangeNotificationPreferencesDto,
  ): Promise<NotificationPreferencesDto> {
    return this.preferences.change(actor, change);
  }

  /** Sends the user a test email. */
  @Post('test')
  @HttpCode(202)
  sendTestNotification(@CurrentActor() actor: Actor): Promise<void> {
    return this.preferences.test(actor);
  }
}
