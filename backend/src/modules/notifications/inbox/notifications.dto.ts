import { ArrayMaxSize, ArrayMinSize, IsArray, IsBooleanString, IsIn, Matches, ValidateIf } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { IsId, IsLocalDate, IsUtcInstant } from '../../../platform/http/validation/formats.js';
import { DOMAIN_EVENT_KINDS } from '../../../contributions/contributions.js';
import type { DomainEventKind } from '../../../platform/registered.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';

const IDS_MAX = 100;

/** What a notification is about. */
export class NotificationSubjectDto {
  type: 'quote' | 'shipment' | 'company' | 'connection' | 'webhook' | 'api_key' | 'account';
  id: string;
  /** Number such as S-000317, or name. */
  label: string;
}

/** Something that a person was told. */
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

/** Which notifications are asked for. */
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
  @Matches(/^[a-z]{3}_[0-9A-Z]{26}$/, { message: 'must be an id' })
  subject?: string;

  /** Only entries of this local date in the user's time zone, such as 2026-11-20. */
  @MayBeMissing()
  @IsLocalDate()
  day?: string;
}

/** Which events are streamed. */
export class NotificationStreamQuery {
  /** `true` adds `changed` events. */
  @MayBeMissing()
  @IsBooleanString()
  changes?: 'true' | 'false';
}

/** Data of the event `changed`: read the resource again. */
export class ChangedEventDto {
  resource: 'quote' | 'shipment';
  id: string;
}

/** Number of unread notifications. */
export class UnreadCountDto {
  unread: number;
}

/** Notifications that are meant. Those of other people are left alone. */
export class NotificationIdsDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(IDS_MAX)
  @IsId('ntf', { each: true })
  ids: string[];
}

/** Notifications that are to be unread again: some, or all that one `read-all` has marked. */
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

/** Until when everything is marked as read. */
export class ReadAllDto {
  /** UTC instant; later notifications are not marked. */
  @IsUtcInstant()
  until: string;
}

/** What became of a mark. */
export class MarkedDto extends UnreadCountDto {
  /** Number of changed notifications. */
  changed: number;
  /** UTC instant that undoes a `read-all`. */
  readAt: string | null;
}

/** Data of the event `notification`, for a new notification. Data of the event `unread` is the count alone. */
export class NewNotificationEventDto extends UnreadCountDto {
  notification: NotificationDto;
}
