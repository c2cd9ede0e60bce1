import { FailureAlert } from '@lading/mfe-kit';
import { Button, DateTimeInZone, Group } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Column, Records } from '../../../shared/Records';
import { Section } from '../../../shared/Section';
import type { Member } from '../../../shared/types';
import { PersonCell } from './PersonCell';
import { RoleDialog } from './RoleDialog';
import { useApproveMember, useDeclineMember, useMembers } from './use-members';

/** People who ask to join; nothing stands here when nobody does. */
export function RequestsSection() {
  const requests = useMembers({ status: 'requested' });
  const approve = useApproveMember();
  const decline = useDeclineMember();
  const [approving, setApproving] = useState<Member | null>(null);
  const rows = requests.data?.pages.flatMap(({ items }) => items) ?? [];
  const startApproval = (member: Member) => {
    approve.reset();
    setApproving(member);
  };
  if (rows.length === 0) return null;

  const columns: Column<Member>[] = [
    { name: msg`User`, cell: (member) => <PersonCell member={member} /> },
    { name: msg`Requested`, cell: ({ since }) => <DateTimeInZone instant={since} /> },
    { name: msg`Expires`, cell: ({ expiresAt }) => expiresAt && <DateTimeInZone instant={expiresAt} /> },
    {
      name: msg`Actions`,
      cell: (member) => (
        <Group gap="xs">
          <Button size="compact-sm" aria-label={t`Approve ${member.fullName}`} onClick={() => startApproval(member)}>
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
      <Records caption={t`Requests`} columns={columns} rows={rows} keyOf={({ userId }) => userId} />
      {approving && (
        <RoleDialog
          key={approving.userId}
          title={t`Approve ${approving.fullName}`}
          initial={approving.role}
          confirmLabel={t`Approve`}
          busy={approve.isPending}
          error={approve.error}
          onConfirm={(role) => approve.mutate({ member: approving, role }, { onSuccess: () => setApproving(null) })}
          onClose={() => setApproving(null)}
        />
      )}
    </Section>
  );
}
