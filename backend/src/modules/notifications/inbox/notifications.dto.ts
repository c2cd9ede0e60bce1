import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBooleanString,
  IsIn,
  IsISO8601,
  IsOptional,
  Matches,
  ValidateIf,
} from 'class-validator';
import { FACT_KINDS, type FactKind } from '../../../platform/facts/fact-kinds.js';
import { PagedQuery } from '../../../platform/http/paged-query.dto.js';

const IDS_MAX = 100;
const NOTIFICATION_ID = /^ntf_[0-9A-Z]{26}$/;
const NOTIFICATION_IDS = { each: true, message: 'must be ids of notifications' };
const UTC_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const UTC_INSTANT_MESSAGE = { message: 'must be a UTC instant like 2026-11-20T15:00:00.000Z' };

/** What a notification is about. */
export class NotificationSubjectDto {
  type: 'quote' | 'shipment' | 'company' | 'connection' | 'webhook' | 'account';
  id: string;
  /** What people call it: a number like S-000317, or a name. */
  label: string;
}

/** Something that a person was told. */
export class NotificationDto {
  /** `ntf_` and a ULID. */
  id: string;
  kind: FactKind;
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
  @IsOptional()
  @IsBooleanString()
  unread?: 'true' | 'false';

  /** Of one kind. */
  @IsOptional()
  @IsIn(FACT_KINDS)
  kind?: FactKind;

  /** About one thing, by its id. */
  @IsOptional()
  @Matches(/^[a-z]{3}_[0-9A-Z]{26}$/, { message: 'must be an id' })
  subject?: string;

  /** Of one local date in the person's time zone, like 2026-11-20. */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d\d-\d\d$/, { message: 'must be a date like 2026-11-20' })
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
  @Matches(NOTIFICATION_ID, NOTIFICATION_IDS)
  ids: string[];
}

/** Notifications that are to be unread again: some, or all that one `read-all` has marked. */
export class MarkUnreadDto {
  @ValidateIf(({ readAt }: MarkUnreadDto) => readAt === undefined)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(IDS_MAX)
  @Matches(NOTIFICATION_ID, NOTIFICATION_IDS)
  ids?: string[];

  /** `readAt` of the answer that is to be undone. */
  @IsOptional()
  @Matches(UTC_INSTANT, UTC_INSTANT_MESSAGE)
  readAt?: string;
}

/** Until when everything is marked as read. */
export class ReadAllDto {
  /** UTC instant: what came later has not been seen. */
  @Matches(UTC_INSTANT, UTC_INSTANT_MESSAGE)
  until: string;
}

/** What became of a mark. */
export class MarkedDto extends UnreadCountDto {
  /** How many notifications were changed. */
  changed: number;
  /** UTC instant that undoes a `read-all`. */
  readAt: string | null;
}
