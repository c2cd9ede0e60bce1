import type { Registry } from '@lading/mfe-contract';
import { ActionIcon, formatInstant, IconDots, Menu, VisuallyHidden } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ListedNotification } from './group-by-day';
import classes from './inbox.module.css';
import { NotificationIcon } from './NotificationIcon';
import { pathOf } from './notification-target';

interface NotificationRowProps {
  registry: Registry;
  item: ListedNotification;
  /** IANA zone of the times. */
  zone: string | undefined;
  onOpen(): void;
  onMark(kind: 'read' | 'unread'): void;
  onMute(): void;
}

/** One notification with its actions. */
export function NotificationRow({ registry, item, zone, onOpen, onMark, onMute }: NotificationRowProps) {
  const { subject, title, text, occurredAt, readAt, fixed } = item;
  const name = `${subject.label}: ${title}`;
  const unread = readAt === null;
  return (
    <li className={classes.row} data-unread={unread || undefined}>
      <NotificationIcon registry={registry} item={item} />
      <div className={classes.words}>
        <Link to={pathOf(registry, item)} className={classes.open} onClick={onOpen}>
          {unread && (
            <VisuallyHidden>
              <Trans>Unread:</Trans>{' '}
            </VisuallyHidden>
          )}
          {name}
        </Link>
        {text && <span>{text}</span>}
        <time dateTime={occurredAt}>{formatInstant(occurredAt, zone)}</time>
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t`Actions for ${name}`}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onMark(unread ? 'read' : 'unread')}>
            {unread ? t`Mark as read` : t`Mark as unread`}
          </Menu.Item>
          {!fixed && (
            <Menu.Item onClick={onMute}>
              <Trans>Turn off "{title}"</Trans>
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
