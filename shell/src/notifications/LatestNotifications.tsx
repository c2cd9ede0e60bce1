import { formatInstant, IconCircle, Menu, VisuallyHidden } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import { MenuProblem } from '../lazy/MenuProblem';
import classes from './bell.module.css';
import { type AppNotification, inboxQueries, readInbox } from './inbox';
import { useMark } from './marks';
import { NotificationIcon } from './NotificationIcon';
import { pathOf } from './notification-target';

const FEW = 5;

const latestQuery = (services: HostServices) =>
  queryOptions({
    queryKey: [...inboxQueries.all(services.session), 'latest'],
    queryFn: ({ signal, client }) => readInbox(services, client, { limit: FEW }, signal),
    staleTime: 0,
    retry: false,
  });

/** The latest notifications, in the bell's menu. */
export function LatestNotifications({ services }: { services: HostServices }) {
  const latest = useQuery(latestQuery(services));
  const { mutate } = useMark(services);
  if (latest.isPending)
    return (
      <Menu.Label>
        <Trans>Loading notifications</Trans>
      </Menu.Label>
    );
  if (latest.isError)
    return <MenuProblem title={t`Notifications could not be loaded`} retry={() => void latest.refetch()} />;
  if (latest.data.items.length === 0)
    return (
      <Menu.Label>
        <Trans>No notifications yet</Trans>
      </Menu.Label>
    );
  return latest.data.items.map((item) => (
    <Menu.Item
      key={item.id}
      component={Link}
      to={pathOf(services.registry, item)}
      leftSection={<NotificationIcon registry={services.registry} item={item} />}
      rightSection={item.readAt === null ? <IconCircle size={8} fill="currentColor" aria-hidden="true" /> : undefined}
      onClick={() => item.readAt === null && mutate({ kind: 'read', ids: [item.id] })}
    >
      <Words item={item} />
    </Menu.Item>
  ));
}

function Words({ item: { subject, title, createdAt, readAt } }: { item: AppNotification }) {
  return (
    <div className={classes.item} data-read={readAt === null ? undefined : true}>
      <strong>
        {readAt === null && (
          <VisuallyHidden>
            <Trans>Unread:</Trans>{' '}
          </VisuallyHidden>
        )}
        {subject.label}: {title}
      </strong>
      <span>{formatInstant(createdAt)}</span>
    </div>
  );
}
