import type { CarrierDto, FuelPriceListDto, TariffDto } from './carriers.dto.js';
import { fuelPriceText } from './domain/fuel-price.js';
import type { CarrierRow, FuelPriceRow, ListedTariff } from './persistence/carriers.sql.js';

export function presentTariff(row: ListedTariff): TariffDto {
  const { id, version, name, currency, effectiveFrom, effectiveTo, mode, basis, status, rowCount, createdAt } = row;
  return {
    id,
    carrier: presentCarrier(row),
    version,
    name,
    currency,
    effectiveFrom,
    effectiveTo,
    mode,
    basis,
    status,
    rows: rowCount,
    createdAt: createdAt.toISOString(),
  };
}

/** `fetchedIndexes`: indexes whose weeks this installation fetches. */
export function presentFuelPrices(rows: readonly FuelPriceRow[], fetchedIndexes: readonly string[]): FuelPriceListDto {
  const items = rows.map(({ indexCode, effectiveOn, price, demo, fetched }) => ({
    index: indexCode,
    effectiveOn,
    price: fuelPriceText(price),
    source: fetched === 1 ? ('fetched' as const) : demo === 1 ? ('demonstration' as const) : ('entered' as const),
  }));
  return { items, fetchedIndexes: [...fetchedIndexes], nextCursor: null };
}

function presentCarrier({ carrierId, scac, carrierName, demo, connectors }: CarrierRow): CarrierDto {
  return {
    id: carrierId,
    scac,
    name: carrierName,
    demo: demo === 1,
    connectors: connectors === '' ? [] : connectors.split(','),
  };
}
