import { Body, Controller, Get, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { AnyMember, CurrentActor } from '../../../platform/auth/decorators.js';
import { InboxStream } from './inbox-stream.js';
import {
  ChangedEventDto,
  NewNotificationEventDto,
  MarkedDto,
  MarkUnreadDto,
  NotificationIdsDto,
  NotificationListDto,
  NotificationQuery,
  NotificationStreamQuery,
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

  /** The user's inbox in this company: unread first, then read, each newest first. */
  @Get()
  listNotifications(@CurrentActor() actor: Actor, @Query() query: NotificationQuery): Promise<NotificationListDto> {
    return this.notifications.list(actor, query);
  }

  /** Number of unread notifications. */
  @Get('unread-count')
  countUnreadNotifications(@CurrentActor() actor: Actor): Promise<UnreadCountDto> {
    return this.notifications.unreadCount(actor);
  }

  /**
   * Live inbox events: `notification` for each new one, `unread` at the start and whenever the count changes. With `changes=true` also `changed`
   * when a quote or shipment of the company changes that the user may read; these are not repeated after a reconnection.
   */
  @Get('stream')
  @ApiExtraModels(NewNotificationEventDto, ChangedEventDto)
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'Event after which to resume; browsers send it automatically.',
    schema: { type: 'string', pattern: '^\\d{1,18}$' },
  })
  @ApiOkResponse({
    description: 'Server-sent events.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  streamNotifications(
    @CurrentActor() actor: Actor,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Query() { changes }: NotificationStreamQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.stream.write(actor, { lastEventId, changes: changes === 'true' }, request, response);
  }

  /** Marks notifications as read; 404 if one of them is not in this inbox. */
  @Post('read')
  @HttpCode(200)
  markNotificationsRead(@CurrentActor() actor: Actor, @Body() { ids }: NotificationIdsDto): Promise<MarkedDto> {
    return this.notifications.read(actor, ids);
  }

  /** Marks notifications as unread, or undoes a `read-all` by its `readAt`; 404 if one of them is not in this inbox. */
  @Post('unread')
  @HttpCode(200)
  markNotificationsUnread(@CurrentActor() actor: Actor, @Body() mark: MarkUnreadDto): Promise<MarkedDto> {
    return this.notifications.unread(actor, mark);
  }

  /** Marks all notifications up to an instant as read. */
  @Post('read-all')
  @HttpCode(200)
  markAllNotificationsRead(@CurrentActor() actor: Actor, @Body() { until }: ReadAllDto): Promise<MarkedDto> {
    return this.notifications.readAll(actor, until);
  }
}
