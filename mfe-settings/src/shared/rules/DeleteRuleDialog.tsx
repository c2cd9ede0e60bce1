import { FailureAlert } from '@lading/mfe-kit';
import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface DeleteRuleDialogProps<Rule> {
  rule: Rule;
  remove: UseMutationResult<unknown, Error, Rule>;
  onClose(): void;
  /** What happens afterwards. */
  children: ReactNode;
}

/** Asks before a rule is deleted. */
export function DeleteRuleDialog<Rule extends { name: string }>({
  rule,
  remove,
  onClose,
  children,
}: DeleteRuleDialogProps<Rule>) {
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
        <Text>{children}</Text>
        {remove.isError && <FailureAlert error={remove.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
