import { QueryBoundary, useRemote, useTitle } from '@lading/mfe-kit';
import { Page, PageHeader } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '../../shared/account-queries';
import { EmailSection } from './EmailSection';
import { ProfileForm } from './ProfileForm';

/** Profile, preferences and email address of the user. */
export function ProfilePage() {
  const { api } = useRemote();
  useTitle(t`Profile`);
  const profile = useQuery(accountQueries.profile(api));
  return (
    <Page name="profile" ready={!profile.isPending}>
      <PageHeader title={t`Profile`} />
      <QueryBoundary query={profile} loading={t`Loading profile`} failed={t`The profile could not be loaded`}>
        {(stored) => (
          <>
            <ProfileForm profile={stored} />
            <EmailSection email={stored.email} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}
