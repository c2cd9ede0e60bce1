import { NotificationDto, UnreadCountDto } from './notifications.dto.js';

/** Data of the event `notification`: something new has come into the inbox. Data of the event `unread` is the count alone. */
export class NewNotificationEventDto extends UnreadCountDto {
  notification: NotificationDto;
}
