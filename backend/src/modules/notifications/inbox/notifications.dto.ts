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
  /** What people call it: a number like S-000317, or a name. */
  label: string;
}

/** Something that a person was told. */
export class NotificationDto {
  /** `ntf_` and a ULID. */
  id: string;
  kind: DomainEventKind;
  subject: NotificationSubjectDto;
  /** What happened, in a few words. */
  title: string;
  /** More of it in a sentence; empty when there is no more. */
  text: string;
  /** UTC instant at which it happened. */
  occurredAt: string;
  /** UTC instant at which it came into the inbox. */
  createdAt: string;
  /** UTC instant; null while unread. */
  readAt: string | null;
  /** Whether its kind comes in any case and cannot be muted. */
  fixed: boolean;
}

/** Page of an inbox: unread first, each part newest first. */
export class NotificationListDto {
  items: NotificationDto[];
  /** For `cursor`, to get the next page; null on the last one. */
  nextCursor: string | null;
  /** Unread notifications of the whole inbox. */
  unread: number;
}

/** Which notifications are asked for. */
export class NotificationQuery extends PagedQuery {
  /** `true` for unread ones only. */
  @MayBeMissing()
  @IsBooleanString()
  unread?: 'true' | 'false';

  /** Of one kind. */
  @MayBeMissing()
  @IsIn(DOMAIN_EVENT_KINDS)
  kind?: DomainEventKind;

  /** About one thing, by its id. */
  @MayBeMissing()
  @Matches(/^[a-z]{3}_[0-9A-Z]{26}$/, { message: 'must be an id' })
  subject?: string;

  /** Of one local date in the person's time zone, like 2026-11-20. */
  @MayBeMissing()
  @IsLocalDate()
  day?: string;
}

/** How many notifications are unread. */
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

  /** `readAt` of the answer that is to be undone. */
  @MayBeMissing()
  @IsUtcInstant()
  readAt?: string;
}

/** Until when everything is marked as read. */
export class ReadAllDto {
  /** UTC instant: what came later has not been seen. */
  @IsUtcInstant()
  until: string;
}

/** What became of a mark. */
export class MarkedDto extends UnreadCountDto {
  /** How many notifications were changed. */
  changed: number;
  /** UTC instant that undoes a `read-all`. */
  readAt: string | null;
}

/** Data of the event `notification`, for a new notification. Data of the event `unread` is the count alone. */
export class NewNotificationEventDto extends UnreadCountDto {
  notification: NotificationDto;
}
