import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { TenderLinksRepository } from './persistence/tender-links.sql.js';
import { TenderSettingsDto } from './tender-settings.dto.js';

@ApiTags('Carriers')
@Controller('api/v1/company/tender-settings')
export class TenderSettingsController {
  constructor(
    private readonly settings: TenderLinksRepository,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Reply address, rate and response time of tender emails. */
  @Get()
  @RequirePermission('tariff.read')
  getTenderSettings(@CurrentActor() { companyId }: Actor): Promise<TenderSettingsDto> {
    return this.settings.settings(companyId);
  }

  /** Changes tender emails that are sent from now on. */
  @Put()
  @RequirePermission('company.manage')
  async saveTenderSettings(
    @CurrentActor() { companyId, userId }: Actor,
    @Body() { dispatchEmail = null, showRate, responseHours }: TenderSettingsDto,
  ): Promise<TenderSettingsDto> {
    const settings = { dispatchEmail, showRate, responseHours };
    await this.database.transaction(async (tx) => {
      await this.settings.saveSettings(tx, companyId, settings, this.clock.now());
      await this.audit.record(tx, { companyId, userId, action: 'tender_settings.changed' });
    });
    return settings;
  }
}
