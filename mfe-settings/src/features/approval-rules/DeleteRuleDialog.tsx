import { FailureAlert } from '@lading/mfe-kit';
import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ApprovalRule } from '../../shared/types';
import { useRemoveRule } from './rule-queries';

/** Asks before a rule is deleted. */
export function DeleteRuleDialog({ rule, onClose }: { rule: ApprovalRule; onClose(): void }) {
  const remove = useRemoveRule();
  return (
    <ConfirmDialog
      opened
      title={t`Delete ${rule.name}?`}
      confirmLabel={t`Delete rule`}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(rule, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack>
        <Text>
          <Trans>Bookings no longer need its approval. Requests that wait for approval stay as they are.</Trans>
        </Text>
        {remove.isError && <FailureAlert error={remove.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
