import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { columnsOf, type SqlRow } from '../../../platform/database/columns-of.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { PAGE_SIZE, type Page } from '../../../platform/http/paging/page.js';
import type { TariffTerms } from '../../rating/index.js';
import { CarrierEntity } from './carrier.entity.js';
import { FuelPriceEntity } from './fuel-price.entity.js';
import { TariffEntity, TARIFF_TERMS } from './tariff.entity.js';
import { tariffStatus, type TariffStatus } from '../domain/tariff-status.js';

const FUEL_PRICES_MAX = 600;

const CARRIER_KEYS = ['scac', 'demo'] as const;
const TARIFF_KEYS = [
  'id',
  'version',
  'name',
  'currency',
  'effectiveFrom',
  'effectiveTo',
  'mode',
  'basis',
  'rowCount',
  'createdAt',
  'withdrawnAt',
] as const;
const FUEL_KEYS = ['indexCode', 'effectiveOn', 'price', 'demo', 'fetched'] as const;

/** A carrier with the connector kinds of its enabled connections, separated by commas. */
export interface CarrierRow extends SqlRow<CarrierEntity, (typeof CARRIER_KEYS)[number]> {
  carrierId: string;
  carrierName: string;
  connectors: string;
}

interface TariffRow extends CarrierRow, Pick<TariffEntity, (typeof TARIFF_KEYS)[number]> {
  versionInForce: number | null;
}

/** A tariff version of a carrier with its status today. */
export interface ListedTariff extends TariffRow {
  status: TariffStatus;
}

export type FuelPriceRow = SqlRow<FuelPriceEntity, (typeof FUEL_KEYS)[number]>;

const CARRIER_COLUMNS = `c.id AS carrierId, ${columnsOf(CarrierEntity, 'c', CARRIER_KEYS)}, c.name AS carrierName,
  (SELECT COALESCE(GROUP_CONCAT(n.connector ORDER BY n.connector), '') FROM carrier_connection n
    WHERE n.company_id = c.company_id AND n.carrier_id = c.id AND n.enabled) AS connectors`;

const TARIFFS = `SELECT ${columnsOf(TariffEntity, 't', TARIFF_KEYS)}, ${CARRIER_COLUMNS},
  (SELECT MAX(f.version) FROM tariff f WHERE f.company_id = t.company_id AND f.carrier_id = t.carrier_id AND f.mode = t.mode
    AND f.withdrawn_at IS NULL AND f.effective_from <= ? AND f.effective_to >= ?) AS versionInForce
  FROM tariff t JOIN carrier c ON c.company_id = t.company_id AND c.id = t.carrier_id
  WHERE t.company_id = ?`;

/** Reads of tariff versions and fuel prices. */
@Injectable()
export class CarriersQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A page of tariff versions, newest first; the cursor is the id of the last one, because ids increase over time. */
  async tariffs(
    { companyId }: Actor,
    cursor: string | undefined,
    limit: number = PAGE_SIZE,
  ): Promise<Page<ListedTariff>> {
    const today = this.today();
    const rows = await this.database.query<TariffRow>(
      `${TARIFFS} ${cursor === undefined ? '' : 'AND t.id < ?'} ORDER BY t.id DESC LIMIT ?`,
      [today, today, companyId, ...(cursor === undefined ? [] : [cursor]), limit + 1],
    );
    const items = rows.slice(0, limit).map((row) => withStatus(row, today));
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** @throws NotFound for an id that is not the company's */
  async tariff(actor: Actor, id: string): Promise<ListedTariff> {
    const today = this.today();
    const [row] = await this.database.query<TariffRow>(`${TARIFFS} AND t.id = ?`, [today, today, actor.companyId, id]);
    if (row === undefined) throw new NotFound();
    return withStatus(row, today);
  }

  /** @throws NotFound for an id that is not the company's */
  async tariffTerms(actor: Actor, id: string): Promise<TariffTerms> {
    const [row] = await this.database.query<{ terms: unknown }>(
      'SELECT terms FROM tariff WHERE company_id = ? AND id = ?',
      [actor.companyId, id],
    );
    if (row === undefined) throw new NotFound();
    return TARIFF_TERMS.read(row.terms);
  }

  /** The latest fuel prices, newest week first. */
  fuelPrices({ companyId }: Actor): Promise<FuelPriceRow[]> {
    return this.database.query<FuelPriceRow>(
      `SELECT ${columnsOf(FuelPriceEntity, 'f', FUEL_KEYS)} FROM fuel_price f WHERE f.company_id = ? ORDER BY f.effective_on DESC, f.index_code LIMIT ${FUEL_PRICES_MAX}`,
      [companyId],
    );
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

function withStatus(row: TariffRow, today: string): ListedTariff {
  const { version, effectiveFrom, effectiveTo, withdrawnAt, versionInForce } = row;
  const standing = { version, effectiveFrom, effectiveTo, withdrawn: withdrawnAt !== null, versionInForce };
  return { ...row, status: tariffStatus(standing, today) };
}
