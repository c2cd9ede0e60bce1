import { codesOf } from '../../../kernel/accessorials/accessorial-request.js';
import type { Money } from '../../../kernel/money/money.js';
import type { Role } from '../../../platform/registered.js';
import type { BookingFacts } from '../../approvals/index.js';
import type { Derived, QuoteRequest } from '../../rating/index.js';

/** What is booked, or would have been. */
export interface BookedFreight {
  request: QuoteRequest;
  derived: Pick<Derived, 'units' | 'inferredAccessorials'>;
  originState: string;
  destinationState: string;
  mode: string;
  /** SCAC of the offer; null without one. */
  carrier: string | null;
  /** Codes of the charges of the offer. */
  chargeCodes: readonly string[];
  total: Money;
  /** Cheapest valid offer of the revision. */
  cheapest: Money | null;
  requesterRole: Role;
}

/** The facts that approval rules compare. */
export function bookingFacts({ request, derived, ...rest }: BookedFreight): BookingFacts {
  const { originState, destinationState, mode, carrier, chargeCodes, total, cheapest, requesterRole } = rest;
  const accessorials = [...codesOf(request.accessorials), ...derived.inferredAccessorials.map(({ code }) => code)];
  const commodities = request.handlingUnits.flatMap((unit, index) =>
    unit.commodities.map((commodity) => ({ ...commodity, densityClass: derived.units[index]?.densityClass })),
  );
  const ends = request.stops.filter(({ type }) => type !== 'intermediate');
  return {
    total,
    cheapest,
    declaredValue: request.declaredValue ?? null,
    mode,
    carrier,
    expedited: [...accessorials, ...chargeCodes].some(isExpedited),
    hazmat: commodities.some(({ hazmat }) => hazmat !== null && hazmat !== undefined),
    crossBorder: new Set(request.stops.map(({ country }) => country)).size > 1,
    accessorials: [...new Set<string>(accessorials)],
    originState,
    destinationState,
    classOverride: commodities.some(
      ({ freightClass, densityClass }) =>
        freightClass !== null &&
        freightClass !== undefined &&
        densityClass !== undefined &&
        freightClass !== densityClass,
    ),
    addressNotInBook: ends.some(({ contactId }) => contactId === null || contactId === undefined),
    pickupLocation: request.stops.at(0)?.name ?? null,
    deliveryLocation: request.stops.at(-1)?.name ?? null,
    requesterRole,
  };
}

/** Codes of expedited and of guaranteed services. */
const isExpedited = (code: string): boolean => code === 'EXPD' || code.startsWith('GTD_');
