import { MICROMETRES_PER_FOOT } from '../../../../kernel/measures/dimensions.js';
import { groupThousands } from '../../../../kernel/money/decimal.js';
import type { LtlTariff } from './ltl-tariff.js';
import type { Decline } from '../offer.js';
import type { RatableShipment } from '../freight/shipment.js';

/** Decline reason `LTL_LIMIT` if the freight exceeds the carrier's LTL limits (freight.md Annex H step 2), else null. */
export function checkLimits({ measures }: RatableShipment, { terms }: LtlTariff): Decline | null {
  const { maxWeight, maxUnitWeight, maxLinearFeet } = terms.rules;
  if (measures.tooWide)
    return limit(
      'A handling unit is wider than 96 in with its short side. Ask for a truckload quote or turn or split the unit.',
    );
  if (maxWeight !== null && measures.pounds > maxWeight) {
    return limit(
      `${groupThousands(measures.pounds)} lb is above the carrier’s limit of ${groupThousands(maxWeight)} lb. Ask for a volume or truckload quote.`,
    );
  }
  if (maxUnitWeight !== null && measures.rows.some((row) => row.pounds > maxUnitWeight * row.count)) {
    return limit(
      `A handling unit is heavier than the carrier’s limit of ${groupThousands(maxUnitWeight)} lb. Spread the freight over more units.`,
    );
  }
  if (measures.linearLength > terms.maxLinearLength) {
    const feet = (measures.linearLength / MICROMETRES_PER_FOOT).toFixed(1);
    return limit(
      `The freight takes ${feet} linear feet; the carrier’s limit is ${maxLinearFeet}. Ask for a volume or truckload quote.`,
    );
  }
  return null;
}

function limit(message: string): Decline {
  return { kind: 'decline', code: 'LTL_LIMIT', message };
}
