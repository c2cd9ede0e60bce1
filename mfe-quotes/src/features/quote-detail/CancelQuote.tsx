import { Button, ConfirmDialog, Textarea, useDisclosure } from '@lading/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelQuote, quoteDetail } from '../../shared/api/quotes';
import type { Quote } from '../../shared/api/types';
import { useArea } from '../../shared/area';
import { FailureAlert } from '../../shared/FailureAlert';

/** Gives a quote up after asking why. */
export function CancelQuote({ quote }: { quote: Quote }) {
  const { api, host } = useArea();
  const cache = useQueryClient();
  const [opened, dialog] = useDisclosure();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelQuote(api, quote.id, reason.trim()),
    onSuccess: (cancelled) => {
      cache.setQueryData(quoteDetail(api, quote.id).queryKey, cancelled);
      void cache.invalidateQueries({ queryKey: ['quotes', 'list'] });
      dialog.close();
      host.notify({ kind: 'success', message: `${cancelled.number} is cancelled.` });
    },
  });
  const confirm = () => {
    setTried(true);
    if (reason.trim()) cancel.mutate();
  };
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        Cancel quote
      </Button>
      <ConfirmDialog opened={opened} title={`Cancel ${quote.number}?`} confirmLabel="Cancel quote" destructive busy={cancel.isPending} onConfirm={confirm} onClose={dialog.close}>
        <p>A cancelled quote keeps its offers for the record, and can no longer be changed or booked.</p>
        <Textarea
          label="Why is it given up?"
          required
          maxLength={500}
          value={reason}
          error={tried && !reason.trim() ? 'Enter the reason.' : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {cancel.isError && (
          <FailureAlert error={cancel.error} title="The quote was not cancelled">
            The reason is kept.
          </FailureAlert>
        )}
      </ConfirmDialog>
    </>
  );
}
