import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Button, ConfirmDialog, Textarea, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelQuote, quoteQueries } from '../../shared/api/quotes';
import type { Quote } from '../../shared/api/types';

/** Gives a quote up after asking why. */
export function CancelQuote({ quote }: { quote: Quote }) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const [opened, dialog] = useDisclosure();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelQuote(api, quote.id, reason.trim()),
    onSuccess: (cancelled) => {
      cache.setQueryData(quoteQueries.detail(api, quote.id).queryKey, cancelled);
      void cache.invalidateQueries({ queryKey: quoteQueries.lists });
      dialog.close();
      host.notify({ kind: 'success', message: t`${cancelled.number} is cancelled.` });
    },
  });
  const confirm = () => {
    setTried(true);
    if (reason.trim()) cancel.mutate();
  };
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        <Trans>Cancel quote</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t`Cancel ${quote.number}?`}
        confirmLabel={t`Cancel quote`}
        cancelLabel={t`Keep quote`}
        destructive
        busy={cancel.isPending}
        onConfirm={confirm}
        onClose={dialog.close}
      >
        <p>
          <Trans>A cancelled quote keeps its offers for the record, and can no longer be changed or booked.</Trans>
        </p>
        <Textarea
          label={t`Reason for cancellation`}
          required
          maxLength={500}
          value={reason}
          error={tried && !reason.trim() ? t`Enter the reason.` : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {cancel.isError && (
          <FailureAlert error={cancel.error} title={t`The quote was not cancelled`}>
            <Trans>The reason is kept.</Trans>
          </FailureAlert>
        )}
      </ConfirmDialog>
    </>
  );
}
