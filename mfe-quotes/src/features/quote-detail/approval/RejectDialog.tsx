import { FormDialog, FormTextarea, useZodForm } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Approval } from '../../../shared/api/types';
import { reasonForm } from '../../../shared/cancel-form';
import { useApprovalDecisions } from './use-approval-decisions';

/** Asks for the reason and rejects the booking. */
export function RejectDialog({ approval, onClose }: { approval: Approval; onClose(): void }) {
  const form = useZodForm({ schema: reasonForm, defaults: { reason: '' } });
  const { rejecting } = useApprovalDecisions(approval);
  return (
    <FormDialog
      title={t`Reject the booking of ${approval.quoteNumber}?`}
      form={form}
      submitLabel={t`Reject booking`}
      destructive
      onSubmit={rejecting.mutateAsync}
      onClose={onClose}
    >
      <Trans>{approval.requestedBy} sees the reason and can book another offer or change the quote.</Trans>
      <FormTextarea name="reason" label={t`Reason for rejection`} required maxLength={LIMITS.notes} data-autofocus />
    </FormDialog>
  );
}
