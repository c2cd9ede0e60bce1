import { Button, Group } from '@lading/ui';
import type { Association } from '../../shared/types';

/** How parting is called in each state. */
const PART: Record<Association['status'], string> = { active: 'Leave', suspended: 'Leave', requested: 'Withdraw', invited: 'Decline' };

interface CompanyActionsProps {
  association: Association;
  switching: boolean;
  restoring: boolean;
  onSwitch(): void;
  onRestore(): void;
  onLeave(): void;
}

/** What somebody can do about one of their companies. */
export function CompanyActions({ association, switching, restoring, onSwitch, onRestore, onLeave }: CompanyActionsProps) {
  const { companyName, role, status, active, erasesAt } = association;
  if (erasesAt !== null) {
    return role === 'owner' ? (
      <Button size="compact-sm" loading={restoring} aria-label={`Restore ${companyName}`} onClick={onRestore}>
        Restore
      </Button>
    ) : null;
  }
  return (
    <Group gap="xs">
      {status === 'active' && !active && (
        <Button size="compact-sm" loading={switching} aria-label={`Switch to ${companyName}`} onClick={onSwitch}>
          Switch
        </Button>
      )}
      <Button size="compact-sm" variant="default" aria-label={`${PART[status]}: ${companyName}`} onClick={onLeave}>
        {PART[status]}
      </Button>
    </Group>
  );
}
