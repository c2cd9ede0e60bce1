import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulid';

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

/** Random bytes are drawn many at a time, because each draw costs as much as all the rest of an id. */
const randomBytes = Buffer.alloc(1_024);
let randomBytesLeft = 0;

/** A universally unique, lexicographically sortable id; those of one process rise. */
export const newUlid: () => string = monotonicFactory(() => {
  if (randomBytesLeft === 0) randomBytesLeft = randomFillSync(randomBytes).length;
  randomBytesLeft -= 1;
  return randomBytes.readUInt8(randomBytesLeft) / 256;
});

/** A new id, `prefix_ULID`, 30 ASCII characters; ids made by one process sort in the order they were made. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${newUlid()}`;
}
