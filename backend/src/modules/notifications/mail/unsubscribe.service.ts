import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { DOMAIN_EVENT_KINDS } from '../../../contributions/contributions.js';
import type { DomainEventKind } from '../../../platform/registered.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import { PreferencesRepository } from '../persistence/preferences.sql.js';
import { UnsubscribeLinks, type UnsubscribedKind } from './unsubscribe-links.js';

/** Disables mails through the link in a mail. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly preferences: PreferencesRepository,
    private readonly database: Database,
  ) {}

  /** Does not change inbox preferences. @throws NotFound for an invalid link */
  async unsubscribe(token: string): Promise<void> {
    const unsubscription = this.links.read(token);
    if (unsubscription === null) throw new NotFound();
    const { userId, kind: ended } = unsubscription;
    await this.database.transaction(async (tx) => {
      if (ended === null || ended === 'weekly_summary') await this.preferences.changeWeeklySummary(tx, userId, false);
      for (const kind of kindsOf(ended))
        await this.preferences.changeKind(tx, userId, { kind, inApp: true, email: 'off' }, { email: 'off' });
    });
  }
}

function kindsOf(ended: UnsubscribedKind): readonly DomainEventKind[] {
  if (ended === 'weekly_summary') return [];
  return ended === null ? DOMAIN_EVENT_KINDS.filter((kind) => NOTIFICATION_KINDS[kind].email !== null) : [ended];
}
