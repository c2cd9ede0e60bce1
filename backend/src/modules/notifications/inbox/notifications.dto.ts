import { ArrayMaxSize, ArrayMinSize, IsArray, IsBooleanString, IsIn, Matches, ValidateIf } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { IsId, IsLocalDate, IsUtcInstant } from '../../../platform/http/validation/formats.js';
import { DOMAIN_EVENT_KINDS } from '../../../contributions/contributions.js';
import type { DomainEventKind } from '../../../platform/registered.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

const IDS_MAX = 100;

/** The object of a notification. */
export class NotificationSubjectDto {
  type:
    | 'quote'
    | 'shipment'
    | 'invoice'
    | 'claim'
    | 'company'
    | 'carrier'
    | 'connection'
    | 'webhook'
    | 'api_key'
    | 'account';
  id: string;
  /** Number such as S-000317, or name. */
  label: string;
}

/** A notification. */
export class NotificationDto {
  /** `ntf_` and a ULID. */
  id: string;
  kind: DomainEventKind;
  subject: NotificationSubjectDto;
  /** Short description of the event. */
  title: string;
  /** Additional sentence; empty if there is none. */
  text: string;
  /** UTC instant at which it happened. */
  occurredAt: string;
  /** UTC instant at which it arrived in the inbox. */
  createdAt: string;
  /** UTC instant; null while unread. */
  readAt: string | null;
  /** Whether its kind is always sent and cannot be muted. */
  fixed: boolean;
}

/** Page of an inbox: unread first, each part newest first. */
export class NotificationListDto {
  items: NotificationDto[];
  /** Value of `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
  /** Unread notifications of the whole inbox. */
  unread: number;
}

/** Filters and paging of the inbox. */
export class NotificationQuery extends PagedQuery {
  /** `true` for unread notifications only. */
  @MayBeMissing()
  @IsBooleanString()
  unread?: 'true' | 'false';

  /** Only entries of this kind. */
  @MayBeMissing()
  @IsIn(DOMAIN_EVENT_KINDS)
  kind?: DomainEventKind;

  /** Only entries about the object with this id. */
  @MayBeMissing()
  @Matches(/^[a-z]{3}_[0-9A-Z]{26}$/, { message: ruleText(msg`Enter an id.`) })
  subject?: string;

  /** Only entries of this local date in the user's time zone, such as 2026-11-20. */
  @MayBeMissing()
  @IsLocalDate()
  day?: string;
}

/** Options of the event stream. */
export class NotificationStreamQuery {
  /** `true` adds `changed` events. */
  @MayBeMissing()
  @IsBooleanString()
  changes?: 'true' | 'false';
}

/** Data of the event `changed`: reload the resource. */
export class ChangedEventDto {
  resource: 'quote' | 'shipment';
  id: string;
}

/** Number of unread notifications. */
export class UnreadCountDto {
  unread: number;
}

/** Ids of notifications in the user's own inbox. */
export class NotificationIdsDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(IDS_MAX)
  @IsId('ntf', { each: true })
  ids: string[];
}

/** Notifications to mark as unread: by id, or all that one `read-all` marked. */
export class MarkUnreadDto {
  @ValidateIf(({ readAt }: MarkUnreadDto) => readAt === undefined)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(IDS_MAX)
  @IsId('ntf', { each: true })
  ids?: string[];

  /** `readAt` of the response to undo. */
  @MayBeMissing()
  @IsUtcInstant()
  readAt?: string;
}

/** Instant up to which notifications are marked as read. */
export class ReadAllDto {
  /** UTC instant; later notifications are not marked. */
  @IsUtcInstant()
  until: string;
}

/** Result of marking notifications. */
export class MarkedDto extends UnreadCountDto {
  /** Number of changed notifications. */
  changed: number;
  /** UTC instant that undoes a `read-all`. */
  readAt: string | null;
}

/** Data of the event `notification`: a new notification. The event `unread` has only the count. */
export class NewNotificationEventDto extends UnreadCountDto {
  notification: NotificationDto;
}
