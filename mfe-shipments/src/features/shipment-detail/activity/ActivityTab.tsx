import { QueryBoundary, ShowMore, useRemote } from '@lading/mfe-kit';
import { DateTimeInZone, EmptyState, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import type { Activity } from '../types';
import { actionInWords, detailsInWords, whoDid } from './activity-words';
import classes from './activity.module.css';

/** Actions with their users and times, newest first. */
export function ActivityTab({ shipment }: { shipment: Shipment }) {
  const { api } = useRemote();
  const activity = useInfiniteQuery(shipmentQueries.activity(api, shipment.id));
  return (
    <QueryBoundary query={activity} loading={t`Loading activity`} failed={t`The activity could not be loaded`} rows={6}>
      {({ pages }) => (
        <>
          <Entries items={pages.flatMap(({ items }) => items)} currency={shipment.total?.currency ?? 'USD'} />
          {activity.isFetchNextPageError && (
            <Text c="var(--lading-failed)">{t`Older activity could not be loaded. Try again.`}</Text>
          )}
          <ShowMore query={activity} />
        </>
      )}
    </QueryBoundary>
  );
}

function Entries({ items, currency }: { items: readonly Activity[]; currency: string }) {
  if (items.length === 0)
    return <EmptyState title={t`No activity yet`}>{t`Actions of users and carriers are listed here.`}</EmptyState>;
  return (
    <ol className={classes.list} aria-label={t`Activity`}>
      {items.map((item) => (
        <Entry key={item.id} item={item} currency={currency} />
      ))}
    </ol>
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
