import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { type ExchangeRate, formatRate } from '../../../../kernel/money/exchange-rate.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { ExchangeRateEntity } from './exchange-rate.entity.js';

/** More than two years of business days. */
const LISTED_MAX = 600;

/** Exchange rates of companies. */
@Injectable()
export class ExchangeRatesRepository {
  constructor(@InjectRepository(ExchangeRateEntity) private readonly rates: Repository<ExchangeRateEntity>) {}

  /** Newest first. */
  async list(companyId: string, limit = LISTED_MAX): Promise<ExchangeRate[]> {
    const rows = await this.rates.find({ where: { companyId }, order: { effectiveOn: 'DESC' }, take: limit });
    return rows.map(({ cadPerUsd, effectiveOn, source }) => ({
      cadPerUsd: formatRate(cadPerUsd),
      effectiveOn,
      source,
    }));
  }

  /** The rate of the latest day; null without any. */
  async latest(companyId: string): Promise<ExchangeRate | null> {
    const [latest = null] = await this.list(companyId, 1);
    return latest;
  }

  /** Stores rates, replacing those of the same days. */
  async save(tx: Transaction, companyId: string, rates: readonly ExchangeRate[]): Promise<void> {
    const rows = rates.map(({ cadPerUsd, effectiveOn, source }) => ({ companyId, effectiveOn, cadPerUsd, source }));
    await tx.getRepository(ExchangeRateEntity).upsert(rows, ['companyId', 'effectiveOn']);
  }
}
