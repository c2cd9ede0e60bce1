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
        text: t`You can ask again at any time.`,
        confirm: t`Withdraw the request`,
      };
    case 'invited':
      return {
        title: t`Decline the invitation of ${companyName}?`,
        text: t`The link in the mail then leads nowhere. The company can invite you again.`,
        confirm: t`Decline the invitation`,
      };
    default:
      return {
        title: t`Leave ${companyName}?`,
        text: t`Its quotes and shipments are closed to you at once; what you have written there stays, under your name. API keys that you created there are revoked. To come back you need an invitation or an approval.`,
        confirm: t`Leave the company`,
      };
  }
}

/** Asks once before somebody parts with a company; says so when they are its last owner. */
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
