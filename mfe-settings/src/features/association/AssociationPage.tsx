import { useRemote, useTitle } from '@lading/mfe-kit';
import { Alert, IconInfoCircle, Page, PageHeader, SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFragmentToken } from '../../shared/use-fragment-token';
import { sourcesQuery } from '../../shared/sources-query';
import { CompaniesSection } from './CompaniesSection';
import { CreateCompanySection } from './CreateCompanySection';
import { InvitationSection } from './InvitationSection';
import { JoinSection } from './JoinSection';
import { OffersSection } from './OffersSection';
import { useAssociations } from './use-associations';

/** The user's companies, and the ways to join or create one. */
export function AssociationPage() {
  const { host, api } = useRemote();
  useTitle(t`Your companies`);
  const associations = useAssociations();
  const invitation = useFragmentToken('invitation');
  const signUp = useQuery(sourcesQuery(api)).data?.signUp ?? 'open';
  return (
    <Page name="association" ready={!associations.isPending}>
      <PageHeader
        title={t`Your companies`}
        description={t`You work in one company at a time. It determines your data and permissions.`}
      />
      {!host.session.company && (
        <Alert icon={<IconInfoCircle size={18} />} title={t`No active company`}>
          <Trans>
            Quotes and shipments belong to a company. Switch to one of yours, open an invitation, request to join with a
            company code, or create your own.
          </Trans>
        </Alert>
      )}
      {invitation !== null && <InvitationSection key={invitation} token={invitation} />}
      <CompaniesSection associations={associations} />
      <OffersSection offers={associations.data?.offers ?? []} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <JoinSection />
        {signUp === 'open' && <CreateCompanySection />}
      </SimpleGrid>
    </Page>
  );
}
