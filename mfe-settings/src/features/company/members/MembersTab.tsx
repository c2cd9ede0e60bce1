import { useRemote } from '@lading/mfe-kit';
import { DomainsSection } from '../domains/DomainsSection';
import { InvitationsSection } from '../invitations/InvitationsSection';
import { MembersSection } from './MembersSection';
import { OwnershipSection } from './OwnershipSection';
import { RequestsSection } from './RequestsSection';

/** Members, requests, invitations, mail domains and ownership. */
export function MembersTab() {
  const { host } = useRemote();
  return (
    <>
      <RequestsSection />
      <MembersSection />
      <InvitationsSection />
      <DomainsSection />
      {host.session.can('ownership.transfer') && <OwnershipSection />}
    </>
  );
}
