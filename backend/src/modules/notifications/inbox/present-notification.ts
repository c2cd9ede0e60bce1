import type { Locale } from '../../../messages/locales.js';
import { msg, sentences, stored, type Message } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import type { NotificationEntity } from '../persistence/notification.entity.js';
import type { NotificationDto } from './notifications.dto.js';

/** A notification as the API returns it. */
export function presentNotification(row: NotificationEntity, locale: Locale): NotificationDto {
  const { title, fixed } = NOTIFICATION_KINDS[row.kind];
  return {
    id: row.id,
    kind: row.kind,
    subject: { type: row.subjectType, id: row.subjectId, label: translate(locale, stored(row.subjectLabel)) },
    title: translate(locale, title),
    text: translate(locale, sentences(...partsOf(row.data), ...othersOf(row.data))),
    occurredAt: row.occurredAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    fixed,
  };
}

/** What an email says of a notification. It lists further shipments by themselves; the text is null without one. */
export function messagesOf({ kind, data }: NotificationEntity): { title: Message; text: Message | null } {
  const parts = partsOf(data);
  return { title: NOTIFICATION_KINDS[kind].title, text: parts.length === 0 ? null : sentences(...parts) };
}

/** Further shipments with the same step. */
function othersOf({ more, moreCount }: NotificationEntity['data']): Message[] {
  if (typeof more !== 'string' || typeof moreCount !== 'number') return [];
  const rest = moreCount - more.split(', ').length;
  return [rest > 0 ? msg`Also ${{ shipments: more }} and ${{ rest }} more.` : msg`Also ${{ shipments: more }}.`];
}

/** The event's text, or else its file, with the ETA. */
function partsOf({ text, fileName, on, basis }: NotificationEntity['data']): Message[] {
  const sentence = typeof text === 'string' ? text : fileName;
  return [
    ...(typeof sentence === 'string' && sentence !== '' ? [stored(sentence)] : []),
    ...(typeof on === 'string' && on !== '' ? [msg`ETA ${{ day: { day: on } }}.`] : []),
    ...(typeof on === 'string' && on !== '' && typeof basis === 'string' ? [msg`${{ basis: stored(basis) }}.`] : []),
  ];
}
