import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { RateRow, TariffMode, TariffTerms, TruckloadRow } from '../../rating/index.js';
import { TARIFF_TERMS } from './tariff-terms.js';

/** A stored version without its rates. */
export interface StoredTerms {
  id: string;
  version: number;
  terms: TariffTerms;
}

/** A stored version and how many rates it has. */
export interface VersionInUse {
  id: string;
  version: number;
  rowCount: number;
}

/** What is done with a rate row of a version. */
type TakeRate<Row> = (row: Row, tariffId: string) => void;

interface TruckloadRecord {
  tariff_id: string;
  origin: string;
  destination: string;
  equipment: TruckloadRow['equipment'];
  rate_per_mile: number;
  minimum: number | null;
  transit_days: number | null;
}

interface RateRecord {
  tariff_id: string;
  origin: string;
  destination: string;
  miles_from: number;
  miles_to: number;
  freight_class: number;
  interline: number;
  transit_days: number | null;
  l5c: number | null;
  m5c: number | null;
  m1m: number | null;
  m2m: number | null;
  m5m: number | null;
  m10m: number | null;
  m20m: number | null;
  m30m: number | null;
  m40m: number | null;
}

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

  /** The version with which a carrier prices a mode on a day; null when it has none. */
  async inUse(
    companyId: string,
    { scac, mode, on }: { scac: string; mode: TariffMode; on: string },
  ): Promise<VersionInUse | null> {
    const [row] = await this.database.query<{ id: string; version: number; row_count: number }>(
      `SELECT t.id, t.version, t.row_count FROM carrier c JOIN tariff t ON t.company_id = c.company_id AND t.carrier_id = c.id
        WHERE c.company_id = ? AND c.scac = ? AND t.mode = ? AND t.withdrawn_at IS NULL AND t.effective_from <= ? AND t.effective_to >= ?
        ORDER BY t.version DESC LIMIT 1`,
      [companyId, scac, mode, on, on],
    );
    return row === undefined ? null : { id: row.id, version: row.version, rowCount: row.row_count };
  }

  /** Hands over each LTL rate of the versions, in one statement. */
  async eachRate(companyId: string, tariffIds: readonly string[], take: TakeRate<RateRow>): Promise<void> {
    const columns =
      'tariff_id, origin, destination, miles_from, miles_to, freight_class, l5c, m5c, m1m, m2m, m5m, m10m, m20m, m30m, m40m, interline, transit_days';
    await this.each<RateRecord>(`SELECT ${columns} FROM tariff_rate`, companyId, tariffIds, (record) =>
      take(rateRow(record), record.tariff_id),
    );
  }

  /** Hands over each truckload rate of the versions, in one statement. */
  async eachTruckloadRate(
    companyId: string,
    tariffIds: readonly string[],
    take: TakeRate<TruckloadRow>,
  ): Promise<void> {
    const columns = 'tariff_id, origin, destination, equipment, rate_per_mile, minimum, transit_days';
    await this.each<TruckloadRecord>(`SELECT ${columns} FROM truckload_rate`, companyId, tariffIds, (record) => {
      const {
        tariff_id: tariffId,
        origin,
        destination,
        equipment,
        rate_per_mile: ratePerMile,
        minimum,
        transit_days: transitDays,
      } = record;
      take({ origin, destination, equipment, ratePerMile, minimum, transitDays }, tariffId);
    });
  }

  /** Reads as a stream because a version may have 1,500,000 rows, and by events because waiting for each row costs more than reading it. */
  private async each<Row>(
    select: string,
    companyId: string,
    tariffIds: readonly string[],
    take: (row: Row) => void,
  ): Promise<void> {
    if (tariffIds.length === 0) return;
    const runner = this.dataSource.createQueryRunner();
    try {
      const rows: Readable = await runner.stream(`${select} WHERE company_id = ? AND tariff_id IN (?)`, [
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
    milesFrom: record.miles_from,
    milesTo: record.miles_to,
    freightClass: record.freight_class,
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
    transitDays: record.transit_days,
  };
}
