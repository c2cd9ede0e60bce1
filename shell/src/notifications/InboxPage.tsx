import { paths } from '@lading/mfe-contract';
import { Button, EmptyState, ErrorState, NoCompanyState, Page, PageHeader, SkeletonRows } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HostServices } from '../host/create-host';
import { InboxFilters } from './InboxFilters';
import { InboxList } from './InboxList';
import { useMark } from './marks';
import { useFilterInAddress } from './use-filter-in-address';
import { useInbox } from './use-inbox';

/** The user's inbox in the active company. */
export function InboxPage({ services }: { services: HostServices }) {
  const [filter, setFilter] = useFilterInAddress();
  const inbox = useInbox(services, filter);
  const { mutateAsync } = useMark(services);
  const newest = inbox.data
    ?.map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  const readAll = async (until: string) => {
    const { changed, readAt } = await mutateAsync({ kind: 'read-all', until });
    if (readAt !== null && changed > 0)
      services.notify({
        kind: 'success',
        message: t`${changed} marked as read.`,
        action: { label: t`Undo`, run: () => void mutateAsync({ kind: 'unread-all', readAt }).catch(() => undefined) },
      });
  };
  const action = (
    <>
      <Button component={Link} to={paths.notificationPreferences()} variant="default">
        <Trans>Notification settings</Trans>
      </Button>
      <Button
        variant="default"
        disabled={newest === undefined}
        onClick={() => newest !== undefined && void readAll(newest).catch(() => undefined)}
      >
        <Trans>Mark all as read</Trans>
      </Button>
    </>
  );
  if (!services.session?.company) return <WithoutCompany />;
  return (
    <Page name="notifications" ready={!inbox.isPending}>
      <PageHeader title={t`Notifications`} action={action} />
      <InboxFilters services={services} filter={filter} onChange={setFilter} />
      {inbox.isPending && <SkeletonRows rows={8} height={64} label={t`Loading notifications`} />}
      {inbox.isError && (
        <ErrorState title={t`Notifications could not be loaded`} onRetry={() => void inbox.refetch()}>
          <Trans>Your notifications are stored, and emails are sent as usual.</Trans>
        </ErrorState>
      )}
      {inbox.data?.length === 0 && (
        <NothingHere
          filtered={filter.unread || filter.kind !== undefined}
          onClear={() => setFilter({ unread: false, kind: undefined })}
        />
      )}
      {inbox.data && inbox.data.length > 0 && <InboxList services={services} items={inbox.data} />}
      {inbox.hasNextPage && (
        <div>
          <Button variant="default" loading={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </Page>
  );
}

function NothingHere({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  if (filtered) {
    return (
      <EmptyState
        title={t`No matching notifications`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all</Trans>
          </Button>
        }
      >
        <Trans>Show all to see the others.</Trans>
      </EmptyState>
    );
  }
  const action = (
    <Button component={Link} to={paths.newQuote()}>
      <Trans>Get a quote</Trans>
    </Button>
  );
  return (
    <EmptyState title={t`No notifications yet`} action={action}>
      <Trans>Offers, bookings, pickups, delays and deliveries of your freight appear here.</Trans>
    </EmptyState>
  );
}

function WithoutCompany() {
  return (
    <Page name="notifications">
      <PageHeader title={t`Notifications`} />
      <NoCompanyState to={paths.association()}>
        <Trans>Choose a company to see your notifications there.</Trans>
      </NoCompanyState>
    </Page>
  );
}
