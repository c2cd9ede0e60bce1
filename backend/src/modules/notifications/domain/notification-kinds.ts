import type { DomainEventKind, Permission } from '../../../platform/registered.js';
import { msg, type Message } from '../../../messages/message.js';

/** Recipients of a kind. Creators of quotes and shipments are followers. */
export type Audience =
  'creator' | 'followers' | 'dock' | 'managers' | 'finance' | 'admins' | 'owners' | 'person' | 'approvers';

/** How soon a notification is mailed. */
export const EMAIL_CADENCES = ['immediate', 'hourly', 'daily', 'off'] as const;
export type EmailCadence = (typeof EMAIL_CADENCES)[number];

/** Defaults of a kind. */
export interface KindRule {
  /** Title; the subject's label is shown next to it. */
  title: Message;
  audience: readonly Audience[];
  /** Permission that recipients need; null: none. */
  permission: Permission | null;
  /** Null if other mails already notify the user. */
  email: EmailCadence | null;
  /** Mailed in quiet hours too. */
  critical: boolean;
  /** Always shown in the inbox. */
  fixed: boolean;
  /** A step of a shipment on its way: the inbox shows the latest step of a shipment, and the same step of several shipments together. */
  progress: boolean;
}

type Rest = Partial<Pick<KindRule, 'permission' | 'critical' | 'fixed' | 'progress'>>;

const rule = (
  title: Message,
  audience: readonly Audience[],
  email: EmailCadence | null,
  rest: Rest = {},
): KindRule => ({
  title,
  audience,
  email,
  permission: 'shipment.read',
  critical: false,
  fixed: false,
  progress: false,
  ...rest,
});

const OF_QUOTES: Rest = { permission: 'quote.read' };
const OF_PRICES: Rest = { permission: 'price.read' };
const CRITICAL: Rest = { critical: true };
const PROGRESS: Rest = { progress: true };
const OF_ACCOUNTS: Rest = { permission: null, fixed: true };

