import type { QuoteRequest } from '../../shared/api/types';

/** The part of a request that a price depends on, so that typing a name or a reference asks for no new price. */
export function toRatingRequest(request: QuoteRequest): QuoteRequest {
  return {
    mode: request.mode,
    equipment: request.equipment,
    temperature: request.temperature,
    units: request.units,
    pickup: request.pickup,
    delivery: request.delivery,
    stops: request.stops.map(({ type, postalCode, country, placeType, dock }) => ({
      type,
      postalCode,
      country,
      placeType,
      dock,
    })),
    handlingUnits: request.handlingUnits,
    accessorials: request.accessorials,
    waivedAccessorials: request.waivedAccessorials,
    declaredValue: request.declaredValue,
    insurance: request.insurance,
  };
}
