import { randomInt } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** Characters of Crockford's Base32. */
const ULID_ALPHABET = 32;

/** What an id names: user, session, passkey, registration, mailed link, company, association, carrier, connection, tariff, quote, offer, quote event, shipment, shipment event, shipment exception, document, outbox message, invitation, claimed domain, audit entry, saved view, product, freight template, share link, share link view, quote import, company export, notification, digest, weekly summary, tender, API key, webhook, webhook delivery, contact, contact import. */
export type IdPrefix =
  | 'usr'
  | 'ses'
  | 'pky'
  | 'reg'
  | 'lnk'
  | 'cmp'
  | 'asc'
  | 'car'
  | 'con'
  | 'trf'
  | 'qte'
  | 'ofr'
  | 'qev'
  | 'shp'
  | 'sev'
  | 'exc'
  | 'doc'
  | 'obx'
  | 'inv'
  | 'dom'
  | 'aud'
  | 'svw'
  | 'prd'
  | 'tpl'
  | 'tnd'
  | 'shr'
  | 'shv'
  | 'qim'
  | 'cex'
  | 'ntf'
  | 'dig'
  | 'sum'
  | 'key'
  | 'whk'
  | 'whd'
  | 'ctc'
  | 'cim';

/**
 * A universally unique, lexicographically sortable id; those of one process rise. `randomInt` draws from a cache of random bytes: 2 µs
 * for an id in a new millisecond, against 50 µs with ulid's own source.
 */
export const newUlid: () => string = monotonicFactory(() => randomInt(ULID_ALPHABET) / ULID_ALPHABET);

/** A new id, `prefix_ULID`, 30 ASCII characters; ids made by one process sort in the order they were made. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${newUlid()}`;
}
