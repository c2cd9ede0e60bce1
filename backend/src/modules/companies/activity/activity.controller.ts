import { Controller, Get, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, PeopleOnly, RequirePermission } from '../../../platform/auth/decorators.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { TableFile } from '../../../platform/http/files/csv-file.js';
import { presentPage } from '../../../platform/http/paging/page.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { ActivityExport } from './activity-export.js';
import { ActivityExportQuery, ActivityListDto, ActivityListQuery, type ActivityDto } from './activity.dto.js';
import { ActivityQueries, type ActivityRow } from '../persistence/activity.sql.js';
import type { AuditDetails } from '../../../platform/audit/audit-entry.js';

@Controller('api/v1/company/activity')
@RequirePermission('audit.read')
export class ActivityController {
  constructor(
    private readonly queries: ActivityQueries,
    private readonly exports: ActivityExport,
  ) {}

  /** Activity log of the company, newest first. Entries are kept for at least seven years. */
  @Get()
  async listActivity(@CurrentActor() actor: Actor, @Query() query: ActivityListQuery): Promise<ActivityListDto> {
    return presentPage(await this.queries.list(actor, query), presentActivity);
  }

  /** Exports the list as CSV or XLSX, at most 50,000 rows. The download stops if the user loses the permission meanwhile. */
  @Get('export')
  @PeopleOnly()
  @TableFile('activity.csv', { occurredAt: 'instant' })
  @Metered('export')
  exportActivity(@CurrentActor() actor: Actor, @Query() query: ActivityExportQuery): AsyncGenerator<CsvRow> {
    return this.exports.rows(actor, query);
  }
}

function presentActivity({ createdAt, details, ...row }: ActivityRow): ActivityDto {
  return { ...row, occurredAt: createdAt.toISOString(), details: JSON.parse(details) as AuditDetails };
}
