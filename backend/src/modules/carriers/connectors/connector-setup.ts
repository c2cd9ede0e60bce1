import type { LocalDate } from '../../../kernel/time/local-date.js';

/** Settings of a connection over HTTP that not every kind has. */
export const SETUP_FIELDS = ['customerNumber', 'trackingPath', 'chargesPath', 'invoicesPath'] as const;
export type SetupField = (typeof SETUP_FIELDS)[number];

/** A server of the carrier. */
export interface CarrierServer {
  readonly environment: 'production' | 'sandbox';
  readonly url: string;
}

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
  readonly fields: readonly SetupField[];
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
