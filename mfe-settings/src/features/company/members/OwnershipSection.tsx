import { FailureAlert } from '@lading/mfe-kit';
import { Button, ConfirmDialog, Group, NativeSelect, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { roleLabel } from '../../../shared/roles';
import { Section } from '../../../shared/Section';
import { useMembers, useTransferOwnership } from './use-members';

/** Transfers the company to another member. */
export function OwnershipSection() {
  const members = useMembers();
  const transfer = useTransferOwnership();
  const [chosen, setChosen] = useState('');
  const [asking, setAsking] = useState(false);
  const others =
    members.data?.pages.flatMap(({ items }) => items).filter(({ you, status }) => !you && status === 'active') ?? [];
  const successor = others.find(({ userId }) => userId === chosen);
  const close = () => setAsking(false);
  return (
    <Section title={t`Ownership`} description={t`The new owner gets full access. You become an admin.`}>
      {others.length === 0 ? (
        <Text c="dimmed">
          <Trans>There is no other active member. Invite one first.</Trans>
        </Text>
      ) : (
        <Group align="end">
          <NativeSelect
            label={t`New owner`}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={[
              { value: '', label: t`Choose a member` },
              ...others.map(({ userId, fullName, role }) => ({
                value: userId,
                label: `${fullName}, ${roleLabel(role)}`,
              })),
            ]}
          />
          <Button color="red" variant="light" disabled={!successor} onClick={() => setAsking(true)}>
            <Trans>Transfer ownership</Trans>
          </Button>
        </Group>
      )}
      {successor && (
        <ConfirmDialog
          opened={asking}
          title={t`Make ${successor.fullName} the owner?`}
          confirmLabel={t`Transfer ownership`}
          destructive
          busy={transfer.isPending}
          onConfirm={() => transfer.mutate(successor, { onSuccess: close })}
          onClose={close}
        >
          <Stack>
            <Text>
              <Trans>You become an admin. Only {successor.fullName} can transfer ownership back to you.</Trans>
            </Text>
            {transfer.isError && <FailureAlert error={transfer.error} />}
          </Stack>
        </ConfirmDialog>
      )}
    </Section>
  );
}
