import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../contributions/permissions.js';
import { parseJson } from '../../../platform/database/columns.js';
import { Database } from '../../../platform/database/database.js';
import type { Permission, Role } from '../../../platform/registered.js';

interface SetterRow {
  webhookId: string;
  /** Of the API key; null for others. */
  keyPermissions: unknown;
  /** Of the active member; null for others. */
  role: Role | null;
  seesPrices: number | null;
}

/** Reads who set webhooks. It joins tables of API keys and companies. */
@Injectable()
export class WebhookSetters {
  constructor(private readonly database: Database) {}

  /** Webhooks set by an API key, also a revoked one, or a member that does not see prices now. Former members saw them when they set the webhook. */
  async withoutPrices(companyId: string): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<SetterRow>(
      `SELECT w.id AS webhookId, k.permissions AS keyPermissions, a.role, a.sees_prices AS seesPrices FROM webhook w
         LEFT JOIN api_key k ON k.company_id = w.company_id AND k.user_id = w.set_by
         LEFT JOIN association a ON a.company_id = w.company_id AND a.user_id = w.set_by AND a.status = 'active'
        WHERE w.company_id = ?`,
      [companyId],
    );
    return new Set(rows.filter((row) => !seesPrices(row)).map(({ webhookId }) => webhookId));
  }
}

function seesPrices({ keyPermissions, role, seesPrices: granted }: SetterRow): boolean {
  if (keyPermissions !== null) return parseJson<Permission[]>(keyPermissions).includes('price.read');
  if (role === null) return true;
  return permissionsOf(role, granted === null ? null : granted === 1).has('price.read');
}
