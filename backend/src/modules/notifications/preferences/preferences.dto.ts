import { IsBoolean, IsIn, Matches } from 'class-validator';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { MayBeMissing, MayBeNull } from '../../../platform/http/validation/dto-fields.js';
import { DOMAIN_EVENT_KINDS } from '../../../contributions/contributions.js';
import type { DomainEventKind } from '../../../platform/registered.js';
import { EMAIL_CADENCES, type EmailCadence } from '../domain/notification-kinds.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const LOCAL_TIME_MESSAGE = { message: ruleText(msg`Enter a time like 07:00.`) };

/** Preferences for one kind of notification. */
export class KindPreferenceDto {
  kind: DomainEventKind;
  /** Short description. */
  title: string;
  /** Whether it appears in the inbox. */
  inApp: boolean;
  /** Email timing; null for kinds that are always emailed to the users concerned. */
  email: EmailCadence | null;
  /** Whether it is emailed during quiet hours too. */
  critical: boolean;
  /** Whether it is always sent and cannot be changed, such as security notifications. */
  fixed: boolean;
}

/** Hours in which only critical notifications are emailed; others wait until they end. */
export class QuietHoursDto {
  /** Local time `HH:MM`. */
  @Matches(LOCAL_TIME, LOCAL_TIME_MESSAGE)
  from: string;

  /** Local time `HH:MM`; on the next day if earlier than `from`. */
  @Matches(LOCAL_TIME, LOCAL_TIME_MESSAGE)
  to: string;
}

/** The user's notification preferences. Security emails cannot be disabled. */
export class NotificationPreferencesDto {
  /** Notification kinds available to the user's role in the active company. */
  kinds: KindPreferenceDto[];
  quietHours: QuietHoursDto | null;
  /** Local time `HH:MM` of the daily digest. */
  digestAt: string;
  /** Whether the weekly summary is emailed on Monday at 07:00; null for roles without one. */
  weeklySummary: boolean | null;
  /** IANA time zone of the times; defaults to the profile's time zone, then to America/Chicago. */
  timeZone: string;
}

/** Changes to the preferences of one kind. */
export class ChangeKindPreferenceDto {
  @IsIn(DOMAIN_EVENT_KINDS)
  kind: DomainEventKind;

  /** Not allowed for kinds that are `fixed`. */
  @MayBeMissing()
  @IsBoolean()
  inApp?: boolean;

  /** Not allowed for kinds whose `email` is null. */
  @MayBeMissing()
  @IsIn(EMAIL_CADENCES)
  email?: EmailCadence;
}

/** Changes to preferences; omitted fields are unchanged. */
export class ChangeNotificationPreferencesDto {
  @MayBeMissing()
  @NestedList(() => ChangeKindPreferenceDto, { max: DOMAIN_EVENT_KINDS.length })
  kinds?: ChangeKindPreferenceDto[];

  /** Null if there is none. */
  @MayBeNull()
  @Nested(() => QuietHoursDto)
  quietHours?: QuietHoursDto | null;

  /** Not allowed for roles without a summary. */
  @MayBeMissing()
  @IsBoolean()
  weeklySummary?: boolean;

  /** Local time `HH:MM`. */
  @MayBeMissing()
  @Matches(LOCAL_TIME, LOCAL_TIME_MESSAGE)
  digestAt?: string;
}
