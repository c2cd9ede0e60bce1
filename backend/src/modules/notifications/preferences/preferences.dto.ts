import { IsBoolean, IsIn, Matches } from 'class-validator';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { MayBeMissing, MayBeNull } from '../../../platform/http/validation/dto-fields.js';
import { DOMAIN_EVENT_KINDS } from '../../../contributions/contributions.js';
import type { DomainEventKind } from '../../../platform/registered.js';
import { EMAIL_CADENCES, type EmailCadence } from '../domain/notification-kinds.js';

const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const LOCAL_TIME_MESSAGE = { message: 'must be a time like 07:00' };

/** What somebody wants to hear of one kind. */
export class KindPreferenceDto {
  kind: DomainEventKind;
  /** What happens, in a few words. */
  title: string;
  /** Whether it comes into the inbox. */
  inApp: boolean;
  /** How soon it is mailed; null where it is mailed to those concerned in any case. */
  email: EmailCadence | null;
  /** Whether it is mailed in quiet hours too. */
  critical: boolean;
  /** Whether it comes in any case and cannot be changed, as what concerns the security of the account. */
  fixed: boolean;
}

/** When nothing but the critical is mailed; what comes meanwhile is collected. */
export class QuietHoursDto {
  /** Local time `HH:MM`. */
  @Matches(LOCAL_TIME, LOCAL_TIME_MESSAGE)
  from: string;

  /** Local time `HH:MM`; on the next day when it is earlier than `from`. */
  @Matches(LOCAL_TIME, LOCAL_TIME_MESSAGE)
  to: string;
}

/** What somebody wants to hear of, how and when. Mails about the security of the account always come. */
export class NotificationPreferencesDto {
  /** Kinds that the person's role in the active company can be told of. */
  kinds: KindPreferenceDto[];
  quietHours: QuietHoursDto | null;
  /** Local time `HH:MM` of the daily digest. */
  digestAt: string;
  /** Whether a summary of each week is mailed on Monday at 07:00; null for roles that have none. */
  weeklySummary: boolean | null;
  /** IANA zone that the times are meant in; the one of the profile, or else America/Chicago. */
  timeZone: string;
}

/** Change of what is told of one kind. */
export class ChangeKindPreferenceDto {
  @IsIn(DOMAIN_EVENT_KINDS)
  kind: DomainEventKind;

  /** Not for kinds that are `fixed`. */
  @MayBeMissing()
  @IsBoolean()
  inApp?: boolean;

  /** Not for kinds whose `email` is null. */
  @MayBeMissing()
  @IsIn(EMAIL_CADENCES)
  email?: EmailCadence;
}

/** Change of preferences; what is missing stays. */
export class ChangeNotificationPreferencesDto {
  @MayBeMissing()
  @NestedList(() => ChangeKindPreferenceDto, { max: DOMAIN_EVENT_KINDS.length })
  kinds?: ChangeKindPreferenceDto[];

  /** Null for none. */
  @MayBeNull()
  @Nested(() => QuietHoursDto)
  quietHours?: QuietHoursDto | null;

  /** Not for roles that have none. */
  @MayBeMissing()
  @IsBoolean()
  weeklySummary?: boolean;

  /** Local time `HH:MM`. */
  @MayBeMissing()
  @Matches(LOCAL_TIME, LOCAL_TIME_MESSAGE)
  digestAt?: string;
}
