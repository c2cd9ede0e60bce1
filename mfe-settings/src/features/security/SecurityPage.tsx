import { usePageTitle } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Page, PageHeader } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '../../shared/account-queries';
import { FactorsSections } from './FactorsSections';
import { IdentitiesSection } from './IdentitiesSection';
import { PasswordSection } from './PasswordSection';
import { SessionsSection } from './SessionsSection';

/** Sign-in methods and sessions of the user. */
export function SecurityPage() {
  const { host, api } = useRemote();
  usePageTitle(host, t`Security`);
  const profile = useQuery(accountQueries.profile(api));
  const factors = useQuery(accountQueries.factors(api));
  return (
    <Page name="security" ready={!profile.isPending && !factors.isPending}>
      <PageHeader title={t`Security`} description={t`Sign-in methods and sessions of your account.`} />
      <PasswordSection profile={profile} />
      <FactorsSections factors={factors} />
      <IdentitiesSection />
      <SessionsSection />
    </Page>
  );
}
