import { type Column, DataTable, FailureAlert, QueryBoundary, ShowMore } from '@lading/mfe-kit';
import { Button, DateTimeInZone, Group, StatusBadge, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { roleLabel } from '../../../shared/roles';
import { Section } from '../../../shared/Section';
import type { Invitation } from '../../../shared/types';
import { InviteForm } from './InviteForm';
import { useInvitations, useResendInvitation, useRevokeInvitation } from './use-invitations';

/** Invites users and lists pending invitations. */
export function InvitationsSection() {
  const invitations = useInvitations();
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const failure = resend.error ?? revoke.error;

  const columns: Column<Invitation>[] = [
    { id: 'email', header: msg`Email`, cell: ({ email }) => <strong>{email}</strong> },
    { id: 'role', header: msg`Role`, cell: ({ role }) => roleLabel(role) },
    { id: 'invitedBy', header: msg`Invited by`, cell: ({ invitedBy }) => invitedBy },
    {
      id: 'status',
      header: msg`Status`,
      cell: ({ expired }) => (
        <StatusBadge tone={expired ? 'attention' : 'active'}>{expired ? t`Expired` : t`Pending`}</StatusBadge>
      ),
    },
    { id: 'expires', header: msg`Expires`, cell: ({ expiresAt }) => <DateTimeInZone instant={expiresAt} /> },
    {
      id: 'actions',
      header: msg`Actions`,
      cell: (invitation) => (
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t`Resend invitation to ${invitation.email}`}
            loading={resend.isPending && resend.variables.id === invitation.id}
            onClick={() => resend.mutate(invitation)}
          >
            <Trans>Resend</Trans>
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t`Revoke invitation to ${invitation.email}`}
            loading={revoke.isPending && revoke.variables.id === invitation.id}
            onClick={() => revoke.mutate(invitation)}
          >
            <Trans>Revoke</Trans>
          </Button>
        </Group>
      ),
    },
  ];
  return (
    <Section
      title={t`Invitations`}
      description={t`The link in the email works once, for seven days, for the invited address only.`}
    >
      <InviteForm />
      {failure && <FailureAlert error={failure} />}
      <QueryBoundary
        query={invitations}
        loading={t`Loading invitations`}
        failed={t`The invitations could not be loaded`}
      >
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          return rows.length === 0 ? (
            <Text c="dimmed">
              <Trans>
                No pending invitations. Invite a colleague by email above; the link is valid for seven days.
              </Trans>
            </Text>
          ) : (
            <DataTable caption={t`Invitations`} columns={columns} rows={rows} rowId={({ id }) => id} />
          );
        }}
      </QueryBoundary>
      <ShowMore query={invitations} />
    </Section>
  );
}
