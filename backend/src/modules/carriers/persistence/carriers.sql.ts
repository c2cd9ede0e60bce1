import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { PAGE_SIZE } from '../../../platform/http/paging/paged-query.dto.js';
import type { CarrierDto, FuelPriceListDto, TariffDto, TariffListDto, TariffTermsDto } from '../carriers.dto.js';
import { fuelPriceText } from '../domain/fuel-price.js';
import { tariffStatus } from '../domain/tariff-status.js';
import { TARIFF_TERMS } from './tariff-terms.js';

const FUEL_PRICES_MAX = 600;

interface CarrierRow {
  carrier_id: string;
  scac: string;
  carrier_name: string;
  demo: number;
  connectors: string;
}

interface TariffRow extends CarrierRow {
  id: string;
  version: number;
  name: string;
  currency: string;
  effective_from: string;
  effective_to: string;
  mode: TariffDto['mode'];
  basis: 'lane' | 'mileage';
  row_count: number;
  created_at: Date;
  withdrawn_at: Date | null;
  version_in_force: number | null;
}

const CARRIER_COLUMNS = `c.id AS carrier_id, c.scac, c.name AS carrier_name, c.demo,
  (SELECT COALESCE(GROUP_CONCAT(n.connector ORDER BY n.connector), '') FROM carrier_connection n
    WHERE n.company_id = c.company_id AND n.carrier_id = c.id AND n.enabled) AS connectors`;

const TARIFFS = `SELECT t.id, t.version, t.name, t.currency, t.effective_from, t.effective_to, t.mode, t.basis, t.row_count, t.created_at, t.withdrawn_at, ${CARRIER_COLUMNS},
  (SELECT MAX(f.version) FROM tariff f WHERE f.company_id = t.company_id AND f.carrier_id = t.carrier_id AND f.mode = t.mode
    AND f.withdrawn_at IS NULL AND f.effective_from <= ? AND f.effective_to >= ?) AS version_in_force
  FROM tariff t JOIN carrier c ON c.company_id = t.company_id AND c.id = t.carrier_id
  WHERE t.company_id = ?`;

/** Lists of tariff versions and fuel prices. */
@Injectable()
export class CarriersQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A page of tariff versions, newest first; the cursor is the id of the last one, because ids rise with time. */
  async tariffs(actor: Actor, cursor: string | undefined, limit: number = PAGE_SIZE): Promise<TariffListDto> {
    const today = this.today();
    const rows = await this.database.query<TariffRow>(
      `${TARIFFS} ${cursor === undefined ? '' : 'AND t.id < ?'} ORDER BY t.id DESC LIMIT ?`,
      [today, today, actor.companyId, ...(cursor === undefined ? [] : [cursor]), limit + 1],
    );
    const items = rows.slice(0, limit).map((row) => tariffOf(row, today));
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** @throws NotFound for an id that is not the company's */
  async tariff(actor: Actor, id: string): Promise<TariffDto> {
    const today = this.today();
    const [row] = await this.database.query<TariffRow>(`${TARIFFS} AND t.id = ?`, [today, today, actor.companyId, id]);
    if (row === undefined) throw new NotFound();
    return tariffOf(row, today);
  }

  /** @throws NotFound for an id that is not the company's */
  async tariffTerms(actor: Actor, id: string): Promise<TariffTermsDto> {
    const [row] = await this.database.query<{ terms: unknown }>(
      'SELECT terms FROM tariff WHERE company_id = ? AND id = ?',
      [actor.companyId, id],
    );
    if (row === undefined) throw new NotFound();
    return { tariffId: id, terms: { ...TARIFF_TERMS.read(row.terms) } };
  }

  /** The latest fuel prices, newest week first. */
  async fuelPrices(actor: Actor): Promise<FuelPriceListDto> {
    const rows = await this.database.query<{ index_code: string; effective_on: string; price: string }>(
      `SELECT index_code, effective_on, price FROM fuel_price WHERE company_id = ? ORDER BY effective_on DESC, index_code LIMIT ${FUEL_PRICES_MAX}`,
      [actor.companyId],
    );
    const items = rows.map((row) => ({
      index: row.index_code,
      effectiveOn: row.effective_on,
      price: fuelPriceText(row.price),
    }));
    return { items, nextCursor: null };
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

function carrierOf(row: CarrierRow): CarrierDto {
  const connectors = row.connectors === '' ? [] : row.connectors.split(',');
  return { id: row.carrier_id, scac: row.scac, name: row.carrier_name, demo: row.demo === 1, connectors };
}

function tariffOf(row: TariffRow, today: string): TariffDto {
  const { id, version, name, currency, mode, basis } = row;
  const standing = {
    version,
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    withdrawn: row.withdrawn_at !== null,
    versionInForce: row.version_in_force,
  };
  return {
    id,
    carrier: carrierOf(row),
    version,
    name,
    currency,
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    mode,
    basis,
    status: tariffStatus(standing, today),
    rows: row.row_count,
    createdAt: row.created_at.toISOString(),
  };
}
