import { paths, usePageTitle } from '@lading/mfe-contract';
import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { NoCompanyState, Page, PageHeader } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FollowsSection } from './FollowsSection';
import { KindsSection } from './KindsSection';
import { SecuritySection } from './SecuritySection';
import { SummarySection } from './SummarySection';
import { TestSection } from './TestSection';
import { TimesSection } from './TimesSection';
import { usePreferences } from './use-preferences';

const title = () => t`Notification preferences`;

/** Which event reaches the person by which channel, and when. */
export function NotificationPreferencesPage() {
  const { host } = useRemote();
  usePageTitle(host, title());
  return host.session.company ? <OwnPreferences /> : <WithoutCompany />;
}

function OwnPreferences() {
  const preferences = usePreferences();
  return (
    <Page name="notification-preferences" ready={!preferences.isPending}>
      <PageHeader title={title()} />
      <QueryBoundary
        query={preferences}
        loading={t`Loading preferences`}
        failed={t`The preferences could not be loaded`}
      >
        {(stored) => (
          <>
            <KindsSection kinds={stored.kinds} />
            <SecuritySection kinds={stored.kinds} />
            <TimesSection preferences={stored} />
            {stored.weeklySummary !== null && <SummarySection wanted={stored.weeklySummary} />}
            <FollowsSection />
            <TestSection />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

function WithoutCompany() {
  return (
    <Page name="notification-preferences">
      <PageHeader title={title()} />
      <NoCompanyState to={paths.association()}>
        <Trans>Your notifications depend on your role in a company.</Trans>
      </NoCompanyState>
    </Page>
  );
}
