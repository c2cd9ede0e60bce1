import type { Locale } from '../../../messages/locales.js';
import { Injectable } from '@nestjs/common';
import type { DomainEventKind, Role } from '../../../platform/registered.js';
import { Database } from '../../../platform/database/database.js';
import type { EventSubject } from '../../../platform/domain-events/domain-events.js';
import type { EmailCadence } from '../domain/notification-kinds.js';
import type { Member } from '../recipients.js';
import type { NotificationSettingEntity } from './notification-setting.entity.js';

/** A member with their preferences for a kind; null where they have none. */
export interface AudienceMember extends Member {
  timeZone: string | null;
  locale: Locale;
  inApp: boolean | null;
  email: EmailCadence | null;
  /** Null without settings; quiet times are null without quiet hours. */
  times: { quietFrom: string | null; quietTo: string | null; digestAt: string } | null;
}

type Row = Pick<AudienceMember, 'userId' | 'role' | 'timeZone' | 'locale' | 'email'> &
  Pick<NotificationSettingEntity, 'quietFrom' | 'quietTo'> & {
    seesPrices: number | null;
    inApp: number | null;
    digestAt: string | null;
  };

const TABLE_OF = { quote: 'quote', shipment: 'shipment' } as const;

/** Read model of recipients. It joins tables of identity and companies, because one statement per event keeps the outbox fast. */
@Injectable()
export class AudienceRepository {
  constructor(private readonly database: Database) {}

  /** The creator of a quote or shipment; null for other subjects. */
  async creatorOf(companyId: string, { type, id }: EventSubject): Promise<string | null> {
    if (type !== 'quote' && type !== 'shipment') return null;
    const [row] = await this.database.query<{ userId: string }>(
      `SELECT created_by AS userId FROM ${TABLE_OF[type]} WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    return row?.userId ?? null;
  }

  async emailOf(userId: string): Promise<string | null> {
    const [user] = await this.database.query<{ email: string }>('SELECT email FROM user_account WHERE id = ?', [
      userId,
    ]);
    return user?.email ?? null;
  }

  /** Active members with one of the roles or ids, with their preferences for the kind; none for a deleted company. */
  async members(
    companyId: string,
    kind: DomainEventKind,
    roles: readonly Role[],
    userIds: readonly string[],
  ): Promise<AudienceMember[]> {
    if (roles.length === 0 && userIds.length === 0) return [];
    const rows = await this.database.query<Row>(
      `SELECT a.user_id AS userId, a.role, a.sees_prices AS seesPrices, u.time_zone AS timeZone, u.locale, p.in_app AS inApp, p.email,
              s.quiet_from AS quietFrom, s.quiet_to AS quietTo, s.digest_at AS digestAt
         FROM association a
         JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL
         JOIN user_account u ON u.id = a.user_id
         LEFT JOIN notification_preference p ON p.user_id = a.user_id AND p.kind = ?
         LEFT JOIN notification_setting s ON s.user_id = a.user_id
        WHERE a.company_id = ? AND a.status = 'active' AND (a.role IN (?) OR a.user_id IN (?))
        ORDER BY a.user_id`,
      [kind, companyId, orNone(roles), orNone(userIds)],
    );
    return rows.map(readRow);
  }
}

/** `IN ()` is a syntax error. */
function orNone(values: readonly string[]): readonly string[] {
  return values.length === 0 ? [''] : values;
}

function readRow({ quietFrom, quietTo, digestAt, seesPrices, inApp, ...row }: Row): AudienceMember {
  return {
    ...row,
    seesPrices: seesPrices === null ? null : Boolean(seesPrices),
    inApp: inApp === null ? null : Boolean(inApp),
    times: digestAt === null ? null : { quietFrom, quietTo, digestAt },
  };
}
