import type { EventSubject } from '../../../platform/domain-events/domain-events.js';

/** Path of the page that shows a thing. */
export function pathOfThing({ type, id }: Pick<EventSubject, 'type' | 'id'>): string {
  if (type === 'quote') return `/quotes/${id}`;
  if (type === 'shipment') return `/shipments/${id}`;
  if (type === 'api_key') return '/settings/company?tab=api-keys';
  return type === 'account' ? '/settings/user/security' : '/settings/company';
}
