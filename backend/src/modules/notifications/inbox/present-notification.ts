import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import type { NotificationRow } from '../persistence/inbox.repository.js';
import type { NotificationDto } from './notifications.dto.js';

/** A notification as its person sees it. */
export function presentNotification(row: NotificationRow): NotificationDto {
  return {
    id: row.id,
    kind: row.kind,
    subject: { type: row.subjectType, id: row.subjectId, label: row.subjectLabel },
    title: NOTIFICATION_KINDS[row.kind].title,
    text: typeof row.data.text === 'string' ? row.data.text : '',
    occurredAt: row.occurredAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}
