import { useRemote } from '@lading/mfe-kit';
import { COMPANY_SECTIONS } from '../../../shared/sections';
import { SettingsPage } from '../../../shared/SettingsPage';
import { InvitationsSection } from '../invitations/InvitationsSection';
import { MembersSection } from './MembersSection';
import { OwnershipSection } from './OwnershipSection';
import { RequestsSection } from './RequestsSection';
import { useMembers } from './use-members';

/** Members, requests, invitations and ownership. */
export function MembersPage() {
  const { host } = useRemote();
  const members = useMembers();
  return (
    <SettingsPage name="members" section={COMPANY_SECTIONS.members} ready={!members.isPending}>
      <RequestsSection />
      <MembersSection />
      <InvitationsSection />
      {host.session.can('ownership.transfer') && <OwnershipSection />}
    </SettingsPage>
  );
}
