/** Events of a company's freight and people (`freight.md` 7). Webhooks can subscribe to these. */
export const COMPANY_EVENT_KINDS = [
  'quote.ready',
  'quote.expiring',
  'quote.price_changed',
  'shipment.booked',
  'shipment.confirmed',
  'shipment.cancelled',
  'tender.rejected',
  'tender.failed',
  'pickup.scheduled',
  'pickup.driver_en_route',
  'pickup.missed',
  'shipment.picked_up',
  'eta.changed',
  'shipment.delayed',
  'appointment.needed',
  'appointment.set',
  'appointment.missed',
  'customs.hold',
  'shipment.out_for_delivery',
  'shipment.delivered',
  'delivery.exception',
  'pod.available',
  'document.added',
  'charge.reweigh',
  'charge.reclass',
  'charge.accessorial_added',
  'user.invited',
  'user.requested',
  'user.role_changed',
  'connection.failing',
  'webhook.disabled',
] as const;

/** Security events of an account or a company (`freight.md` 7). Only the user or the company's owners are notified; no webhook is. */
export const SECURITY_EVENT_KINDS = [
  'security.new_device',
  'security.password_changed',
  'security.email_changed',
  'security.factor_changed',
  'security.sign_in_changed',
  'security.api_key_created',
] as const;

/** All kinds. Each has an audience and a text in `notification-kinds.ts`. */
export const DOMAIN_EVENT_KINDS = [...COMPANY_EVENT_KINDS, ...SECURITY_EVENT_KINDS] as const;

export type CompanyEventKind = (typeof COMPANY_EVENT_KINDS)[number];
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Kind of a domain event: `<subject>.<past-tense verb>`. */
export type DomainEventKind = CompanyEventKind | SecurityEventKind;
