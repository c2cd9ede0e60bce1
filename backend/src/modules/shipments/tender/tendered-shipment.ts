import type { TenderedShipment } from '../../carriers/index.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';

/** The shipment as it is sent to its carrier. */
export function tenderedShipment(row: ShipmentRow, carrierQuoteNumber: string | null): TenderedShipment {
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
    carrierQuoteNumber,
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
