import { paths, usePageTitle } from '@lading/mfe-contract';
import { Button, EmptyState, Page, PageHeader } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { useArea } from '../../shared/area';
import { Loaded } from '../../shared/Loaded';
import { FollowsSection } from './FollowsSection';
import { KindsSection } from './KindsSection';
import { SecuritySection } from './SecuritySection';
import { TestSection } from './TestSection';
import { TimesSection } from './TimesSection';
import { usePreferences } from './use-preferences';

const TITLE = 'Notification preferences';

/** Which event reaches the person by which channel, and when. */
export function NotificationPreferencesPage() {
  const { host } = useArea();
  usePageTitle(host, TITLE);
  return host.session.company ? <OwnPreferences /> : <WithoutCompany />;
}

function OwnPreferences() {
  const preferences = usePreferences();
  return (
    <Page name="notification-preferences" ready={!preferences.isPending}>
      <PageHeader title={TITLE} />
      <Loaded query={preferences} name="preferences">
        {(stored) => (
          <>
            <KindsSection kinds={stored.kinds} />
            <SecuritySection />
            <TimesSection preferences={stored} />
            <FollowsSection />
            <TestSection />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function WithoutCompany() {
  const action = (
    <Button component={Link} to={paths.association()}>
      Choose a company
    </Button>
  );
  return (
    <Page name="notification-preferences">
      <PageHeader title={TITLE} />
      <EmptyState title="You work in no company now" action={action}>
        What you can be told depends on your role in a company.
      </EmptyState>
    </Page>
  );
}
