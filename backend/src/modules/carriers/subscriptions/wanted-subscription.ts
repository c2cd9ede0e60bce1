import type { ConnectionRow } from '../connections/persistence/connections.repository.js';
import type { SubscriptionKind, WantedSubscription } from '../connectors/subscriptions.js';

/** Where carriers send each kind of messages. */
export const DELIVERY_PATHS: Readonly<Record<SubscriptionKind, string>> = {
  events: '/carrier-api/v1/shipment-events',
  charges: '/carrier-api/v1/preliminary-freight-charges',
};

/** Where carriers send invoices and documents: `/invoices` and `/documents` below it. */
export const INVOICES_PATH = '/carrier-api/v1';

/** The address for a connection's messages. It names the connection, so that carriers need no header for that. */
export function deliveryUrl(publicUrl: URL, kind: SubscriptionKind, connectionId: string): string {
  const url = new URL(DELIVERY_PATHS[kind], publicUrl);
  url.searchParams.set('connection', connectionId);
  return url.href;
}

/** The subscription that a connection should have; a text says why it should have none. */
export function wantedSubscription(
  { id, enabled, inboundSecret, customerNumber }: ConnectionRow,
  kind: SubscriptionKind,
  publicUrl: URL,
): Omit<WantedSubscription, 'resume'> | string {
  if (!enabled) return 'The connection is disabled.';
  if (kind === 'events' && inboundSecret === null)
    return 'Create a secret and give it to the carrier, which signs its events with it.';
  if (kind === 'charges' && customerNumber === null)
    return 'Enter the customer number of your company with this carrier.';
  return {
    url: deliveryUrl(publicUrl, kind, id),
    secretId: id,
    signed: inboundSecret !== null,
    account: customerNumber,
  };
}
