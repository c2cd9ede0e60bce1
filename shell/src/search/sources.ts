import { type Api, unwrap } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** Something that can be opened. */
export interface Hit {
  /** Local path of its page; also what tells hits apart. */
  path: string;
  /** What people call it, such as `S-000317`. */
  label: string;
  /** What tells it from others of its kind. */
  detail: string;
}

/** One kind of things that are searched. */
export interface SearchSource {
  name: MessageDescriptor;
  /** Searched only by who has it. */
  permission: string;
  search(api: Api, q: string, signal: AbortSignal): Promise<Hit[]>;
}

const FEW = 5;

interface Place {
  city: string;
  state: string;
}
const lane = ({ origin, destination }: { origin: Place; destination: Place }) =>
  t`${origin.city}, ${origin.state} to ${destination.city}, ${destination.state}`;

/** What the search looks through, in the order in which it is shown. */
export const SEARCH_SOURCES: readonly SearchSource[] = [
  {
    name: msg`Shipments`,
    permission: 'shipment.read',
    async search(api, q, signal) {
      const { items } = await unwrap(api.GET('/api/v1/shipments', { params: { query: { q, limit: FEW } }, signal }));
      return items.map((item) => ({
        path: paths.shipment(item.id),
        label: item.number,
        detail: `${lane(item)}, ${item.carrier.name}`,
      }));
    },
  },
  {
    name: msg`Quotes`,
    permission: 'quote.read',
    async search(api, q, signal) {
      const { items } = await unwrap(api.GET('/api/v1/quotes', { params: { query: { q, limit: FEW } }, signal }));
      return items.map((item) => ({ path: paths.quote(item.id), label: item.number, detail: lane(item) }));
    },
  },
  {
    name: msg`Contacts`,
    permission: 'contact.read',
    async search(api, q, signal) {
      const { items } = await unwrap(api.GET('/api/v1/contacts', { params: { query: { q, limit: FEW } }, signal }));
      return items.map(({ id, name, address: { city, state } }) => ({
        path: `${paths.contacts()}?q=${encodeURIComponent(name)}#${id}`,
        label: name,
        detail: `${city}, ${state}`,
      }));
    },
  },
];
