import type { DomainEventKind, Permission } from '../../../platform/registered.js';

/** Recipients of a kind. Creators of quotes and shipments are followers. */
export type Audience = 'creator' | 'followers' | 'dock' | 'managers' | 'finance' | 'admins' | 'owners' | 'person';

/** How soon a notification is mailed. */
export const EMAIL_CADENCES = ['immediate', 'hourly', 'daily', 'off'] as const;
export type EmailCadence = (typeof EMAIL_CADENCES)[number];

/** Defaults of a kind. */
export interface KindRule {
  /** Title; the subject's label is shown next to it. */
  title: string;
  audience: readonly Audience[];
  /** Permission that recipients need; null: none. */
  permission: Permission | null;
  /** Null if other mails already notify the user. */
  email: EmailCadence | null;
  /** Mailed in quiet hours too. */
  critical: boolean;
  /** Always shown in the inbox. */
  fixed: boolean;
}

type Rest = Partial<Pick<KindRule, 'permission' | 'critical' | 'fixed'>>;

const rule = (title: string, audience: readonly Audience[], email: EmailCadence | null, rest: Rest = {}): KindRule => ({
  title,
  audience,
  email,
  permission: 'shipment.read',
  critical: false,
  fixed: false,
  ...rest,
});

const OF_QUOTES: Rest = { permission: 'quote.read' };
const OF_PRICES: Rest = { permission: 'price.read' };
const CRITICAL: Rest = { critical: true };
const OF_ACCOUNTS: Rest = { permission: null, fixed: true };

/** Kinds with their audience and defaults. Source: freight.md 7. */
export const NOTIFICATION_KINDS: Readonly<Record<DomainEventKind, KindRule>> = {
  'quote.ready': rule('Offers have come', ['creator'], 'immediate', OF_QUOTES),
  'quote.expiring': rule('Expires within a day', ['creator'], 'daily', OF_QUOTES),
  'quote.price_changed': rule('The price has changed', ['creator'], 'immediate', OF_PRICES),
  'shipment.booked': rule('Booked', ['creator', 'dock'], 'immediate'),
  'shipment.confirmed': rule('Confirmed by the carrier', ['creator', 'dock'], 'immediate'),
  'shipment.cancelled': rule('Cancelled', ['creator', 'dock'], 'immediate'),
  'tender.rejected': rule('The carrier has refused it', ['creator', 'managers'], 'immediate', CRITICAL),
  'tender.failed': rule('The tender did not reach the carrier', ['creator', 'managers'], 'immediate', CRITICAL),
  'pickup.scheduled': rule('Pickup is scheduled', ['creator', 'dock'], 'immediate'),
  'pickup.driver_en_route': rule('The driver is on the way', ['dock'], 'off'),
  'pickup.missed': rule('The pickup was missed', ['creator', 'dock', 'managers'], 'immediate', CRITICAL),
  'shipment.picked_up': rule('Picked up', ['creator', 'followers'], 'daily'),
  'eta.changed': rule('Expected at another time', ['followers'], 'immediate'),
  'shipment.delayed': rule('Delayed', ['followers'], 'immediate'),
  'appointment.needed': rule('Needs an appointment', ['creator'], 'immediate'),
  'appointment.set': rule('The appointment is set', ['creator'], 'immediate'),
  'appointment.missed': rule('The appointment was missed', ['creator'], 'immediate'),
  'customs.hold': rule('Held by customs', ['creator'], 'immediate', CRITICAL),
  'shipment.out_for_delivery': rule('Out for delivery', ['followers'], 'off'),
  'shipment.delivered': rule('Delivered', ['creator', 'followers'], 'immediate'),
  'delivery.exception': rule('Something is wrong with the delivery', ['creator', 'managers'], 'immediate', CRITICAL),
  'pod.available': rule('The proof of delivery is here', ['finance', 'creator'], 'daily'),
  'document.added': rule('A document was added', ['followers'], 'off', { permission: 'document.read' }),
  'charge.reweigh': rule('The carrier has weighed it again', ['finance', 'creator'], 'immediate', OF_PRICES),
  'charge.reclass': rule('The carrier has classed it again', ['finance', 'creator'], 'immediate', OF_PRICES),
  'charge.accessorial_added': rule('The carrier has added a service', ['finance', 'creator'], 'immediate', OF_PRICES),
  'user.invited': rule('Was invited', ['admins'], null, { permission: 'member.manage' }),
  'user.requested': rule('Asks to join', ['admins'], null, { permission: 'member.manage' }),
  'user.role_changed': rule('Your role has changed', ['person'], 'immediate', { permission: null }),
  'connection.failing': rule('The connection to the carrier fails', ['admins'], 'immediate', {
    permission: 'carrier.manage',
  }),
  'webhook.disabled': rule('The webhook was switched off', ['admins'], 'immediate', { permission: 'webhook.manage' }),
  'security.new_device': rule('Signed in on a new device', ['person'], null, OF_ACCOUNTS),
  'security.password_changed': rule('The password was changed', ['person'], null, OF_ACCOUNTS),
  'security.email_changed': rule('The e-mail address was changed', ['person'], null, OF_ACCOUNTS),
  'security.factor_changed': rule('Something about the second factors has changed', ['person'], null, OF_ACCOUNTS),
  'security.sign_in_changed': rule('A sign-in was linked or unlinked', ['person'], null, OF_ACCOUNTS),
  'security.api_key_created': rule('New API key', ['owners'], null, { permission: 'ownership.transfer', fixed: true }),
};
