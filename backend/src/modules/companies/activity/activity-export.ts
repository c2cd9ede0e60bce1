import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { permissionsOf } from '../../../contributions/permissions.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { NoLongerAllowed } from '../companies.errors.js';
import { MembershipsRepository } from '../persistence/memberships.repository.js';
import { ActivityQueries, type ActivityFilter, type ActivityRow } from '../persistence/activity.sql.js';

/** Maximum rows per file (freight.md Annex E) and per query. */
const EXPORT_LIMIT = 50_000;
const PAGE = 500;
const HEADER = ['occurredAt', 'action', 'userId', 'userName', 'subject', 'details', 'ipAddress', 'id'];

@Injectable()
export class ActivityExport {
  constructor(
    private readonly queries: ActivityQueries,
    private readonly memberships: MembershipsRepository,
  ) {}

  /** Header and events, newest first, at most 50,000. @throws NoLongerAllowed if the reader loses the permission between pages */
  async *rows(actor: Actor, { action, userId, from, to }: ActivityFilter): AsyncGenerator<CsvRow> {
    yield HEADER;
    let after: ActivityRow | null = null;
    for (let left = EXPORT_LIMIT; left > 0; left -= PAGE) {
      await this.requirePermission(actor);
      const page: ActivityRow[] = await this.queries.read(actor.companyId, { action, userId, from, to }, after, PAGE);
      for (const row of page) yield toCells(row);
      after = page.at(-1) ?? null;
      if (page.length < PAGE) return;
    }
  }

  private async requirePermission({ companyId, userId }: Actor): Promise<void> {
    const membership = await this.memberships.findActive(companyId, userId);
    if (membership === null || !permissionsOf(membership.role, membership.seesPrices).has('audit.read'))
      throw new NoLongerAllowed();
  }
}

function toCells({ createdAt, action, userId, userName, subject, details, ipAddress, id }: ActivityRow): CsvRow {
  return [createdAt.toISOString(), action, userId, userName, subject, details, ipAddress, id];
}
