import { Conflict, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { msg } from '../../messages/message.js';

export const staleEdiPartner = (): Conflict =>
  new Conflict('STALE_REVISION', msg`These settings were changed in the meantime. Load the page again.`);

export const ediPartnerExists = (): Conflict =>
  new Conflict('EDI_PARTNER_EXISTS', msg`This carrier is an EDI partner already, or another partner has the same ids.`);

export const carrierUnknown = (): ValidationFailed =>
  new ValidationFailed([
    { pointer: '/carrierId', code: 'CARRIER_UNKNOWN', message: msg`The company has no such carrier.` },
  ]);

export const notWaiting = (): Conflict =>
  new Conflict('INTERCHANGE_NOT_WAITING', msg`This interchange is not waiting to be sent.`);
