export { type InboundConnection, InboundSecrets } from './inbound/inbound-secrets.js';
export { CarriersModule } from './carriers.module.js';
export { ProNumbers } from './pro-numbers.js';
export { type CarrierAnswer, CarrierExchange, type CarrierMessage, type Exchanged, isUnknown } from './connectors/dsdc/carrier-exchange.js';
export { CarrierTenders } from './connectors/carrier-tenders.js';
export type { NoticeOutcome, TenderedShipment, TenderOutcome } from './connectors/tender-connector.js';
export { CarrierGuard, type GuardedCall } from './connectors/carrier-guard.js';
export { CarrierConnectors } from './connectors/carrier-connectors.js';
export { type ConnectionTarget, type ConnectorOffer, type ConnectorRateRequest, type DeclineReason, isDecline } from './connectors/connector.js';
