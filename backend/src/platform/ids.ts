import { monotonicFactory } from 'ulid';

/** What an id names: user, session, registration, company, association, carrier, connection, tariff, quote, offer, quote event, shipment, shipment event, document, outbox message. */
export type IdPrefix = 'usr' | 'ses' | 'reg' | 'cmp' | 'asc' | 'car' | 'con' | 'trf' | 'qte' | 'ofr' | 'qev' | 'shp' | 'sev' | 'doc' | 'obx';

const ulid = monotonicFactory();

/** A new id, `prefix_ULID`, 30 ASCII characters; ids made by one process sort in the order they were made. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${ulid()}`;
}
