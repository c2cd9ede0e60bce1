import { Stack, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { HostServices } from '../host/create-host';
import { groupByDay, type ListedNotification } from './group-by-day';
import classes from './inbox.module.css';
import { NotificationRow } from './NotificationRow';
import { useMark } from './marks';
import { useMute } from './use-mute';

interface InboxListProps {
  services: HostServices;
  items: readonly ListedNotification[];
}

/** Notifications by part and day. */
export function InboxList({ services, items }: InboxListProps) {
  const zone = services.session?.preferences.timeZone ?? undefined;
  const { mutate } = useMark(services);
  const mute = useMute(services);
  const mark = ({ id }: ListedNotification, kind: 'read' | 'unread') =>
    mutate(
      { kind, ids: [id] },
      {
        onSuccess: () =>
          services.notify({
            kind: 'success',
            message: kind === 'read' ? t`Marked as read.` : t`Marked as unread.`,
            action: { label: t`Undo`, run: () => mutate({ kind: kind === 'read' ? 'unread' : 'read', ids: [id] }) },
          }),
      },
    );
  return (
    <Stack gap="lg">
      {groupByDay(items, zone, new Date()).map(({ key, title, items: grouped }) => (
        <section key={key} aria-label={title}>
          <Title order={2} size="h3" mb="xs">
            {title}
          </Title>
          <ul className={classes.list}>
            {grouped.map((item) => (
              <NotificationRow
                key={item.id}
                registry={services.registry}
                item={item}
                zone={zone}
                onOpen={() => item.readAt === null && mutate({ kind: 'read', ids: [item.id] })}
                onMark={(kind) => mark(item, kind)}
                onMute={() => mute.mutate(item.kind)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
