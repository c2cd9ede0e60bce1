import { Body, Controller, Get, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { AnyMember, CurrentActor } from '../../../platform/auth/decorators.js';
import { InboxStream } from './inbox-stream.js';
import {
  NewNotificationEventDto,
  MarkedDto,
  MarkUnreadDto,
  NotificationIdsDto,
  NotificationListDto,
  NotificationQuery,
  ReadAllDto,
  UnreadCountDto,
} from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';

@Controller('api/v1/notifications')
@AnyMember()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly stream: InboxStream,
  ) {}

  /** The person's inbox in this company: unread first, each part newest first. */
  @Get()
  listNotifications(@CurrentActor() actor: Actor, @Query() query: NotificationQuery): Promise<NotificationListDto> {
    return this.notifications.list(actor, query);
  }

  /** How many notifications are unread. */
  @Get('unread-count')
  countUnreadNotifications(@CurrentActor() actor: Actor): Promise<UnreadCountDto> {
    return this.notifications.unreadCount(actor);
  }

  /** What comes into the inbox, while it does: `notification` with each new one, `unread` whenever the count has changed, and at the start. */
  @Get('stream')
  @ApiExtraModels(NewNotificationEventDto)
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'Event after which to go on; browsers send it by themselves.',
    schema: { type: 'string', pattern: '^\\d{1,18}$' },
  })
  @ApiOkResponse({
    description: 'Server-sent events.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  streamNotifications(
    @CurrentActor() actor: Actor,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.stream.write(actor, lastEventId, request, response);
  }

  /** Marks notifications as read; 404 when one of them is not in this inbox. */
  @Post('read')
  @HttpCode(200)
  markNotificationsRead(@CurrentActor() actor: Actor, @Body() { ids }: NotificationIdsDto): Promise<MarkedDto> {
    return this.notifications.read(actor, ids);
  }

  /** Marks notifications as unread, or takes a `read-all` back by its `readAt`; 404 when one of them is not in this inbox. */
  @Post('unread')
  @HttpCode(200)
  markNotificationsUnread(@CurrentActor() actor: Actor, @Body() mark: MarkUnreadDto): Promise<MarkedDto> {
    return this.notifications.unread(actor, mark);
  }

  /** Marks everything as read that came until an instant. */
  @Post('read-all')
  @HttpCode(200)
  markAllNotificationsRead(@CurrentActor() actor: Actor, @Body() { until }: ReadAllDto): Promise<MarkedDto> {
    return this.notifications.readAll(actor, until);
  }
}
