import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { roleLabel } from '../../../shared/roles';
import type { Activity, Member } from '../../../shared/types';

/** All events that the API can tell of, in words: one without words does not compile. */
export const ACTIONS: Readonly<Record<Activity['action'], MessageDescriptor>> = {
  'account.created': msg`Registered`,
  'accounting.exported': msg`Exported invoices to accounting`,
  'api_key.made': msg`Created an API key`,
  'api_key.revoked': msg`Revoked an API key`,
  'approval.approved': msg`Approved a booking`,
  'approval.rejected': msg`Rejected a booking`,
  'approval.requested': msg`Requested approval of a booking`,
  'approval.withdrawn': msg`Withdrew a request for approval`,
  'approval_delegation.created': msg`Delegated approvals`,
  'approval_delegation.removed': msg`Ended a delegation of approvals`,
  'approval_rule.changed': msg`Changed an approval rule`,
  'approval_rule.created': msg`Added an approval rule`,
  'approval_rule.removed': msg`Deleted an approval rule`,
  'approval_rules.reordered': msg`Reordered approval rules`,
  'carrier.added': msg`Added a carrier`,
  'carrier.changed': msg`Changed a carrier connection`,
  'carrier.connected': msg`Connected a carrier`,
  'carrier.pro_block_added': msg`Added a PRO block`,
  'carrier.pro_block_closed': msg`Closed a PRO block`,
  'carrier.profile_changed': msg`Changed carrier contacts`,
  'carrier.secret_made': msg`Created a secret for carrier events`,
  'carrier.secret_removed': msg`Removed the secret for carrier events`,
  'carrier.settings_changed': msg`Changed calendar and charges of a carrier`,
  'carrier.subscribed': msg`Subscribed to the messages of a carrier again`,
  'carrier.tested': msg`Tested the connection to a carrier`,
  'coding_rule.changed': msg`Changed a coding rule`,
  'coding_rule.created': msg`Added a coding rule`,
  'coding_rule.removed': msg`Deleted a coding rule`,
  'coding_rules.reordered': msg`Reordered coding rules`,
  'company.created': msg`Created the company`,
  'company.changed': msg`Changed company settings`,
  'company.deleted': msg`Deleted the company`,
  'company.entered': msg`Switched to the company`,
  'company.export_downloaded': msg`Downloaded a data export`,
  'company.export_requested': msg`Requested a data export`,
  'company.move_removed': msg`Removed the data of the moved company`,
  'company.move_started': msg`Move to another installation started`,
  'company.move_undone': msg`Move to another installation undone`,
  'company.moved': msg`Company moved to another installation`,
  'company.quotas_changed': msg`Quotas changed by the operator`,
  'company.restored': msg`Restored the company`,
  'company.suspended': msg`Company suspended by the operator`,
  'company.unsuspended': msg`Suspension of the company lifted`,
  'demonstration.left': msg`Ended the demonstration`,
  'contact.changed': msg`Changed a contact`,
  'contact.created': msg`Added a contact`,
  'contact.merged': msg`Merged two contacts`,
  'contact.removed': msg`Removed a contact`,
  'contact.restored': msg`Restored a contact`,
  'contacts.imported': msg`Imported contacts`,
  'consignee.notified': msg`Consignee emailed`,
  'customs.changed': msg`Changed a customs declaration`,
  'demonstration.added': msg`Added demo carriers`,
  'demonstration.removed': msg`Removed demo data`,
  'document.made': msg`Created a shipment document`,
  'document.printed': msg`Printed shipment documents`,
  'document.requested': msg`Requested a document from a carrier`,
  'document.hold_placed': msg`Placed a legal hold on shipment documents`,
  'document.hold_released': msg`Released a legal hold on shipment documents`,
  'document.purged': msg`Documents deleted after their retention`,
  'document.uploaded': msg`Uploaded a shipment document`,
  'edi.host_key_confirmed': msg`Confirmed the host key of an SFTP server`,
  'edi.interchange_replayed': msg`Replayed an EDI interchange`,
  'edi.interchange_sent': msg`Marked an EDI interchange as sent`,
  'edi.interchanges_uploaded': msg`Uploaded EDI interchanges`,
  'edi.partner_added': msg`Added an EDI partner`,
  'edi.partner_changed': msg`Changed an EDI partner`,
  'edi.sftp_changed': msg`Changed the SFTP server of an EDI partner`,
  'edi.sftp_removed': msg`Removed the SFTP server of an EDI partner`,
  'edi.sftp_tested': msg`Tested the SFTP server of an EDI partner`,
  'domain.changed': msg`Changed a mail domain`,
  'domain.claimed': msg`Claimed a mail domain`,
  'domain.released': msg`Removed a mail domain`,
  'domain.verified': msg`Verified a mail domain`,
  'email.change_requested': msg`Requested an email change`,
  'email.changed': msg`Changed their email address`,
  'email.restored': msg`Restored their email address`,
  'exception.changed': msg`Assigned or snoozed a shipment exception`,
  'exception.resolved': msg`Resolved a shipment exception`,
  'claim.changed': msg`Changed a claim`,
  'claim.documents_added': msg`Added documents to a claim`,
  'claim.message_added': msg`Added a message to a claim`,
  'claim.drafted': msg`Drafted a claim`,
  'claim.step_recorded': msg`Recorded a step of a claim`,
  'dispute.message_added': msg`Added a message to a dispute`,
  'invoice.added': msg`Added an invoice`,
  'invoice.coded': msg`Coded an invoice by hand`,
  'invoice.decided': msg`Decided about an invoice`,
  'invoice.matched': msg`Assigned an invoice to a shipment`,
  'invoice_file.uploaded': msg`Uploaded an invoice`,
  'invoices.imported': msg`Imported invoices`,
  'factor.added': msg`Added a second factor`,
  'factor.refused': msg`Entered an invalid second factor`,
  'factor.removed': msg`Removed a second factor`,
  'factor.renamed': msg`Renamed a passkey`,
  'factor_rule.changed': msg`Changed the roles that need a second factor`,
  'exchange_rates.changed': msg`Changed exchange rates`,
  'fuel_prices.changed': msg`Entered fuel prices`,
  'identity.linked': msg`Linked a sign-in`,
  'identity.unlinked': msg`Unlinked a sign-in`,
  'invitation.declined': msg`Declined an invitation`,
  'invitation.revoked': msg`Revoked an invitation`,
  'member.invited': msg`Invited a user`,
  'member.joined': msg`Joined`,
  'member.left': msg({ context: 'member', message: 'Left' }),
  'member.limits_changed': msg`Changed limits of a member`,
  'member.prices_changed': msg`Changed price visibility of a member`,
  'member.reinstated': msg`Resumed a membership`,
  'member.removed': msg`Removed a member`,
  'member.requested': msg`Requested to join`,
  'member.role_changed': msg`Changed a role`,
  'member.suspended': msg`Suspended a member`,
  'ownership.transferred': msg`Transferred ownership`,
  'password.link_made': msg`Operator created a link for a new password`,
  'password.changed': msg`Changed their password`,
  'password.reset': msg`Reset their password`,
  'period.closed': msg`Closed a month of accounting`,
  'period.reopened': msg`Opened a closed month of accounting again`,
  'product.changed': msg`Changed a product`,
  'product.created': msg`Added a product`,
  'product.removed': msg`Removed a product`,
  'profile.changed': msg`Changed their profile`,
  'quotes.imported': msg`Imported quotes`,
  'rating_rules.changed': msg`Changed the rating rules`,
  'recovery_code.used': msg`Used a recovery code`,
  'recovery_codes.made': msg`Created new recovery codes`,
  'request.approved': msg`Approved a request`,
  'request.declined': msg`Declined a request`,
  'request.expired': msg`A request expired`,
  'request.withdrawn': msg`Withdrew a request`,
  'session.ended': msg`Signed out`,
  'sign_in.unlocked': msg`Allowed a browser to sign in`,
  'session.reauthenticated': msg`Confirmed their identity`,
  'session.refused': msg`Failed to sign in`,
  'session.revoked': msg`Ended a session`,
  'session.started': msg`Signed in`,
  'share.created': msg`Created a tracking link`,
  'share.revoked': msg`Revoked a tracking link`,
  'shipment.booked': msg`Booked a shipment`,
  'shipment.cancelled': msg`Canceled a shipment`,
  'shipment.changed': msg`Changed a shipment`,
  'shipment.copied': msg`Copied a shipment to a quote`,
  'shipment.corrected': msg`Corrected a shipment’s tracking`,
  'shipment.event_entered': msg`Added an event to a shipment`,
  'shipment.loading_recorded': msg`Recorded the loading of a shipment`,
  'shipments.archived': msg`Shipments archived by the operator`,
  'shipment.unarchived': msg`Brought an archived shipment back`,
  'shipment.tendered': msg`Tendered a shipment`,
  'shipment.tender_resent': msg`Sent the tender again`,
  'tariff.restored': msg`Reactivated a tariff`,
  'tariff.uploaded': msg`Uploaded a tariff`,
  'tariff.withdrawn': msg`Withdrew a tariff`,
  'template.changed': msg`Changed a freight template`,
  'template.created': msg`Added a freight template`,
  'template.removed': msg`Removed a freight template`,
  'webhook.changed': msg`Changed a webhook`,
  'charge_code.forgotten': msg`Deleted a charge code of a carrier`,
  'saved_report.changed': msg`Changed a shared report`,
  'saved_report.removed': msg`Deleted a shared report`,
  'report_mailing.created': msg`Scheduled a report by email`,
  'report_mailing.changed': msg`Changed the schedule of a mailed report`,
  'report_mailing.removed': msg`Deleted the schedule of a mailed report`,
  'report_mailing.sent': msg`Mailed a report`,
  'report_mailing.stopped': msg`Stopped mails of a report`,
  'charge_code.remembered': msg`Remembered a charge code of a carrier`,
  'invoice_settings.changed': msg`Changed invoice approval`,
  'tender_settings.changed': msg`Changed tender settings`,
  'webhook.created': msg`Added a webhook`,
  'webhook.delivery_replayed': msg`Resent a webhook delivery`,
  'webhook.disabled': msg`Webhook disabled after failed deliveries`,
  'webhook.removed': msg`Deleted a webhook`,
  'webhook.secret_rotated': msg`Rotated a webhook secret`,
  'webhook.tested': msg`Tested a webhook`,
};

