import { Button, Group } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Member } from '../../../shared/types';

/** A change of a member that its dialog confirms. */
export interface MemberAct {
  act: 'role' | 'limits' | 'suspend' | 'resume' | 'remove';
  member: Member;
}

/** Changes the role of a member, suspends, resumes or removes them. */
export function MemberActions({
  member: { fullName, role, status },
  onAct,
}: {
  member: Member;
  onAct(act: MemberAct['act']): void;
}) {
  const buttons: { act: MemberAct['act']; label: string; name: string }[] = [
    { act: 'role', label: t`Change role`, name: t`Change role of ${fullName}` },
    ...(role === 'owner' ? [] : [{ act: 'limits' as const, label: t`Set limits`, name: t`Set limits of ${fullName}` }]),
    status === 'active'
      ? { act: 'suspend', label: t`Suspend`, name: t`Suspend ${fullName}` }
      : { act: 'resume', label: t`Resume`, name: t`Resume ${fullName}` },
    { act: 'remove', label: t`Remove`, name: t`Remove ${fullName}` },
  ];
  return (
    <Group gap="xs">
      {buttons.map(({ act, label, name }) => (
        <Button key={act} size="compact-sm" variant="default" aria-label={name} onClick={() => onAct(act)}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
