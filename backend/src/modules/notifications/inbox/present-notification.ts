import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import type { NotificationEntity } from '../persistence/notification.entity.js';
import type { NotificationDto } from './notifications.dto.js';

/** A notification as its person sees it. */
export function presentNotification(row: NotificationEntity): NotificationDto {
  const { title, fixed } = NOTIFICATION_KINDS[row.kind];
  return {
    id: row.id,
    kind: row.kind,
    subject: { type: row.subjectType, id: row.subjectId, label: row.subjectLabel },
    title,
    text: sentenceOf(row.data),
    occurredAt: row.occurredAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    fixed,
  };
}

/** What the teller says, or else the file or the day that it is about. */
function sentenceOf({ text, fileName, on }: NotificationEntity['data']): string {
  if (typeof text === 'string') return text;
  if (typeof fileName === 'string') return fileName;
  return typeof on === 'string' && on !== '' ? `Now expected on ${on}.` : '';
}
