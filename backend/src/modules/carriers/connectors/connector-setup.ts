import type { LocalDate } from '../../../kernel/time/local-date.js';

/** Settings of a connection over HTTP that not every kind has. */
export const SETUP_FIELDS = ['customerNumber', 'trackingPath', 'chargesPath', 'invoicesPath'] as const;
export type SetupField = (typeof SETUP_FIELDS)[number];

/** Settings that only the interfaces of single carriers have. */
export const CONNECTION_OPTIONS = [
  'environment',
  'tokenScope',
  'freightAccountNumber',
  'freightAccountType',
  'billingAddress1',
  'billingCity',
  'billingState',
  'billingPostalCode',
  'billingCountry',
] as const;
export type ConnectionOption = (typeof CONNECTION_OPTIONS)[number];
type TextOption = Exclude<ConnectionOption, 'billingCountry' | 'environment' | 'freightAccountType'>;
export type ConnectionOptions = Readonly<Partial<Record<TextOption, string>>> & {
  readonly billingCountry?: 'US' | 'CA';
  /** For carriers whose test environment has the same address. */
  readonly environment?: 'production' | 'test';
  readonly freightAccountType?: 'ship_to' | 'bill_to';
};

/** A server of the carrier. */
export interface CarrierServer {
  readonly environment: 'production' | 'sandbox';
  readonly url: string;
  /** Address of its access tokens, for carriers that authenticate by OAuth 2. */
  readonly tokenUrl?: string;
}

/** Freight that a carrier takes over its interface or not. */
export const TENDER_LIMITS = ['hazmat', 'cross_border', 'expedited'] as const;
export type TenderLimit = (typeof TENDER_LIMITS)[number];

/** The published description that a connector was built from. */
export interface ConnectorSource {
  readonly title: string;
  readonly url: string;
  readonly readOn: LocalDate;
}

/** What a user enters to connect a carrier of one kind. */
export interface ConnectorSetup {
  /** The only carrier of this kind; null: any carrier. */
  readonly carrier: { readonly scac: string; readonly name: string } | null;
  /** The carrier's servers; empty: the user enters the address. */
  readonly servers: readonly CarrierServer[];
  /** Header of the carrier's key; null: the user chooses how to authenticate. */
  readonly keyHeader: string | null;
  /** Set if the carrier accepts client credentials (OAuth 2, RFC 6749 section 4.4) and nothing else. `scope`: null if it has none, or if each company has its own (`tokenScope`). `audience`: for servers that ask for it. */
  readonly oauth?: { readonly scope: string | null; readonly audience?: string };
  readonly fields: readonly SetupField[];
  /** Absent: none. */
  readonly options?: readonly ConnectionOption[];
  /** Fields and options without which the carrier cannot be called; absent: none. */
  readonly required?: readonly (SetupField | ConnectionOption)[];
  /** Freight that is refused before the call, because no source describes its message: it is tendered by email or telephone. Absent: none. */
  readonly notTendered?: readonly TenderLimit[];
  /** Set if the connector has not been run against the carrier: the carriers page says so until the company's first successful call. */
  readonly source: ConnectorSource | null;
}

/** Setup of kinds without their own: any carrier, any address, any credentials. */
export const ANY_CARRIER: ConnectorSetup = {
  carrier: null,
  servers: [],
  keyHeader: null,
  fields: SETUP_FIELDS,
  source: null,
};
