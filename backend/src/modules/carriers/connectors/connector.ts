import type { LocalDate } from '../../../kernel/time/local-date.js';
import type { Money } from '../../../kernel/money/money.js';
import type { CarrierNotice, NoticeOutcome, TenderOutcome, TenderRequest } from './tenders.js';
import type { Derived, QuoteRequest, RatedPlace } from '../../rating/index.js';

/** A request for prices. */
export interface ConnectorRateRequest {
  readonly request: QuoteRequest;
  readonly origin: RatedPlace;
  readonly destination: RatedPlace;
  readonly derived: Derived;
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
  /** The carrier's number of the quote. */
  readonly carrierQuoteNumber: string | null;
  /** Last local day on which the price is valid; null when the carrier does not say. */
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

/** Kinds of connections. Each has one connector. */
export type ConnectorKind = 'tariff' | 'dsdc';

/** How to reach a carrier over HTTP. */
export interface ConnectionTarget extends ConnectionRef {
  readonly connector: ConnectorKind;
  readonly carrierName: string;
  readonly endpoint: URL;
  /** Headers that authenticate the company. */
  readonly headers: Readonly<Record<string, string>>;
  readonly customerNumber: string | null;
  readonly timeoutMs: number;
}

/** A connection with a carrier, for messages that each look the connection up. */
export interface ConnectionRef {
  readonly companyId: string;
  readonly connectionId: string;
}

/** A carrier that is given freight over one of its connections. */
export interface TenderTarget extends ConnectionRef {
  readonly carrierName: string;
  /** Null until the company has entered one; only connections by mail have one. */
  readonly tenderEmail: string | null;
}

/** A stretch of time whose events are read, and a page of it. */
export interface EventsQuery {
  from: Date;
  to: Date;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** How carriers of one kind are reached: a provider with `@ConnectorFor(kind)`. No method throws for what a carrier does. */
export interface Connector {
  /** `http`: a connection has an endpoint and credentials. `mail`: it has an address for tenders, and prices come from tariffs. */
  readonly channel: 'http' | 'mail';
  tender(target: TenderTarget, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome>;
  changePickup(target: TenderTarget, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome>;
  cancel(target: TenderTarget, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome>;
  /** Asks the carrier for prices: offers, or why there are none. Absent when the carrier cannot be asked. */
  rate?(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason>;
  /** Asks the carrier for events: a page as the carrier wrote it, or null. Absent when the carrier cannot be asked. */
  eventsPage?(connection: ConnectionRef, query: EventsQuery, signal: AbortSignal): Promise<unknown>;
}

/** Whether the answer is a reason. */
export function isDecline(answer: ConnectorOffer[] | DeclineReason): answer is DeclineReason {
  return 'code' in answer;
}
