import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { IsMailAddress } from '../../../platform/http/validation/formats.js';
import { TenderLinksRepository } from './persistence/tender-links.sql.js';

/** How the company's tender emails are written. */
export class TenderSettingsDto {
  /** Receives the carriers' replies; null: the booker does. */
  @IsOptional()
  @IsMailAddress()
  dispatchEmail: string | null;

  /** Whether tender emails say the agreed rate; otherwise "per agreement". */
  @IsBoolean()
  showRate: boolean;

  /** Working hours (Monday to Friday, 08:00 to 17:00 at the origin) in which carriers answer; at the latest two hours before pickup. */
  @IsInt()
  @Min(1)
  @Max(72)
  responseHours: number;
}

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
