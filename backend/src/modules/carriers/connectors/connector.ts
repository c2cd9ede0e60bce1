import type { LocalDate } from '../../../kernel/time/local-date.js';
import type { Money } from '../../../kernel/money/money.js';
import type { DerivedDto, QuoteRequestDto, RatedPlace } from '../../rating/index.js';

/** What a carrier is asked to price. */
export interface ConnectorRateRequest {
  readonly request: QuoteRequestDto;
  readonly origin: RatedPlace;
  readonly destination: RatedPlace;
  readonly derived: DerivedDto;
  /** Number of the quote, which the carrier may repeat on its documents. */
  readonly reference: string;
}

/** One line of a carrier's price. */
export interface ConnectorCharge {
  /** LINEHAUL, FUEL, HAZ, or the carrier's own code of the standard. */
  readonly code: string;
  readonly description: string;
  /** Minor units, not negative. */
  readonly amount: number;
}

/** A price that a carrier gave. */
export interface ConnectorOffer {
  readonly mode: 'LTL' | 'FTL';
  readonly total: Money;
  /** They add up to the total. */
  readonly charges: readonly ConnectorCharge[];
  /** Under which the carrier finds it again. */
  readonly carrierQuoteNumber: string | null;
  /** Last local day on which it holds; null when the carrier does not say. */
  readonly validThrough: LocalDate | null;
  /** What the carrier says about it. */
  readonly notes: readonly string[];
}

/** Why a carrier makes no offer. */
export type ConnectorDeclineCode =
  'CARRIER_TIMEOUT' | 'CARRIER_UNAVAILABLE' | 'CARRIER_ANSWER_INVALID' | 'CARRIER_REFUSED' | 'MODE_NOT_OFFERED';

export interface DeclineReason {
  readonly code: ConnectorDeclineCode;
  /** For people; at most 500 characters. */
  readonly message: string;
}

/** How to reach a carrier. */
export interface ConnectionTarget {
  readonly connectionId: string;
  readonly companyId: string;
  readonly carrierName: string;
  readonly endpoint: URL;
  /** Authentication, ready to be sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly customerNumber: string | null;
  readonly timeoutMs: number;
}

/** A way to ask a carrier for prices. Each kind is one folder. */
export interface Connector {
  readonly kind: 'dsdc';
  /** Asks the carrier. Offers, or why there are none; never throws for what the carrier does. */
  rate(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason>;
}

/** Whether the answer is a reason. */
export function isDecline(answer: ConnectorOffer[] | DeclineReason): answer is DeclineReason {
  return 'code' in answer;
}
