import type { ConnectionOption, SetupField, TenderLimit } from '../connectors/connector-setup.js';

/** What connectors can do, in the order of a shipment. */
export const CONNECTOR_CAPABILITIES = [
  'rate',
  'tender',
  'change',
  'cancel',
  'track',
  'trace',
  'documents',
  'charges',
  'invoices',
  'subscriptions',
] as const;

/** The carrier of a connector. */
export class ConnectorCarrierDto {
  scac: string;
  name: string;
}

/** A server of a carrier. */
export class ConnectorServerDto {
  environment: 'production' | 'sandbox';
  url: string;
  /** Address of its access tokens; null without OAuth 2. */
  tokenUrl: string | null;
}

/** The published description that a connector was built from. */
export class ConnectorSourceDto {
  title: string;
  url: string;
  /** Local date. */
  readOn: string;
}

/** A kind of interface over which carriers can be connected. */
export class ConnectorDto {
  /** Value of `connector` when a carrier is connected. */
  kind: string;
  /** The only carrier of this kind; null: any carrier. */
  carrier: ConnectorCarrierDto | null;
  /** Servers to choose from; empty: the user enters an address. */
  servers: ConnectorServerDto[];
  /** Header of the carrier's key; null: the user chooses how to authenticate. */
  keyHeader: string | null;
  /** Whether the carrier accepts client credentials (OAuth 2) and nothing else. */
  usesClientCredentials: boolean;
  /** Settings that connections of this kind have in addition to address, credentials and timeout. */
  fields: SetupField[];
  /** Settings in `options` that connections of this kind have. */
  options: ConnectionOption[];
  /** Fields and options that must be entered. */
  required: (SetupField | ConnectionOption)[];
  /** `rate`: quotes. `tender`: bill of lading and pickup. `change`, `cancel`: of a tender. `track`: events of all shipments. `trace`: events of one shipment. `charges`: preliminary charges. `subscriptions`: the carrier can send messages itself. */
  capabilities: (typeof CONNECTOR_CAPABILITIES)[number][];
  /** Freight that cannot be tendered over the interface: `hazmat`: hazardous material; `cross_border`: from one country to another; `expedited`: expedited and time-critical. Empty: none. */
  notTendered: TenderLimit[];
  /** Set if the connector was built from this description and not run against the carrier. */
  source: ConnectorSourceDto | null;
}

export class ConnectorListDto {
  items: ConnectorDto[];
}
