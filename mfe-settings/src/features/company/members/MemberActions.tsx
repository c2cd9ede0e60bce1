import { Button, Group } from '@lading/ui';
import type { Member } from '../../../shared/types';

/** Something about a member that is asked for once more. */
export interface MemberAct {
  act: 'role' | 'suspend' | 'resume' | 'remove';
  member: Member;
}

/** What can be done about a member. */
export function MemberActions({ member: { fullName, status }, onAct }: { member: Member; onAct(act: MemberAct['act']): void }) {
  const pause = status === 'active' ? 'suspend' : 'resume';
  const buttons: { act: MemberAct['act']; label: string; name: string }[] = [
    { act: 'role', label: 'Role', name: `Change the role of ${fullName}` },
    { act: pause, label: pause === 'suspend' ? 'Suspend' : 'Resume', name: `${pause === 'suspend' ? 'Suspend' : 'Resume'} ${fullName}` },
    { act: 'remove', label: 'Remove', name: `Remove ${fullName}` },
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
