import { documentsOf, invoiceOf, isFinal, preliminaryChargesOf } from './billing.mjs';
import { createDeliveries } from './deliveries.mjs';
import { createChargesSubscriptions, createEventSubscriptions } from './subscriptions.mjs';

/** Path of preliminary freight charges below the endpoint: in-transit visibility has `/v1/subscriptions` too. */
const CHARGES = '/pfc';
/** A list of result codes: `Failure Data Error`. */
const NOT_FOUND = { status: 404, body: ['300'] };

/** Subscriptions, preliminary charges, invoices and documents of a carrier. `day`: its freight on the way. */
export function createServices({ scac, day }) {
  const { now } = day;
  const secrets = new Map();
  /** The carrier's own address, as callers know it: documents of events are below it. */
  let ownAddress = '';
  const messages = () => day.journeys().map((journey) => preliminaryChargesOf(journey, scac));
  const inFlight = () =>
    messages()
      .flatMap((each) => each.slice(-1))
      .filter((message) => !isFinal(message));
  const events = createEventSubscriptions({ now });
  const charges = createChargesSubscriptions({ now, charges: inFlight, test: (url) => deliveries.test(url) });
  const deliveries = createDeliveries({
    now,
    secrets,
    events: () => day.page(new URLSearchParams({ pageSize: '500' }), ownAddress).data,
    charges: () => messages().flat(),
    subscriptions: { events: events.byId, charges: charges.byId },
  });
  const invoices = () => day.journeys().flatMap((journey) => invoiceOf(journey, scac) ?? []);

  return {
    /** Secrets that sign deliveries, by the connection that they are for. */
    secrets,
    deliver: deliveries.run,
    /** The response to a message, or undefined for an unknown path. */
    handle({ method, path, message, base = '' }) {
      ownAddress = base;
      const { pathname, searchParams: search } = new URL(path, 'http://carrier');
      if (pathname.startsWith(`${CHARGES}/`))
        return charges.handle({ method, pathname: pathname.slice(CHARGES.length), message });
      if (method === 'GET' && /^\/(invoices|documents)(\/[^/]+)?$/.test(pathname))
        return billing(pathname, search, invoices());
      return events.handle({ method, pathname, search, message });
    },
  };
}

function billing(pathname, search, invoices) {
  const [, kind, asked] = pathname.split('/');
  const id = asked === undefined ? undefined : decodeURIComponent(asked);
  if (kind === 'invoices' && id !== undefined) {
    const invoice = invoices.find(({ uniqueID }) => uniqueID === id);
    return invoice ? { status: 200, body: invoice } : NOT_FOUND;
  }
  if (kind === 'invoices') return { status: 200, body: invoices.filter((invoice) => fits(invoice, search)) };
  if (id !== undefined) {
    const invoice = invoices.find(({ invoiceHeader }) => invoiceHeader.invoiceNumber === id);
    return invoice ? { status: 200, body: documentsOf(invoice, []) } : NOT_FOUND;
  }
  const types = search.getAll('documentType');
  return {
    status: 200,
    body: invoices.filter((invoice) => fits(invoice, search)).map((invoice) => documentsOf(invoice, types)),
  };
}

const FILTERS = ['uniqueID', 'shipmentID', 'DOT', 'MC', 'invoiceNumber'];

function fits({ invoiceHeader, ...invoice }, search) {
  const values = { ...invoice, invoiceNumber: invoiceHeader.invoiceNumber };
  return FILTERS.every((name) => !search.has(name) || search.get(name) === values[name]);
}
