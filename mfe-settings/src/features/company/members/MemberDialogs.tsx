import { FailureAlert } from '@lading/mfe-kit';
import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { EndMembershipDialog } from './EndMembershipDialog';
import type { MemberAct } from './MemberActions';
import { RoleDialog } from './RoleDialog';
import { useChangeMember } from './use-members';

const LimitsDialog = lazy(async () => ({ default: (await import('./LimitsDialog')).LimitsDialog }));

/** Asks before a member's role, state or membership changes. */
export function MemberDialogs({ asked: { act, member }, onClose }: { asked: MemberAct; onClose(): void }) {
  const change = useChangeMember();
  const done = { onSuccess: onClose };
  if (act === 'suspend' || act === 'remove') return <EndMembershipDialog act={act} member={member} onClose={onClose} />;
  if (act === 'limits')
    return (
      <Suspense>
        <LimitsDialog member={member} onClose={onClose} />
      </Suspense>
    );
  if (act === 'role') {
    return (
      <RoleDialog
        title={t`Role of ${member.fullName}`}
        submitLabel={t`Change role`}
        initial={member.role}
        onSubmit={(role) => change.mutateAsync({ member, change: { role } })}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      opened
      title={t`Resume ${member.fullName}?`}
      confirmLabel={t`Resume ${member.fullName}`}
      busy={change.isPending}
      onConfirm={() => change.mutate({ member, change: { status: 'active' } }, done)}
      onClose={onClose}
    >
      <Stack>
        <Text>{t`They regain access with the role they had. Revoked API keys stay revoked.`}</Text>
        {change.error && <FailureAlert error={change.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
