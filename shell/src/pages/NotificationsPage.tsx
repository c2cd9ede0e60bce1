import { ErrorState, Page, PageHeader, SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { HostServices } from '../host/create-host';
import { lazyPart, type PartProblem } from '../lazy/lazy-part';

const InboxPage = lazyPart({
  load: async () => (await import(/* webpackChunkName: "inbox" */ '../notifications/InboxPage')).InboxPage,
  since: 'navigation',
  loading: Loading,
  problem: (problem) => <Problem {...problem} />,
});

/** The inbox, loaded when it is first opened. */
export function NotificationsPage({ services }: { services: HostServices }) {
  const { setTitle } = services;
  useEffect(() => setTitle(t`Notifications`), [setTitle]);
  return <InboxPage services={services} />;
}

function Loading() {
  return (
    <Page name="notifications" ready={false}>
      <PageHeader title={t`Notifications`} />
      <SkeletonRows rows={8} height={64} label={t`Loading notifications`} />
    </Page>
  );
}

function Problem({ slow, retry }: PartProblem) {
  return (
    <Page name="notifications">
      <ErrorState
        title={slow ? t`This page is taking longer than usual` : t`This page could not be loaded`}
        order={1}
        onRetry={retry}
      >
        {slow
          ? t`It opens as soon as it has loaded. Other sections still work.`
          : t`Check your connection, or reload the page to get the latest release.`}
      </ErrorState>
    </Page>
  );
}
