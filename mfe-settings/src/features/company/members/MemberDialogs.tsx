import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { FailureAlert } from '../../../shared/FailureAlert';
import type { MemberAct } from './MemberActions';
import { RoleDialog } from './RoleDialog';
import { useChangeMember, useRemoveMember } from './use-members';

type Words = Record<'title' | 'text' | 'confirm', string>;

function wordsFor(act: Exclude<MemberAct['act'], 'role'>, name: string): Words {
  switch (act) {
    case 'suspend':
      return {
        title: t`Suspend ${name}?`,
        text: t`They are shut out from their next click on, and stay a member. You can resume the membership at any time.`,
        confirm: t`Suspend ${name}`,
      };
    case 'resume':
      return {
        title: t`Resume ${name}?`,
        text: t`They get back in with the role they had.`,
        confirm: t`Resume ${name}`,
      };
    case 'remove':
      return {
        title: t`Remove ${name}?`,
        text: t`They are shut out from their next click on. What they have written stays, under their name. To come back they need an invitation or an approval.`,
        confirm: t`Remove ${name}`,
      };
  }
}

/** Asks before a member's role, state or membership changes. */
export function MemberDialogs({ asked: { act, member }, onClose }: { asked: MemberAct; onClose(): void }) {
  const change = useChangeMember();
  const remove = useRemoveMember();
  const done = { onSuccess: onClose };
  if (act === 'role') {
    return (
      <RoleDialog
        title={t`Role of ${member.fullName}`}
        initial={member.role}
        confirmLabel={t`Change the role`}
        busy={change.isPending}
        error={change.error}
        onConfirm={(role) => change.mutate({ member, change: { role } }, done)}
        onClose={onClose}
      />
    );
  }
  const { title, text, confirm } = wordsFor(act, member.fullName);
  const confirmAct = () =>
    act === 'remove'
      ? remove.mutate(member, done)
      : change.mutate({ member, change: { status: act === 'suspend' ? 'suspended' : 'active' } }, done);
  const error = change.error ?? remove.error;
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={confirm}
      destructive={act !== 'resume'}
      busy={change.isPending || remove.isPending}
      onConfirm={confirmAct}
      onClose={onClose}
    >
      <Stack>
        <Text>{text}</Text>
        {error && <FailureAlert error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}
