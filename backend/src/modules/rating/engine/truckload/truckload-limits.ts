import { inches, MICROMETRES_PER_FOOT } from '../../../../kernel/measures/dimensions.js';
import { groupThousands } from '../../../../kernel/money/decimal.js';
import type { Decline } from '../offer.js';
import type { RatableShipment } from '../freight/shipment.js';
import type { Equipment } from '../tariff/rates/rate-row.js';

/** Trailer limits (freight.md 2.7). */
interface TrailerLimits {
  /** Legal payload, pounds. */
  readonly pounds: number;
  /** Door size, or maximum load size of an open trailer, inches. */
  readonly width: number;
  readonly height: number;
}

/** Floor length of every trailer, feet. */
const FEET = 53;
const VAN_DOOR = { width: 98, height: 108 };
const OPEN_LOAD = { width: 102, height: 102 };

const TRAILERS: Readonly<Record<Equipment, TrailerLimits>> = {
  DRYVAN: { pounds: 45_000, ...VAN_DOOR },
  REEFER: { pounds: 44_000, ...VAN_DOOR },
  FLATBED: { pounds: 48_000, ...OPEN_LOAD },
  STEPDECK: { pounds: 48_000, ...OPEN_LOAD },
  TANKER: { pounds: 45_000, ...VAN_DOOR },
};

/** Decline reason `FTL_LIMIT` if the freight does not fit on one trailer, else null. */
export function checkTruckloadLimits({ measures, equipment }: RatableShipment): Decline | null {
  const { pounds, width, height } = TRAILERS[equipment];
  if (measures.pounds > pounds) {
    return limit(
      `${groupThousands(measures.pounds)} lb is above the ${groupThousands(pounds)} lb that a ${equipment} may carry. Spread the freight over more trucks.`,
    );
  }
  if (measures.linearLength > FEET * MICROMETRES_PER_FOOT) {
    const feet = (measures.linearLength / MICROMETRES_PER_FOOT).toFixed(1);
    return limit(`The freight takes ${feet} linear feet; a trailer has ${FEET}. Spread it over more trucks.`);
  }
  if (measures.widestSide > inches(width))
    return limit(
      `A handling unit is wider than the ${width} in of a ${equipment} with its short side. Ask for an oversize permit load.`,
    );
  if (measures.height > inches(height))
    return limit(`A handling unit is higher than the ${height} in of a ${equipment}. Ask for another trailer.`);
  return null;
}

function limit(message: string): Decline {
  return { kind: 'decline', code: 'FTL_LIMIT', message };
}
