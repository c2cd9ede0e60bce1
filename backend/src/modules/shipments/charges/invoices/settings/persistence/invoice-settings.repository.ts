import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../../../../../platform/database/database.js';
import { TOLERANCE } from '../../domain/evaluate-invoice.js';
import { InvoiceSettingsEntity } from './invoice-settings.entity.js';

export type InvoiceSettings = Pick<InvoiceSettingsEntity, 'toleranceAmount' | 'toleranceBasisPoints' | 'autoApprove'>;

/** Settings of a company that has not changed them (freight.md Annex A, step 5). */
const DEFAULTS: InvoiceSettings = {
  toleranceAmount: TOLERANCE.amount,
  toleranceBasisPoints: TOLERANCE.basisPoints,
  autoApprove: false,
};

/** Tolerances of companies. */
@Injectable()
export class InvoiceSettingsRepository {
  constructor(@InjectRepository(InvoiceSettingsEntity) private readonly rows: Repository<InvoiceSettingsEntity>) {}

  async get(companyId: string, tx?: Transaction): Promise<InvoiceSettings> {
    const rows = tx?.getRepository(InvoiceSettingsEntity) ?? this.rows;
    const row = await rows.findOneBy({ companyId });
    if (row === null) return DEFAULTS;
    const { toleranceAmount, toleranceBasisPoints, autoApprove } = row;
    return { toleranceAmount, toleranceBasisPoints, autoApprove };
  }

  async save(tx: Transaction, companyId: string, settings: InvoiceSettings, now: Date): Promise<void> {
    await tx.upsert(InvoiceSettingsEntity, { companyId, ...settings, updatedAt: now }, ['companyId']);
  }
}