/** An event's name in words; an older page keeps the name of one that it does not know. */
export function actionWords(action: Activity['action']): string {
  const words: MessageDescriptor | undefined = ACTIONS[action];
  return words ? i18n._(words) : action;
}

/** Whether the API tells of such an event. */
export const isAction = (action: string | null): action is Activity['action'] =>
  action !== null && Object.hasOwn(ACTIONS, action);

const OWN_ID = /^[a-z]{3}_[0-9A-Z]{26}$/;

type NamedMember = Pick<Member, 'userId' | 'fullName'>;

/** What an event was about: a person by name, or an address. Other ids of our own say nothing to people; the file to download has them. */
export function subjectWords(subject: string | null, people: readonly NamedMember[]): string | null {
  if (subject === null || !OWN_ID.test(subject)) return subject;
  return people.find(({ userId }) => userId === subject)?.fullName ?? (subject.startsWith('usr_') ? subject : null);
}

/** Further facts of an event on one line, members by name: `role: Booker, again: yes`. */
export function detailWords(details: Activity['details'], people: readonly NamedMember[] = []): string {
  const nameOf = (value: unknown) => people.find(({ userId }) => userId === value)?.fullName;
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(
      ([name, value]) =>
        `${name.replace(/([A-Z])/g, ' $1').toLowerCase()}: ${nameOf(value) ?? valueWords(name, value)}`,
    )
    .join(', ');
}

function valueWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  return name === 'role' || name === 'from' || name === 'to' ? roleLabel(String(value)) : String(value);
}
