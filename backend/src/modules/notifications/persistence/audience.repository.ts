import { Injectable } from '@nestjs/common';
import type { DomainEventKind, Role } from '../../../platform/registered.js';
import { Database } from '../../../platform/database/database.js';
import type { EventSubject } from '../../../platform/domain-events/domain-events.js';
import type { EmailCadence } from '../domain/notification-kinds.js';
import type { Member } from '../recipients.js';

/** A member with what they want to hear of a kind; null where they have not said. */
export interface AudienceMember extends Member {
  timeZone: string | null;
  inApp: boolean | null;
  email: EmailCadence | null;
  /** Null without settings of their own; within them null for no quiet hours. */
  times: { quietFrom: string | null; quietTo: string | null; digestAt: string } | null;
}

interface Row {
  userId: string;
  role: Role;
  seesPrices: number | null;
  timeZone: string | null;
  inApp: number | null;
  email: EmailCadence | null;
  quietFrom: string | null;
  quietTo: string | null;
  digestAt: string | null;
}

const MADE_IN = { quote: 'quote', shipment: 'shipment' } as const;

/** Reads who is told. Also from tables of other modules: the outbox is quick only if one statement brings a member with everything. */
@Injectable()
export class AudienceRepository {
  constructor(private readonly database: Database) {}

  /** Who made the quote or shipment; null for other things. */
  async creatorOf(companyId: string, { type, id }: EventSubject): Promise<string | null> {
    if (type !== 'quote' && type !== 'shipment') return null;
    const [row] = await this.database.query<{ userId: string }>(
      `SELECT created_by AS userId FROM ${MADE_IN[type]} WHERE company_id = ? AND id = ?`,
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

  /** Who follows or has muted a shipment. */
  followsOf(companyId: string, { type, id }: EventSubject): Promise<{ userId: string; mode: 'follow' | 'mute' }[]> {
    if (type !== 'shipment') return Promise.resolve([]);
    return this.database.query(
      'SELECT user_id AS userId, mode FROM shipment_follow WHERE company_id = ? AND shipment_id = ?',
      [companyId, id],
    );
  }

  /** Nobody of a deleted company; else active members with one of the roles, and those named, with what they want to hear of the kind. */
  async members(
    companyId: string,
    kind: DomainEventKind,
    roles: readonly Role[],
    userIds: readonly string[],
  ): Promise<AudienceMember[]> {
    if (roles.length === 0 && userIds.length === 0) return [];
    const rows = await this.database.query<Row>(
      `SELECT a.user_id AS userId, a.role, a.sees_prices AS seesPrices, u.time_zone AS timeZone, p.in_app AS inApp, p.email,
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

/** An empty list is no SQL. */
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
