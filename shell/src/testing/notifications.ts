import type { AppNotification } from '../notifications/inbox';

/** A notification about a shipment, unread unless said otherwise. */
export const notification = (number: number, changes: Partial<AppNotification> = {}): AppNotification => ({
  id: `ntf_${String(number).padStart(26, '0')}`,
  kind: 'shipment.delayed',
  subject: { type: 'shipment', id: `shp_${number}`, label: `S-00000${number}` },
  title: 'Delayed',
  text: 'Now expected on 2026-11-24.',
  occurredAt: '2026-11-20T15:00:00.000Z',
  createdAt: '2026-11-20T15:00:00.000Z',
  readAt: null,
  fixed: false,
  ...changes,
});

/** Page of an inbox as the API gives it. */
export const inboxPage = (items: AppNotification[], unread: number, nextCursor: string | null = null) => ({
  body: { items, nextCursor, unread },
});
