export { DemonstrationCarriers } from './demonstration/demonstration-carriers.js';
export { InboundSecrets } from './inbound/inbound-secrets.js';
export { type ChargePull, ChargePulls } from './pull/charge-pulls.js';
export { type EventPull, EventPulls, type PullWindow } from './pull/event-pulls.js';
export { CarrierPaymentTerms } from './profile/payment-terms.js';
export { CarrierAddresses } from './profile/carrier-addresses.js';
export { readCarrierSettings } from './persistence/carrier.entity.js';
export { ReclassHistoryRepository } from './reclass-history/persistence/reclass-history.repository.js';
export { PartnerConnections } from './connections/partner-connections.js';
export { CarriersModule } from './carriers.module.js';
export { ProNumbers } from './persistence/pro-numbers.sql.js';
export { CarrierDocuments } from './connectors/carrier-documents.js';
export { CarrierInvoices } from './connectors/carrier-invoices.js';
export { CarrierTracing } from './connectors/carrier-tracing.js';
export { CarrierTenders } from './connectors/carrier-tenders.js';
export {
  type CarrierNotice,
  type NoticeOutcome,
  type PickupStatus,
  type TenderedShipment,
  type TenderMail,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
} from './connectors/tenders.js';
export { endOf, type FreightLine, linesOf, payerOf, phoneDigits, postalCodeOf } from './connectors/freight-parts.js';
export { tenderFacts } from './connectors/tender-facts.js';
export { CarrierConnectors } from './connectors/carrier-connectors.js';
export { ConnectorFor } from './connectors/connector-registry.js';
export {
  type ConnectionRef,
  type ConnectionTarget,
  type Connector,
  type ConnectorOffer,
  type ConnectorRateRequest,
  type DeclineReason,
  isDecline,
  type TenderTarget,
} from './connectors/connector.js';
