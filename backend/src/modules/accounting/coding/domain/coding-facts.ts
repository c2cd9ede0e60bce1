import type { PaymentTerms } from '../../../../kernel/codes.js';
import type { CodedItem, CodingFacts, Direction } from './coding-rule.js';

const DIRECTION_OF: Readonly<Record<PaymentTerms, Direction>> = {
  prepaid: 'outbound',
  collect: 'inbound',
  third_party: 'third_party',
};

interface Shipment {
  readonly mode: string;
  readonly scac: string;
  readonly originName: string;
  readonly originState: string;
  readonly originPostalCode: string;
  readonly destinationName: string;
  readonly destinationState: string;
  readonly destinationPostalCode: string;
  readonly terms: PaymentTerms | null;
  readonly items: readonly CodedItem[];
}

const UNMATCHED: CodingFacts = {
  mode: null,
  direction: null,
  carrier: null,
  origin: null,
  originState: null,
  originPostalCode: null,
  consignee: null,
  destinationState: null,
  destinationPostalCode: null,
  items: [],
};

/** What rules compare of a shipment; of an unmatched invoice, only its carrier is known. */
export function codingFacts(shipment: Shipment | null, scac: string | null): CodingFacts {
  if (shipment === null) return { ...UNMATCHED, carrier: scac };
  const { mode, terms, originState, originPostalCode, destinationState, destinationPostalCode, items } = shipment;
  return {
    mode,
    direction: terms && DIRECTION_OF[terms],
    carrier: scac ?? shipment.scac,
    origin: shipment.originName,
    originState,
    originPostalCode,
    consignee: shipment.destinationName,
    destinationState,
    destinationPostalCode,
    items,
  };
}
