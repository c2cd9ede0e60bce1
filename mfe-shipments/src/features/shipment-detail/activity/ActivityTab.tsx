import { failureDigest, failureMessage, useRemote } from '@lading/mfe-kit';
import { Button, DateTimeInZone, EmptyState, ErrorState, Group, SkeletonRows, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import type { Activity } from '../types';
import { actionInWords, detailsInWords, whoDid } from './activity-words';
import classes from './activity.module.css';

/** Who did what and when, newest first. */
export function ActivityTab({ shipment }: { shipment: Shipment }) {
  const { api } = useRemote();
  const activity = useInfiniteQuery(shipmentQueries.activity(api, shipment.id));
  if (activity.isPending) return <SkeletonRows rows={6} label={t`Loading activity`} />;
  if (activity.isError && !activity.data) {
    const message = failureMessage(activity.error);
    const digest = failureDigest(activity.error);
    return (
      <ErrorState title={t`The activity could not be loaded`} digest={digest} onRetry={() => void activity.refetch()}>
        {message}
      </ErrorState>
    );
  }
  const items = activity.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return <EmptyState title={t`No activity yet`}>{t`Actions of users and carriers are listed here.`}</EmptyState>;
  const currency = shipment.total?.currency ?? 'USD';
  return (
    <>
      <ol className={classes.list} aria-label={t`Activity`}>
        {items.map((item) => (
          <Entry key={item.id} item={item} currency={currency} />
        ))}
      </ol>
      {activity.isFetchNextPageError && (
        <Text c="var(--lading-failed)">{t`Older activity could not be loaded. Try again.`}</Text>
      )}
      {activity.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </Group>
      )}
    </>
  );
}

function Entry({ item, currency }: { item: Activity; currency: string }) {
  const details = detailsInWords(item.details, currency);
  return (
    <li className={classes.entry}>
      <Text component="span" size="sm" c="dimmed" className={classes.when}>
        <DateTimeInZone instant={item.occurredAt} />
      </Text>
      <span className={classes.who}>{whoDid(item)}</span>
      <span>
        <strong>{actionInWords(item.action)}</strong>
        {details && <div className={classes.details}>{details}</div>}
      </span>
    </li>
  );
}
