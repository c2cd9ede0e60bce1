import type { Transaction } from '../../../platform/database/database.js';
import type { LocalDate } from '../../../kernel/time/local-date.js';
import type { Money } from '../../../kernel/money/money.js';
import type { CarrierInvoiceReader } from './carrier-invoices.js';
import type { ConnectionOptions, ConnectorSetup } from './connector-setup.js';
import type { CarrierSubscriptions, SubscriptionKind } from './subscriptions.js';
import type {
  CarrierNotice,
  NoticeOutcome,
  PickupStatus,
  TenderedNumbers,
  TenderOutcome,
  TenderRequest,
} from './tenders.js';
import type { Derived, QuoteRequest, RatedPlace } from '../../rating/index.js';

/** A rate request. */
export interface ConnectorRateRequest {
  readonly request: QuoteRequest;
  readonly origin: RatedPlace;
  readonly destination: RatedPlace;
  readonly derived: Derived;
  /** Our quote number, which the carrier may print on its documents. */
  readonly reference: string;
}

/** Service of a carrier that has several, such as a priority and an economy service. */
export interface CarrierService {
  /** The carrier's code. */
  readonly code: string;
  /** The carrier's name. */
  readonly name: string;
}

/** One line of a carrier's price. */
export interface ConnectorCharge {
  /** LINEHAUL, FUEL, HAZ, another code of the standard, or OTHER. */
  readonly code: string;
  readonly description: string;
  /** Minor units; negative for a credit. */
  readonly amount: number;
}

/** A price quoted by a carrier. */
export interface ConnectorOffer {
  readonly mode: 'LTL' | 'FTL';
  readonly total: Money;
  /** The charges sum to the total. */
  readonly charges: readonly ConnectorCharge[];
  /** The carrier's quote number. */
  readonly carrierQuoteNumber: string | null;
  /** Last valid local date; null if the carrier gives none. */
  readonly validThrough: LocalDate | null;
  /** The carrier's notes. */
  readonly notes: readonly string[];
  /** Business days after the pickup day; absent or null if the carrier gives none. */
  readonly transitDays?: number | null;
  /** Whether a partner carrier takes part; absent if the carrier does not say. */
  readonly service?: 'direct' | 'interline';
  /** Absent for carriers with one service. */
  readonly carrierService?: CarrierService;
}

/** Why a carrier makes no offer. */
export type ConnectorDeclineCode =
  'CARRIER_TIMEOUT' | 'CARRIER_UNAVAILABLE' | 'CARRIER_ANSWER_INVALID' | 'CARRIER_REFUSED' | 'MODE_NOT_OFFERED';

export interface DeclineReason {
  readonly code: ConnectorDeclineCode;
  /** Display text, at most 500 characters. */
  readonly message: string;
  /** Milliseconds in which the carrier wants no calls (HTTP 429). */
  readonly retryAfterMs?: number;
  /** The carrier does not accept the credentials (HTTP 401). */
  readonly isUnauthorized?: true;
  /** The carrier was not called, or refused the call before it did anything: the call can be repeated. */
  readonly isUnsent?: true;
}

/** Kind of a connection, like `tariff` or `dsdc`; each has one connector. At most 12 ASCII characters. */
export type ConnectorKind = string;

/** Base path of a service on the carrier's server, from its root; null: the connector's default. */
export interface CarrierPaths {
  readonly tracking: string | null;
  readonly charges: string | null;
  readonly invoices: string | null;
}

/** How to reach a carrier over HTTP. */
export interface ConnectionTarget extends ConnectionRef {
  readonly connector: ConnectorKind;
  readonly carrierName: string;
  readonly endpoint: URL;
  readonly paths: CarrierPaths;
  /** Headers that authenticate the company. */
  readonly headers: Readonly<Record<string, string>>;
  readonly customerNumber: string | null;
  /** Settings that only the interface of this carrier has. */
  readonly options: ConnectionOptions;
  readonly timeoutMs: number;
}

/** Reference to a connection. Each message looks the connection up again. */
export interface ConnectionRef {
  readonly companyId: string;
  readonly connectionId: string;
}

/** A carrier to tender to over one of its connections. */
export interface TenderTarget extends ConnectionRef {
  readonly carrierName: string;
  /** Null until the company enters one; only email connections have one. */
  readonly tenderEmail: string | null;
  /** Whether the carrier is fictional. */
  readonly isDemo: boolean;
}

