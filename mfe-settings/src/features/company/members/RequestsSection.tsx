import { type Column, DataTable, FailureAlert } from '@lading/mfe-kit';
import { Button, DateTimeInZone, Group } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Section } from '../../../shared/Section';
import type { Member } from '../../../shared/types';
import { PersonCell } from './PersonCell';
import { RoleDialog } from './RoleDialog';
import { useApproveMember, useDeclineMember, useMembers } from './use-members';

/** Users who request to join; nothing without requests. */
export function RequestsSection() {
  const requests = useMembers({ status: 'requested' });
  const approve = useApproveMember();
  const decline = useDeclineMember();
  const [approving, setApproving] = useState<Member | null>(null);
  const rows = requests.data?.pages.flatMap(({ items }) => items) ?? [];
  if (rows.length === 0) return null;

  const columns: Column<Member>[] = [
    { id: 'user', header: msg`User`, cell: (member) => <PersonCell member={member} /> },
    { id: 'requested', header: msg`Requested`, cell: ({ since }) => <DateTimeInZone instant={since} /> },
    {
      id: 'expires',
      header: msg`Expires`,
      cell: ({ expiresAt }) => expiresAt && <DateTimeInZone instant={expiresAt} />,
    },
    {
      id: 'actions',
      header: msg`Actions`,
      cell: (member) => (
        <Group gap="xs">
          <Button size="compact-sm" aria-label={t`Approve ${member.fullName}`} onClick={() => setApproving(member)}>
            <Trans>Approve</Trans>
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t`Decline ${member.fullName}`}
            loading={decline.isPending && decline.variables.userId === member.userId}
            onClick={() => decline.mutate(member)}
          >
            <Trans>Decline</Trans>
          </Button>
        </Group>
      ),
    },
  ];
  return (
    <Section title={t`Requests to join`}>
      {decline.isError && <FailureAlert error={decline.error} />}
      <DataTable caption={t`Requests`} columns={columns} rows={rows} rowId={({ userId }) => userId} />
      {approving && (
        <RoleDialog
          key={approving.userId}
          title={t`Approve ${approving.fullName}`}
          submitLabel={t`Approve`}
          initial={approving.role}
          onSubmit={(role) => approve.mutateAsync({ member: approving, role })}
          onClose={() => setApproving(null)}
        />
      )}
    </Section>
  );
}
