import { paths } from '@lading/mfe-contract';
import { IconBell, IconSettings, Menu, UnstyledButton } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import frame from '../frame/frame.module.css';
import type { HostServices } from '../host/create-host';
import { lazyPart } from '../lazy/lazy-part';
import { MenuProblem } from '../lazy/MenuProblem';
import type { Session } from '../session/session';
import classes from './bell.module.css';
import { useUnread } from './inbox';
import { useLiveInbox } from './use-live-inbox';

const LatestNotifications = lazyPart({
  load: async () => (await import(/* webpackChunkName: "latest" */ './LatestNotifications')).LatestNotifications,
  loading: () => (
    <Menu.Label>
      <Trans>Loading notifications</Trans>
    </Menu.Label>
  ),
  problem: ({ slow, retry }) => (
    <MenuProblem
      title={slow ? t`Notifications are taking longer than usual` : t`Notifications could not be loaded`}
      retry={retry}
    />
  ),
});
const ICON = { size: 18, stroke: 1.75 };
const MOST_SHOWN = 99;

/** The bell with the count of unread notifications, and a menu of the latest. */
export function Bell({ services, session }: { services: HostServices; session: Session }) {
  const [opened, setOpened] = useState(false);
  useLiveInbox(services, session);
  const unread = useUnread(session) ?? 0;
  return (
    <Menu
      position="bottom-end"
      width={340}
      opened={opened}
      onChange={setOpened}
      classNames={{ dropdown: classes.menu }}
    >
      <Menu.Target>
        <UnstyledButton
          className={frame.topButton}
          aria-label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
        >
          <span className={classes.bell}>
            <IconBell size={20} stroke={1.75} aria-hidden="true" />
            {unread > 0 && (
              <span className={classes.count} aria-hidden="true">
                {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
              </span>
            )}
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {session.company && opened && <LatestNotifications services={services} />}
        {session.company && <Menu.Divider />}
        <Menu.Item component={Link} to={paths.notifications()} leftSection={<IconBell {...ICON} />}>
          <Trans>All notifications</Trans>
        </Menu.Item>
        <Menu.Item component={Link} to={paths.notificationPreferences()} leftSection={<IconSettings {...ICON} />}>
          <Trans>Notification settings</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
