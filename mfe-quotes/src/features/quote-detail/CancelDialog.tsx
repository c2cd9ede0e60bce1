import { FormDialog, FormTextarea, useRemote, useZodForm } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { cancelQuote } from '../../shared/api/quotes';
import type { Quote } from '../../shared/api/types';
import { reasonForm } from '../../shared/cancel-form';
import { useCacheQuote } from '../../shared/use-cache-quote';

/** Asks for the reason and cancels the quote. */
export function CancelDialog({ quote, onClose }: { quote: Quote; onClose(): void }) {
  const { api, host } = useRemote();
  const cacheQuote = useCacheQuote();
  const form = useZodForm({ schema: reasonForm, defaults: { reason: '' } });
  const cancel = useMutation({
    mutationFn: ({ reason }: { reason: string }) => cancelQuote(api, quote.id, reason),
    onSuccess: (cancelled) => {
      cacheQuote(cancelled);
      host.notify({ kind: 'success', message: t`${cancelled.number} is canceled.` });
    },
  });
  return (
    <FormDialog
      title={t`Cancel ${quote.number}?`}
      form={form}
      submitLabel={t`Cancel quote`}
      cancelLabel={t`Keep quote`}
      destructive
      onSubmit={cancel.mutateAsync}
      onClose={onClose}
    >
      <Trans>Its offers stay on record, but it can no longer be changed or booked.</Trans>
      <FormTextarea name="reason" label={t`Reason for cancellation`} required maxLength={LIMITS.notes} data-autofocus />
    </FormDialog>
  );
}
