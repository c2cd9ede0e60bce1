import { FailureAlert } from '@lading/mfe-kit';
import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Association } from '../../shared/types';
import { useLeaveCompany } from './use-associations';

type Words = Record<'title' | 'text' | 'confirm', string>;

function wordsFor({ status, companyName }: Association): Words {
  switch (status) {
    case 'requested':
      return {
        title: t`Withdraw your request to ${companyName}?`,
        text: t`You can send a new request at any time.`,
        confirm: t`Withdraw request`,
      };
    case 'invited':
      return {
        title: t`Decline the invitation to ${companyName}?`,
        text: t`The link in the email stops working. The company can invite you again.`,
        confirm: t`Decline invitation`,
      };
    default:
      return {
        title: t`Leave ${companyName}?`,
        text: t`You lose access immediately. Your entries stay under your name, and API keys that you created are revoked. To return, you need an invitation or approval.`,
        confirm: t`Leave company`,
      };
  }
}

/** Asks before the user leaves a company, withdraws a request or declines an invitation. */
export function LeaveDialog({ association, onClose }: { association: Association; onClose(): void }) {
  const leave = useLeaveCompany();
  const { title, text, confirm } = wordsFor(association);
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={confirm}
      destructive
      busy={leave.isPending}
      onConfirm={() => leave.mutate(association, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack>
        <Text>{text}</Text>
        {leave.isError && <FailureAlert error={leave.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
