import { Button, Group } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Association } from '../../shared/types';

/** Label of leaving, by status. */
const LEAVE: Record<Association['status'], MessageDescriptor> = {
  active: msg`Leave`,
  suspended: msg`Leave`,
  requested: msg`Withdraw`,
  invited: msg`Decline`,
};

interface CompanyActionsProps {
  association: Association;
  switching: boolean;
  restoring: boolean;
  onSwitch(): void;
  onRestore(): void;
  onLeave(): void;
}

/** Switches to a company, restores or leaves it. */
export function CompanyActions({
  association,
  switching,
  restoring,
  onSwitch,
  onRestore,
  onLeave,
}: CompanyActionsProps) {
  const { companyName, role, status, active, erasesAt, companySuspended } = association;
  if (erasesAt !== null) {
    return role === 'owner' ? (
      <Button size="compact-sm" loading={restoring} aria-label={t`Restore ${companyName}`} onClick={onRestore}>
        <Trans>Restore</Trans>
      </Button>
    ) : null;
  }
  const leave = i18n._(LEAVE[status]);
  return (
    <Group gap="xs">
      {status === 'active' && !active && !companySuspended && (
        <Button size="compact-sm" loading={switching} aria-label={t`Switch to ${companyName}`} onClick={onSwitch}>
          <Trans>Switch</Trans>
        </Button>
      )}
      <Button size="compact-sm" variant="default" aria-label={`${leave}: ${companyName}`} onClick={onLeave}>
        {leave}
      </Button>
    </Group>
  );
}
