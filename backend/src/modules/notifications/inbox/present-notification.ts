import { dayText } from '../../../kernel/time/day-text.js';
import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import type { NotificationEntity } from '../persistence/notification.entity.js';
import type { NotificationDto } from './notifications.dto.js';

/** A notification as the API returns it. */
export function presentNotification(row: NotificationEntity): NotificationDto {
  const { title, fixed } = NOTIFICATION_KINDS[row.kind];
  return {
    id: row.id,
    kind: row.kind,
    subject: { type: row.subjectType, id: row.subjectId, label: row.subjectLabel },
    title,
    text: [sentenceOf(row.data), othersOf(row.data)].filter(Boolean).join(' '),
    occurredAt: row.occurredAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    fixed,
  };
}

/** A notification in an email, which lists further shipments by themselves. */
export function presentAlone({ data, ...row }: NotificationEntity): NotificationDto {
  return presentNotification({ ...row, data: { ...data, more: null } });
}

/** Further shipments with the same step. */
function othersOf({ more, moreCount }: NotificationEntity['data']): string {
  if (typeof more !== 'string' || typeof moreCount !== 'number') return '';
  const rest = moreCount - more.split(', ').length;
  return `Also ${more}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/** The event's text, or else its file, with the ETA. */
function sentenceOf({ text, fileName, on, basis }: NotificationEntity['data']): string {
  const sentence = typeof text === 'string' ? text : fileName;
  const eta =
    typeof on === 'string' && on !== '' ? `ETA ${dayText(on)}. ${typeof basis === 'string' ? `${basis}.` : ''}` : '';
  return [sentence, eta.trim()].filter(Boolean).join(' ');
}
