import { Body, Controller, Get, Put } from '@nestjs/common';
import type { Actor } from '../../../../../platform/auth/actor.js';
import { AuditLog } from '../../../../../platform/audit/audit-log.js';
import { CurrentActor, RequirePermission } from '../../../../../platform/auth/decorators.js';
import { Clock } from '../../../../../platform/clock.js';
import { Database } from '../../../../../platform/database/database.js';
import { InvoiceSettingsDto } from './invoice-settings.dto.js';
import { InvoiceSettingsRepository } from './persistence/invoice-settings.repository.js';

@Controller('api/v1/company/invoice-settings')
@RequirePermission('invoice.manage')
export class InvoiceSettingsController {
  constructor(
    private readonly settings: InvoiceSettingsRepository,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Tolerance of the comparison and automatic approval. */
  @Get()
  getInvoiceSettings(@CurrentActor() { companyId }: Actor): Promise<InvoiceSettingsDto> {
    return this.settings.get(companyId);
  }

  /** Changes the comparison of invoices that are recorded, opened or approved from now on. */
  @Put()
  async saveInvoiceSettings(
    @CurrentActor() { companyId, userId }: Actor,
    @Body() { toleranceAmount, toleranceBasisPoints, autoApprove }: InvoiceSettingsDto,
  ): Promise<InvoiceSettingsDto> {
    const settings = { toleranceAmount, toleranceBasisPoints, autoApprove };
    await this.database.transaction(async (tx) => {
      await this.settings.save(tx, companyId, settings, this.clock.now());
      const details = { ...settings };
      await this.audit.record(tx, { companyId, userId, action: 'invoice_settings.changed', details });
    });
    return settings;
  }
}
