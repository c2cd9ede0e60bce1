import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columnsOf, type SqlRow } from '../../../platform/database/columns-of.js';
import { Database } from '../../../platform/database/database.js';
import type { RateRow, TariffMode, TruckloadRow } from '../../rating/index.js';
import { TariffEntity, TARIFF_TERMS } from './tariff.entity.js';
import { TariffRateEntity } from './tariff-rate.entity.js';
import { TruckloadRateEntity } from './truckload-rate.entity.js';

/** A stored version without its rates. */
export type StoredTerms = Pick<TariffEntity, 'id' | 'version' | 'terms'>;

const VERSION_KEYS = ['id', 'version', 'rowCount'] as const;

/** A stored version with its number of rates. */
export type VersionInUse = Pick<TariffEntity, (typeof VERSION_KEYS)[number]>;

/** Callback for a rate row of a version. */
type TakeRate<Row> = (row: Row, tariffId: string) => void;

const TRUCKLOAD_KEYS = [
  'tariffId',
  'origin',
  'destination',
  'equipment',
  'ratePerMile',
  'minimum',
  'transitDays',
] as const;
type TruckloadRecord = Pick<TruckloadRateEntity, (typeof TRUCKLOAD_KEYS)[number]>;

const BREAK_KEYS = ['l5c', 'm5c', 'm1m', 'm2m', 'm5m', 'm10m', 'm20m', 'm30m', 'm40m'] as const;
const RATE_KEYS = [
  'tariffId',
  'origin',
  'destination',
  'milesFrom',
  'milesTo',
  'freightClass',
  ...BREAK_KEYS,
  'interline',
  'transitDays',
] as const;
type RateRecord = SqlRow<TariffRateEntity, (typeof RATE_KEYS)[number]>;

/** Reads stored tariffs for rating. */
@Injectable()
export class StoredRates {
  constructor(
    private readonly database: Database,
    private readonly dataSource: DataSource,
  ) {}

  async terms(companyId: string, tariffIds: readonly string[]): Promise<StoredTerms[]> {
    const rows = await this.database.query<{ id: string; version: number; terms: unknown }>(
      'SELECT id, version, terms FROM tariff WHERE company_id = ? AND id IN (?)',
      [companyId, tariffIds],
    );
    return rows.map((row) => ({ id: row.id, version: row.version, terms: TARIFF_TERMS.read(row.terms) }));
  }

  /** The carrier's active version of a mode on a day, or null. */
  async inUse(
    companyId: string,
    { scac, mode, on }: { scac: string; mode: TariffMode; on: string },
  ): Promise<VersionInUse | null> {
    const [row] = await this.database.query<VersionInUse>(
      `SELECT ${columnsOf(TariffEntity, 't', VERSION_KEYS)} FROM carrier c JOIN tariff t ON t.company_id = c.company_id AND t.carrier_id = c.id
        WHERE c.company_id = ? AND c.scac = ? AND t.mode = ? AND t.withdrawn_at IS NULL AND t.effective_from <= ? AND t.effective_to >= ?
        ORDER BY t.version DESC LIMIT 1`,
      [companyId, scac, mode, on, on],
    );
    return row ?? null;
  }

  /** Passes each LTL rate of the versions to the callback, in one statement. */
  async eachRate(companyId: string, tariffIds: readonly string[], take: TakeRate<RateRow>): Promise<void> {
    const select = `SELECT ${columnsOf(TariffRateEntity, 'r', RATE_KEYS)} FROM tariff_rate r`;
    await this.each<RateRecord>(select, companyId, tariffIds, (record) => take(rateRow(record), record.tariffId));
  }

  /** Passes each truckload rate of the versions to the callback, in one statement. */
  async eachTruckloadRate(
    companyId: string,
    tariffIds: readonly string[],
    take: TakeRate<TruckloadRow>,
  ): Promise<void> {
    const select = `SELECT ${columnsOf(TruckloadRateEntity, 'r', TRUCKLOAD_KEYS)} FROM truckload_rate r`;
    await this.each<TruckloadRecord>(select, companyId, tariffIds, (record) => {
      const { tariffId, origin, destination, equipment, ratePerMile, minimum, transitDays } = record;
      take({ origin, destination, equipment, ratePerMile, minimum, transitDays }, tariffId);
    });
  }

  /** Streams, because a version may have 1,500,000 rows. Uses events, because awaiting each row costs more than reading it. */
  private async each<Row>(
    select: string,
    companyId: string,
    tariffIds: readonly string[],
    take: (row: Row) => void,
  ): Promise<void> {
    if (tariffIds.length === 0) return;
    const runner = this.dataSource.createQueryRunner();
    try {
      const rows: Readable = await runner.stream(`${select} WHERE r.company_id = ? AND r.tariff_id IN (?)`, [
        companyId,
        tariffIds,
      ]);
      rows.on('data', (row: Row) => {
        try {
          take(row);
        } catch (error) {
          rows.destroy(error as Error);
        }
      });
      await finished(rows);
    } finally {
      await runner.release();
    }
  }
}

function rateRow(record: RateRecord): RateRow {
  return {
    origin: record.origin,
    destination: record.destination,
    milesFrom: record.milesFrom,
    milesTo: record.milesTo,
    freightClass: record.freightClass,
    rates: [
      record.l5c,
      record.m5c,
      record.m1m,
      record.m2m,
      record.m5m,
      record.m10m,
      record.m20m,
      record.m30m,
      record.m40m,
    ],
    service: record.interline === 1 ? 'interline' : 'direct',
    transitDays: record.transitDays,
  };
}
