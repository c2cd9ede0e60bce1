/** What can be told of a company's freight and people, after `freight.md` 7. Programs of the company can be told of these too. */
export const COMPANY_FACT_KINDS = [
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

/** What concerns the security of an account or a company, after `freight.md` 7. Only the person, or the company's owners, are notified; no webhook is. */
export const SECURITY_FACT_KINDS = [
  'security.new_device',
  'security.password_changed',
  'security.email_changed',
  'security.factor_changed',
  'security.sign_in_changed',
  'security.api_key_created',
] as const;

/** Everything that can be told. A closed list: each kind has its audience and its words. */
export const FACT_KINDS = [...COMPANY_FACT_KINDS, ...SECURITY_FACT_KINDS] as const;

export type CompanyFactKind = (typeof COMPANY_FACT_KINDS)[number];
export type SecurityFactKind = (typeof SECURITY_FACT_KINDS)[number];

/** Kind of a fact: thing and what happened to it. */
export type FactKind = CompanyFactKind | SecurityFactKind;
