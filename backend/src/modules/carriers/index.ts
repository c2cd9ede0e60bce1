export { CarriersModule } from './carriers.module.js';
export { ProNumbers } from './pro-numbers.js';
export { CarrierGuard, type GuardedCall } from './connectors/carrier-guard.js';
export { CarrierConnectors } from './connectors/carrier-connectors.js';
export { type ConnectionTarget, type ConnectorOffer, type ConnectorRateRequest, type DeclineReason, isDecline } from './connectors/connector.js';
