import { createHmac } from 'node:crypto';

/** Failures in a row after which a subscription is suspended. */
const FAILURES_MAX = 3;
const TIMEOUT_MS = 5_000;

/**
 * Sends new events and preliminary charges to active subscriptions, signed as the receiver documents it. `secrets`: the secret of each connection,
 * as the shipper gave it to the carrier. `suspend(subscription)` is called after repeated failures.
 */
export function createDeliveries({ now, secrets, events, charges, subscriptions }) {
  const sent = new Set();
  const failures = new Map();

  const post = async (url, secret, message) => {
    const body = message === undefined ? '' : JSON.stringify(message);
    const { pathname, search } = new URL(url);
    const timestamp = String(Math.floor(now() / 1_000));
    const signed = body === '' ? `POST ${pathname}${search}` : body;
    const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${signed}`).digest('hex')}`;
    const headers = {
      'content-type': 'application/json',
      'x-lading-timestamp': timestamp,
      'x-lading-signature': signature,
    };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      ...(body === '' ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  };

  const arrived = async (url, secret, message) => {
    try {
      return await post(url, secret, message);
    } catch {
      return false;
    }
  };

  const deliver = async (id, url, secret, messages, suspend) => {
    for (const { key, message } of messages) {
      if (sent.has(`${id} ${key}`)) continue;
      if (await arrived(url, secret, message)) {
        sent.add(`${id} ${key}`);
        failures.delete(id);
        continue;
      }
      const failed = (failures.get(id) ?? 0) + 1;
      failures.set(id, failed);
      if (failed >= FAILURES_MAX) suspend();
      return;
    }
  };

  const deliverEvents = ({ id, endpointUrl, hmacSecretId }) => {
    const secret = secrets.get(hmacSecretId);
    if (!secret) return undefined;
    const messages = events().map((event) => ({
      key: event.eventId,
      message: { deliveryId: `dlv-${event.eventId}`, sentAt: event.reportedAt, events: [event] },
    }));
    return deliver(id, endpointUrl, secret, messages, () => (subscriptions.events.get(id).status = 'paused'));
  };

  const secretOf = (url) => secrets.get(new URL(url).searchParams.get('connection'));

  const deliverCharges = ({ subscriptionId: id, webhookUrl }) => {
    const secret = secretOf(webhookUrl);
    if (!secret) return undefined;
    const messages = charges().map((message) => ({ key: `${message.pfc.uniqueID} ${message.pfc.date}`, message }));
    return deliver(id, webhookUrl, secret, messages, () => (subscriptions.charges.get(id).status = 'suspended'));
  };

  return {
    /** Whether the address accepts a signed message without a body. */
    test: (url) => {
      const secret = secretOf(url);
      return secret ? arrived(url, secret) : Promise.resolve(false);
    },
    async run() {
      for (const subscription of subscriptions.events.values())
        if (subscription.status === 'active') await deliverEvents(subscription);
      for (const subscription of subscriptions.charges.values())
        if (subscription.status === 'active') await deliverCharges(subscription);
    },
  };
}