/** Kinds with their audience and defaults. Source: freight.md 7. */
export const NOTIFICATION_KINDS: Readonly<Record<DomainEventKind, KindRule>> = {
  'quote.ready': rule(msg`Offers received`, ['creator'], 'immediate', OF_QUOTES),
  'quote.expiring': rule(msg`Expires within a day`, ['creator'], 'daily', OF_QUOTES),
  'quote.price_changed': rule(msg`Price changed`, ['creator'], 'immediate', OF_PRICES),
  'approval.requested': rule(msg`Approval requested`, ['approvers'], 'immediate', { permission: 'approval.decide' }),
  'approval.decided': rule(msg`Approval decided`, ['person'], 'immediate', OF_QUOTES),
  'shipment.booked': rule(msg`Booked`, ['creator', 'dock'], 'immediate', PROGRESS),
  'shipment.confirmed': rule(msg`Confirmed by carrier`, ['creator', 'dock'], 'immediate', PROGRESS),
  'shipment.cancelled': rule(msg`Canceled`, ['creator', 'dock'], 'immediate'),
  'tender.rejected': rule(msg`Tender rejected by carrier`, ['creator', 'managers'], 'immediate', CRITICAL),
  'tender.failed': rule(msg`Tender failed`, ['creator', 'managers'], 'immediate', CRITICAL),
  'tender.unanswered': rule(msg`Tender not answered by carrier`, ['creator', 'managers'], 'immediate', CRITICAL),
  'pickup.scheduled': rule(msg`Pickup scheduled`, ['creator', 'dock'], 'immediate', PROGRESS),
  'pickup.driver_en_route': rule(msg`Driver en route`, ['dock'], 'off', PROGRESS),
  'pickup.missed': rule(msg`Pickup missed`, ['creator', 'dock', 'managers'], 'immediate', CRITICAL),
  'shipment.picked_up': rule(msg`Picked up`, ['creator', 'followers'], 'daily', PROGRESS),
  'eta.changed': rule(msg`ETA changed`, ['followers'], 'immediate'),
  'shipment.delayed': rule(msg`Delayed`, ['followers'], 'immediate'),
  'appointment.needed': rule(msg`Appointment needed`, ['creator'], 'immediate'),
  'appointment.set': rule(msg`Appointment set`, ['creator'], 'immediate'),
  'appointment.missed': rule(msg`Appointment missed`, ['creator'], 'immediate'),
  'customs.hold': rule(msg`Customs hold`, ['creator'], 'immediate', CRITICAL),
  'shipment.out_for_delivery': rule(msg`Out for delivery`, ['followers'], 'off', PROGRESS),
  'shipment.delivered': rule(msg`Delivered`, ['creator', 'followers'], 'immediate', PROGRESS),
  'delivery.exception': rule(msg`Delivery exception`, ['creator', 'managers'], 'immediate', CRITICAL),
  'pod.available': rule(msg`POD received`, ['finance', 'creator'], 'daily', PROGRESS),
  'document.added': rule(msg`Document added`, ['followers'], 'off', { permission: 'document.read' }),
  'charge.reweigh': rule(msg`Reweighed by carrier`, ['finance', 'creator'], 'immediate', OF_PRICES),
  'charge.reclass': rule(msg`Reclassified by carrier`, ['finance', 'creator'], 'immediate', OF_PRICES),
  'charge.accessorial_added': rule(msg`Accessorial added by carrier`, ['finance', 'creator'], 'immediate', OF_PRICES),
  'invoice.received': rule(msg`Invoice received`, ['finance', 'owners'], 'daily', OF_PRICES),
  'invoice.over_tolerance': rule(msg`Invoice over tolerance`, ['finance', 'owners'], 'immediate', OF_PRICES),
  'invoice.approved': rule(msg`Invoice approved`, ['finance'], 'off', OF_PRICES),
  'dispute.deadline': rule(msg`Deadline of an invoice`, ['finance', 'managers', 'owners'], 'immediate', OF_PRICES),
  'claim.status': rule(msg`Claim changed`, ['finance', 'managers', 'owners'], 'immediate', OF_PRICES),
  'claim.deadline': rule(msg`Deadline of a claim`, ['finance', 'managers', 'owners'], 'immediate', OF_PRICES),
  'user.invited': rule(msg`Invited`, ['admins'], null, { permission: 'member.manage' }),
  'user.requested': rule(msg`Request to join`, ['admins'], null, { permission: 'member.manage' }),
  'user.role_changed': rule(msg`Your role has changed`, ['person'], 'immediate', { permission: null }),
  'carrier.pro_numbers_low': rule(msg`PRO numbers running low`, ['admins'], 'immediate', {
    permission: 'carrier.manage',
  }),
  'connection.failing': rule(msg`Carrier connection failing`, ['admins'], 'immediate', {
    permission: 'carrier.manage',
  }),
  'webhook.disabled': rule(msg`Webhook disabled`, ['admins'], 'immediate', { permission: 'webhook.manage' }),
  'security.new_device': rule(msg`Signed in on a new device`, ['person'], null, OF_ACCOUNTS),
  'security.password_changed': rule(msg`Password changed`, ['person'], null, OF_ACCOUNTS),
  'security.email_changed': rule(msg`Email address changed`, ['person'], null, OF_ACCOUNTS),
  'security.factor_changed': rule(msg`Second factors changed`, ['person'], null, OF_ACCOUNTS),
  'security.sign_in_changed': rule(msg`Sign-in linked or unlinked`, ['person'], null, OF_ACCOUNTS),
  'security.api_key_created': rule(msg`New API key`, ['owners'], null, {
    permission: 'ownership.transfer',
    fixed: true,
  }),
};

/** Kinds that are steps of a shipment. */
export const PROGRESS_KINDS = (Object.keys(NOTIFICATION_KINDS) as DomainEventKind[]).filter(
  (kind) => NOTIFICATION_KINDS[kind].progress,
);
