import { formatMoney } from '../../../../kernel/money/money.js';
import type { OfferTerm } from '../offer.js';
import type { TruckloadTariff } from './truckload-tariff.js';

/** Detention, layover and truck order not used, as the tariff has them: told with the price and charged only when they happen. */
export function truckloadOfferTerms({
  terms: { currency, detention, layover, orderNotUsed },
}: TruckloadTariff): OfferTerm[] {
  const money = (amount: number) => formatMoney({ amount, currency });
  const told: OfferTerm[] = [];
  if (detention) {
    const limit = detention.maximumPerDay === null ? '' : `, at most ${money(detention.maximumPerDay)} a day`;
    told.push({
      code: 'DET',
      description: `Detention: ${detention.freeMinutes} minutes free, then ${money(detention.perHour)} an hour by started quarters${limit}`,
    });
  }
  if (layover !== null) told.push({ code: 'LAYOVER', description: `Layover: ${money(layover)} a day` });
  if (orderNotUsed !== null)
    told.push({ code: 'VOR', description: `Truck ordered and not used: ${money(orderNotUsed)}` });
  return told;
}
