import { roleLabel } from '../../../shared/roles';
import type { Activity, Member } from '../../../shared/types';

/** Every event that the API can tell of, in words: one without words does not compile. */
export const ACTIONS: Readonly<Record<Activity['action'], string>> = {
  'account.created': 'Registered',
  'api_key.made': 'Made an API key',
  'api_key.revoked': 'Revoked an API key',
  'carrier.changed': 'Changed how a carrier is reached',
  'carrier.connected': 'Connected a carrier',
  'carrier.secret_made': 'Made a secret for a carrier’s events',
  'carrier.secret_removed': 'Removed the secret of a carrier’s events',
  'company.created': 'Created the company',
  'company.changed': 'Changed the company',
  'company.deleted': 'Deleted the company',
  'company.entered': 'Switched to the company',
  'company.export_downloaded': 'Downloaded an export of everything',
  'company.export_requested': 'Asked for an export of everything',
  'company.restored': 'Restored the company',
  'document.made': 'Made a shipment’s paper',
  'document.printed': 'Printed a shipment’s papers',
  'document.uploaded': 'Added a file to a shipment',
  'domain.changed': 'Changed a mail domain',
  'domain.claimed': 'Claimed a mail domain',
  'domain.released': 'Removed a mail domain',
  'domain.verified': 'Proved a mail domain',
  'email.change_requested': 'Asked to change their e-mail address',
  'email.changed': 'Changed their e-mail address',
  'email.restored': 'Restored their e-mail address',
  'exception.resolved': 'Resolved an exception of a shipment',
  'factor.added': 'Added a second factor',
  'factor.refused': 'Gave a second factor that was refused',
  'factor.removed': 'Removed a second factor',
  'identity.linked': 'Linked a sign-in',
  'identity.unlinked': 'Unlinked a sign-in',
  'invitation.declined': 'Declined an invitation',
  'invitation.revoked': 'Revoked an invitation',
  'member.invited': 'Invited somebody',
  'member.joined': 'Joined',
  'member.left': 'Left',
  'member.prices_changed': 'Changed whether a member sees prices',
  'member.reinstated': 'Resumed a membership',
  'member.removed': 'Removed a member',
  'member.requested': 'Asked to join',
  'member.role_changed': 'Changed a role',
  'member.suspended': 'Suspended a member',
  'ownership.transferred': 'Handed the company over',
  'password.changed': 'Changed their password',
  'password.reset': 'Reset their password',
  'rating_rules.changed': 'Changed the rating rules',
  'recovery_code.used': 'Used a recovery code',
  'recovery_codes.made': 'Made new recovery codes',
  'request.approved': 'Approved a request',
  'request.declined': 'Declined a request',
  'request.expired': 'A request lapsed',
  'request.withdrawn': 'Withdrew a request',
  'session.ended': 'Signed out',
  'session.reauthenticated': 'Confirmed who they are',
  'session.refused': 'A sign-in was refused',
  'session.revoked': 'Ended a session',
  'session.started': 'Signed in',
  'share.created': 'Shared a shipment by a link',
  'share.revoked': 'Revoked the link to a shipment',
  'shipment.booked': 'Booked a shipment',
  'shipment.cancelled': 'Cancelled a shipment',
  'shipment.changed': 'Changed a shipment',
  'shipment.copied': 'Copied a shipment into a quote',
  'shipment.corrected': 'Corrected a shipment’s tracking',
  'shipment.event_entered': 'Entered an event of a shipment',
  'shipment.tendered': 'Tendered a shipment',
  'tariff.restored': 'Put a tariff back in use',
  'tariff.uploaded': 'Uploaded a tariff',
  'tariff.withdrawn': 'Withdrew a tariff',
  'webhook.changed': 'Changed a webhook',
  'webhook.created': 'Added a webhook',
  'webhook.disabled': 'Switched off a webhook that nothing got through to',
  'webhook.removed': 'Removed a webhook',
  'webhook.secret_rotated': 'Made a new secret for a webhook',
};

/** An event's name in words; an older page keeps the name of one that it does not know. */
export const actionWords = (action: Activity['action']): string => ACTIONS[action] ?? action;

/** Whether the API tells of such an event. */
export const isAction = (action: string | null): action is Activity['action'] => action !== null && Object.hasOwn(ACTIONS, action);

const OWN_ID = /^[a-z]{3}_[0-9A-Z]{26}$/;

/** What an event was about: a person by name, or an address. Other ids of our own say nothing to people; the file to download has them. */
export function subjectWords(subject: string | null, people: readonly Pick<Member, 'userId' | 'fullName'>[]): string | null {
  if (subject === null || !OWN_ID.test(subject)) return subject;
  return people.find(({ userId }) => userId === subject)?.fullName ?? (subject.startsWith('usr_') ? subject : null);
}

/** Further facts of an event on one line: `role: Booker, again: yes`. */
export function detailWords(details: Activity['details']): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name.replace(/([A-Z])/g, ' $1').toLowerCase()}: ${valueWords(name, value)}`)
    .join(', ');
}

function valueWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return name === 'role' || name === 'from' || name === 'to' ? roleLabel(String(value)) : String(value);
}