/** A shipment to be traced by its numbers. */
export interface TracedShipment {
  /** Shipment number such as S-000317. */
  readonly number: string;
  readonly bolNumber: string;
  readonly proNumber: string | null;
  /** IANA zones of the stops, in their order. */
  readonly timeZones: readonly string[];
}

/** A time window of events, and a page of it. */
export interface EventsQuery {
  from: Date;
  to: Date;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** `missing`: the carrier has no such file, or it must not be fetched. `unknown`: it must be requested again. */
export type LinkedDocument =
  { state: 'fetched'; bytes: Buffer } | { state: 'missing' | 'unknown'; /** Display text. */ message: string };

/**
 * Communicates with carriers of one kind: a provider with `@ConnectorFor(kind)`. Each method is a capability, absent if not supported;
 * `ConnectorRegistry.kindsWith` finds the kinds that have one. Methods do not throw for carrier errors.
 */
export interface Connector {
  /** `http`: connections have an endpoint and credentials. `mail`: they have a tender email address, and prices come from tariffs. `partner`: their settings are in the module of the connector. */
  readonly channel: 'http' | 'mail' | 'partner';
  /** What a user enters to connect a carrier; absent: `ANY_CARRIER`. */
  readonly setup?: ConnectorSetup;
  /** Modes that `tender` takes; absent: all. Others are tendered to the carrier's mailbox, if it has one. */
  readonly tenderModes?: readonly string[];
  /** Whether a shipment of the mode that was priced with a tariff is tendered over this connection instead of by email. */
  takesTariffPrices?(connection: ConnectionRef, mode: string): Promise<boolean>;
  /** The connection was enabled or disabled, for connectors with settings of their own (channel `partner`). */
  enabledChanged?(tx: Transaction, connection: ConnectionRef, enabled: boolean): Promise<void>;
  /** Sends the bill of lading or the tender email. */
  tender?(target: TenderTarget, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome>;
  /** Requests the pickup of a shipment whose bill of lading the carrier accepted; for carriers that take it in a message of its own. */
  pickup?(
    target: TenderTarget,
    request: TenderRequest,
    taken: TenderOutcome,
    signal: AbortSignal,
  ): Promise<TenderOutcome>;
  /** Reads the state of a pickup; `not_found` if the carrier does not have it, null without a usable response. */
  pickupStatus?(
    connection: ConnectionRef,
    numbers: TenderedNumbers,
    signal: AbortSignal,
  ): Promise<PickupStatus | 'not_found' | null>;
  /** Sends the shipment as it is now, after its pickup, references or instructions changed. */
  change?(target: TenderTarget, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome>;
  cancel?(target: TenderTarget, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome>;
  /** Sends a rate request; returns offers or a decline reason. */
  rate?(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason>;
  /** Reads the response to an earlier rate request, by our quote number; a decline reason if there is none. */
  lateRate?(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason>;
  /** Requests a page of events; returns the raw response or null. */
  track?(connection: ConnectionRef, query: EventsQuery, signal: AbortSignal): Promise<unknown>;
  /** Reads what the carrier knows of one shipment, as events of the DSDC in-transit standard with ids that stay the same; null without a usable response. For carriers that publish no events of all shipments. */
  trace?(connection: ConnectionRef, shipment: TracedShipment, signal: AbortSignal): Promise<object[] | null>;
  /** Fetches a document that an event links. */
  documents?(connection: ConnectionRef, url: string, signal: AbortSignal): Promise<LinkedDocument>;
  /** Reads the preliminary charges of freight in transit: the raw response, null if there is none, `gone` if the carrier does not have the subscription. */
  charges?(connection: ConnectionRef, subscription: string, signal: AbortSignal): Promise<unknown>;
  /** Reads invoices and their documents. */
  readonly invoices?: CarrierInvoiceReader;
  /** What the carrier sends by subscription. */
  readonly subscriptions?: Readonly<Partial<Record<SubscriptionKind, CarrierSubscriptions>>>;
}

/** What connectors can do. */
export type Capability = Exclude<keyof Connector, 'channel' | 'setup' | 'tenderModes'>;

/** Whether the result is a decline reason. */
export function isDecline(answer: ConnectorOffer[] | DeclineReason): answer is DeclineReason {
  return 'code' in answer;
}
