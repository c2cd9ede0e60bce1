import { FormDialog, FormTextarea, useRemote, useZodForm } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { cancelQuotes } from '../../../shared/api/quotes';
import type { BulkQuotes } from '../../../shared/api/types';
import { reasonForm } from '../../../shared/cancel-form';
import { useRequestKeys } from './use-request-keys';

interface CancelQuotesDialogProps {
  ids: string[];
  onDone(result: BulkQuotes): void;
  onClose(): void;
}

/** Asks for the reason and cancels the selected quotes. */
export function CancelQuotesDialog({ ids, onDone, onClose }: CancelQuotesDialogProps) {
  const { api } = useRemote();
  const keyOf = useRequestKeys();
  const form = useZodForm({ schema: reasonForm, defaults: { reason: '' } });
  return (
    <FormDialog
      title={t`Cancel quotes?`}
      form={form}
      submitLabel={t`Cancel quotes`}
      cancelLabel={t`Keep quotes`}
      destructive
      onSubmit={async ({ reason }) => {
        const body = { quoteIds: ids, reason };
        onDone(await cancelQuotes(api, body, keyOf(body)));
      }}
      onClose={onClose}
    >
      <Plural
        value={ids.length}
        one="# quote is canceled. Its offers stay on record, but it can no longer be booked."
        other="# quotes are canceled. Their offers stay on record, but they can no longer be booked."
      />{' '}
      <Trans>Booked and expired quotes stay as they are.</Trans>
      <FormTextarea name="reason" label={t`Reason for cancellation`} required maxLength={LIMITS.notes} data-autofocus />
    </FormDialog>
  );
}
