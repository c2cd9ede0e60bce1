import { FormDialog, FormTextarea, useRemote, useZodForm } from '@lading/mfe-kit';
import { Text } from '@lading/ui';
import { multiLine, requiredText, z } from '@lading/trade/schemas';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { addDisputeMessage, type Invoice, type NewDisputeMessage } from '../../../shared/api/invoices';
import { useInvoiceMutation } from '../use-invoice-mutation';
import { type Direction, DIRECTIONS, MESSAGE_LABELS } from './dispute-words';

const TEXT_MAX = 4_000;
const schema = z.object({
  text: requiredText(multiLine({ min: 1, max: TEXT_MAX, missing: () => t`Enter the text.` })),
});

interface MessageDialogProps {
  direction: Direction;
  invoice: Invoice;
  /** Email address of the carrier. */
  address: string | null;
  onClose(): void;
}

/** Adds a message to the dispute of an invoice. */
export function MessageDialog({ direction, invoice: { id, number }, address, onClose }: MessageDialogProps) {
  const { api, host } = useRemote();
  const add = useInvoiceMutation(
    (body: NewDisputeMessage) => addDisputeMessage(api, id, body),
    () => host.notify({ kind: 'success', message: `${number}: ${i18n._(DIRECTIONS[direction])}.` }),
  );
  const form = useZodForm({ schema, defaults: { text: '' } });
  return (
    <FormDialog
      title={i18n._(MESSAGE_LABELS[direction])}
      form={form}
      submitLabel={i18n._(MESSAGE_LABELS[direction])}
      onSubmit={({ text }) => add.mutateAsync({ direction, text })}
      onClose={onClose}
    >
      {direction === 'sent' && <Text>{t`To ${address ?? ''}, with the evidence pack. Replies go to you.`}</Text>}
      <FormTextarea name="text" label={t`Message`} maxLength={TEXT_MAX} required />
    </FormDialog>
  );
}
