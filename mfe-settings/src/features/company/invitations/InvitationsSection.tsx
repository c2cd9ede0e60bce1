import { Button, DateTimeInZone, Group, StatusBadge, Text } from '@lading/ui';
import { FailureAlert } from '../../../shared/FailureAlert';
import { Loaded } from '../../../shared/Loaded';
import { type Column, Records } from '../../../shared/Records';
import { roleLabel } from '../../../shared/roles';
import { Section } from '../../../shared/Section';
import type { Invitation } from '../../../shared/types';
import { InviteForm } from './InviteForm';
import { useInvitations, useResendInvitation, useRevokeInvitation } from './use-invitations';

/** Invites people, and shows who has not answered yet. */
export function InvitationsSection() {
  const invitations = useInvitations();
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const failure = resend.error ?? revoke.error;

  const columns: Column<Invitation>[] = [
    { name: 'Address', cell: ({ email }) => <strong>{email}</strong> },
    { name: 'Role', cell: ({ role }) => roleLabel(role) },
    { name: 'Invited by', cell: ({ invitedBy }) => invitedBy },
    { name: 'State', cell: ({ expired }) => <StatusBadge tone={expired ? 'attention' : 'active'}>{expired ? 'Expired' : 'Waits for an answer'}</StatusBadge> },
    { name: 'Good until', cell: ({ expiresAt }) => <DateTimeInZone instant={expiresAt} /> },
    {
      name: 'Actions',
      cell: (invitation) => (
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Send the invitation of ${invitation.email} again`}
            loading={resend.isPending && resend.variables.id === invitation.id}
            onClick={() => resend.mutate(invitation)}
          >
            Send again
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Revoke the invitation of ${invitation.email}`}
            loading={revoke.isPending && revoke.variables.id === invitation.id}
            onClick={() => revoke.mutate(invitation)}
          >
            Revoke
          </Button>
        </Group>
      ),
    },
  ];
  return (
    <Section title="Invitations" description="The link in the mail works once, for seven days, and only for the address it was sent to.">
      <InviteForm />
      {failure && <FailureAlert error={failure} />}
      <Loaded query={invitations} name="invitations">
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          return rows.length === 0 ? (
            <Text c="dimmed">No invitation waits for an answer.</Text>
          ) : (
            <Records caption="Invitations" columns={columns} rows={rows} keyOf={({ id }) => id} />
          );
        }}
      </Loaded>
      {invitations.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={invitations.isFetchingNextPage} onClick={() => void invitations.fetchNextPage()}>
            Show more invitations
          </Button>
        </Group>
      )}
    </Section>
  );
}
