import type { TenderedShipment } from '../../carriers/index.js';
import type { Offer } from '../../rating/index.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';

/** The shipment as it is sent to its carrier. `offer`: the booked one; null if it is not stored any more. */
export function tenderedShipment(
  row: ShipmentRow,
  offer: Pick<Offer, 'carrierQuoteNumber' | 'carrierService'> | null,
): TenderedShipment {
  const { number, bolNumber, proNumber, mode, handlingUnitCount, totalWeight, estimatedDeliveryOn, body } = row;
  const {
    stops,
    timeZones,
    pickup,
    delivery,
    units,
    handlingUnits,
    accessorials,
    references,
    instructions,
    declaredValue,
    payment = null,
    equipment = null,
    temperature = null,
    accessorialDetails = [],
    customs = null,
    guaranteedService = null,
    cubicFeet = null,
    linearFeet = null,
  } = body;
  return {
    number,
    bolNumber,
    proNumber,
    carrierQuoteNumber: offer?.carrierQuoteNumber ?? null,
    carrierService: offer?.carrierService ?? null,
    mode,
    stops,
    timeZones,
    pickup,
    delivery,
    units,
    handlingUnits,
    accessorials: [...new Set([...accessorials, ...(guaranteedService === null ? [] : [guaranteedService])])],
    references,
    instructions,
    declaredValue,
    handlingUnitCount,
    totalWeight,
    payment,
    equipment,
    temperature,
    accessorialDetails,
    customs,
    estimatedDeliveryOn,
    cubicFeet,
    linearFeet,
  };
}

/** IANA time zone of the origin. */
export function pickupZone({ body }: Pick<ShipmentRow, 'body'>): string {
  return body.timeZones[0] ?? 'UTC';
}
