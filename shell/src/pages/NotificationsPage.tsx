import { ErrorState, Page, PageHeader, SkeletonRows } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../fallback/ErrorBoundary';
import type { HostServices } from '../host/create-host';
import { report } from '../reports/report';
import { SHELL } from '../reports/version';

const InboxPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inbox" */ '../notifications/InboxPage')).InboxPage,
}));

/** The inbox, loaded when it is first opened. */
export function NotificationsPage({ services }: { services: HostServices }) {
  const { setTitle } = services;
  useEffect(() => setTitle(t`Notifications`), [setTitle]);
  return (
    <ErrorBoundary onError={(error) => report(SHELL, error)} fallback={() => <NotLoaded />}>
      <Suspense fallback={<Loading />}>
        <InboxPage services={services} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loading() {
  return (
    <Page name="notifications" ready={false}>
      <PageHeader title={t`Notifications`} />
      <SkeletonRows rows={8} height={64} label={t`Loading notifications`} />
    </Page>
  );
}

/** A page that was opened before a release may miss the old files. */
function NotLoaded() {
  return (
    <Page name="notifications">
      <ErrorState title={t`This page could not be loaded`} order={1} onRetry={() => window.location.reload()}>
        <Trans>Check your connection, then reload.</Trans>
      </ErrorState>
    </Page>
  );
}
