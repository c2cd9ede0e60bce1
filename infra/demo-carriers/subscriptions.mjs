import { isChargesSubscription, isEventSubscription, isWebhookTest, problemOf } from './required.mjs';

const PAGE_MAX = 200;
const PATH = '/v1/subscriptions';

/** Error of preliminary freight charges. */
const chargesProblem = (status, code, message, details) => ({
  status,
  body: { code, message, ...(details ? { details } : {}) },
});
/** Error of in-transit visibility (RFC 7807). */
const problem = (status, title, detail) => ({ status, body: { type: 'about:blank', title, status, detail } });

/** Subscriptions to events by the in-transit standard, at `/v1/subscriptions`. */
export function createEventSubscriptions({ now, keptById = new Map() }) {
  let made = 0;
  const create = (message) => {
    if (!isEventSubscription(message)) return problem(400, 'Invalid subscription', problemOf(isEventSubscription));
    const at = new Date(now()).toISOString();
    const subscription = { ...message, id: `evs_${(made += 1)}`, createdAt: at, updatedAt: at, status: 'active' };
    keptById.set(subscription.id, subscription);
    return { status: 201, body: subscription };
  };
  const update = (subscription, patch) => {
    const changed = { ...subscription, ...patch, updatedAt: new Date(now()).toISOString() };
    keptById.set(changed.id, changed);
    return { status: 200, body: changed };
  };
  const list = (search) => {
    const pageSize = Math.min(Number(search.get('pageSize')) || 50, PAGE_MAX);
    const page = Math.max(Number(search.get('page')) || 1, 1);
    const found = [...keptById.values()].filter(({ status }) => status === (search.get('status') ?? 'active'));
    const data = found.slice((page - 1) * pageSize, page * pageSize);
    return {
      status: 200,
      body: { data, page, pageSize, totalPages: Math.ceil(found.length / pageSize), totalCount: found.length },
    };
  };
  return {
    byId: keptById,
    handle({ method, pathname, search, message }) {
      if (pathname === PATH) {
        if (method === 'POST') return create(message);
        return method === 'GET' ? list(search) : undefined;
      }
      const subscription = keptById.get(idIn(pathname));
      if (idIn(pathname) === undefined) return undefined;
      if (!subscription) return problem(404, 'Not found', 'There is no such subscription.');
      if (method === 'GET') return { status: 200, body: subscription };
      if (method === 'PATCH') return update(subscription, message);
      if (method !== 'DELETE') return undefined;
      keptById.delete(subscription.id);
      return { status: 204 };
    },
  };
}

/** Subscriptions to preliminary freight charges. `charges()`: those of the freight in transit. `test(url)`: sends a test message; returns whether it arrived. */
export function createChargesSubscriptions({ now, charges, test, keptById = new Map() }) {
  let made = 0;
  const create = (message) => {
    if (!isChargesSubscription(message))
      return chargesProblem(400, 'INVALID_REQUEST', problemOf(isChargesSubscription));
    const known = [...keptById.values()].find(({ webhookUrl }) => webhookUrl === message.webhookUrl);
    const { subscriptionId } = known ?? {};
    if (known)
      return chargesProblem(409, 'SUBSCRIPTION_CONFLICT', 'A subscription for this account already exists', {
        accountId: message.accounts[0],
        subscriptionId,
      });
    const at = new Date(now()).toISOString();
    const subscription = {
      ...message,
      subscriptionId: `sub_${(made += 1)}`,
      status: 'active',
      createdAt: at,
      updatedAt: at,
    };
    keptById.set(subscription.subscriptionId, subscription);
    return { status: 201, body: subscription };
  };
  const webhookTest = async (message) => {
    if (!isWebhookTest(message)) return chargesProblem(400, 'INVALID_REQUEST', problemOf(isWebhookTest));
    const arrived = await test(message.webhookUrl);
    return arrived
      ? { status: 200, body: {} }
      : chargesProblem(400, 'WEBHOOK_FAILED', 'The webhook did not accept the test message.');
  };
  return {
    byId: keptById,
    handle({ method, pathname, message }) {
      if (method === 'POST' && pathname === '/webhooks/test') return webhookTest(message);
      if (method === 'POST' && pathname === PATH) return create(message);
      const id = idIn(pathname.replace(/\/inflight$/, ''));
      if (id === undefined) return undefined;
      const subscription = keptById.get(id);
      if (!subscription) return chargesProblem(404, 'NOT_FOUND', 'Resource not found');
      if (method === 'GET') return { status: 200, body: pathname.endsWith('/inflight') ? charges() : subscription };
      if (method !== 'DELETE') return undefined;
      keptById.delete(id);
      return { status: 204 };
    },
  };
}

function idIn(pathname) {
  const [, id] = /^\/v1\/subscriptions\/([^/]+)$/.exec(pathname) ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}
