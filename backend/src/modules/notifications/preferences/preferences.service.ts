import { readerText } from '../../../platform/request-context.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import type { DomainEventKind } from '../../../platform/registered.js';
import { DOMAIN_EVENT_KINDS } from '../../../contributions/contributions.js';
import { type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import { SUMMARY_ROLES } from '../domain/summary-week.js';
import { TEST_MAIL, type TestMail } from '../mail/test-mails.js';
import { PreferencesRepository, type KindPreference } from '../persistence/preferences.sql.js';
import type {
  ChangeKindPreferenceDto,
  ChangeNotificationPreferencesDto,
  KindPreferenceDto,
  NotificationPreferencesDto,
} from './preferences.dto.js';
import { msg } from '../../../messages/message.js';

const TESTS_IN_AN_HOUR = 10;
const NO_SUMMARY: FieldError = {
  pointer: '/weeklySummary',
  code: 'NOT_CHANGEABLE',
  message: msg`Your role has no weekly summary.`,
};

/** Notification preferences of a user. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly throttle: Throttle,
  ) {}

  async read({ userId, role, permissions }: Actor): Promise<NotificationPreferencesDto> {
    const said = new Map((await this.preferences.kinds(userId)).map((preference) => [preference.kind, preference]));
    const concerns = (kind: DomainEventKind): boolean =>
      NOTIFICATION_KINDS[kind].permission === null || permissions.has(NOTIFICATION_KINDS[kind].permission);
    const kinds = DOMAIN_EVENT_KINDS.filter(concerns).map((kind) => present(kind, said.get(kind)));
    const { weeklySummary, ...times } = await this.preferences.settings(userId);
    return { kinds, ...times, weeklySummary: SUMMARY_ROLES.includes(role) ? weeklySummary : null };
  }

  /** @throws ValidationFailed for a setting that cannot be changed */
  async change(
    actor: Actor,
    { kinds = [], quietHours, digestAt, weeklySummary }: ChangeNotificationPreferencesDto,
  ): Promise<NotificationPreferencesDto> {
    refuseFixed(kinds);
    if (weeklySummary !== undefined && !SUMMARY_ROLES.includes(actor.role)) throw new ValidationFailed([NO_SUMMARY]);
    await this.database.transaction(async (tx) => {
      for (const { kind, inApp, email } of kinds)
        await this.preferences.changeKind(tx, actor.userId, usual(kind), { inApp, email });
      if (weeklySummary !== undefined) await this.preferences.changeWeeklySummary(tx, actor.userId, weeklySummary);
      if (quietHours !== undefined || digestAt !== undefined)
        await this.preferences.changeTimes(tx, actor.userId, { quietHours, digestAt });
    });
    return this.read(actor);
  }

  /** Sends a test mail, regardless of the preferences. @throws TooManyAttempts */
  async test({ userId, companyId }: Actor): Promise<void> {
    await this.throttle.take([{ name: 'notification-test', key: userId, points: TESTS_IN_AN_HOUR, seconds: 3_600 }]);
    const payload: TestMail = { userId };
    await this.database.transaction((tx) => this.outbox.add(tx, { companyId, topic: TEST_MAIL, payload }));
  }
}

function usual(kind: DomainEventKind): KindPreference {
  return { kind, inApp: true, email: NOTIFICATION_KINDS[kind].email ?? 'off' };
}

function present(kind: DomainEventKind, said: KindPreference | undefined): KindPreferenceDto {
  const { title, email, critical, fixed } = NOTIFICATION_KINDS[kind];
  return {
    kind,
    title: readerText(title),
    inApp: fixed || (said?.inApp ?? true),
    email: email === null ? null : (said?.email ?? email),
    critical,
    fixed,
  };
}

function refuseFixed(kinds: readonly ChangeKindPreferenceDto[]): void {
  const errors = kinds.flatMap(({ kind, inApp, email }, index) => {
    const rule = NOTIFICATION_KINDS[kind];
    return [
      ...(inApp !== undefined && rule.fixed
        ? [
            {
              pointer: `/kinds/${index}/inApp`,
              code: 'NOT_CHANGEABLE',
              message: msg`This always appears in your inbox.`,
            },
          ]
        : []),
      ...(email !== undefined && rule.email === null
        ? [
            {
              pointer: `/kinds/${index}/email`,
              code: 'NOT_CHANGEABLE',
              message: msg`Emails of this kind are always sent.`,
            },
          ]
        : []),
    ];
  });
  if (errors.length > 0) throw new ValidationFailed(errors);
}
