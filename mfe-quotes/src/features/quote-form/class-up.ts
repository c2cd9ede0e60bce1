import type { Derived, Offer, QuoteRequest } from '../../shared/api/types';
import { nextClassUp } from '../../shared/freight/assess-risk';
import type { FreightClass } from '../../shared/trade/freight-classes';

/** The same freight with each commodity one class up: what an inspection could make of it (freight.md Annex B). */
export function oneClassUp(request: QuoteRequest, units: Derived['units']): QuoteRequest {
  return {
    ...request,
    handlingUnits: request.handlingUnits.map((unit, row) => ({
      ...unit,
      commodities: unit.commodities.map((commodity) => {
        const current = commodity.freightClass ?? (units[row]?.densityClass as FreightClass | undefined);
        return { ...commodity, freightClass: current ? nextClassUp(current) : null };
      }),
    })),
  };
}

/** The cheapest offer that is priced by class beside the same carrier's price one class up; null without the pair. */
export function classUpPair(offers: readonly Offer[], raised: readonly Offer[]): { offer: Offer; raised: Offer } | null {
  const offer = offers.find(({ mode }) => mode === 'LTL');
  const same = raised.find(({ carrier, mode }) => mode === 'LTL' && carrier.scac === offer?.carrier.scac);
  return offer && same ? { offer, raised: same } : null;
}
