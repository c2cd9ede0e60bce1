import { FormDialog, FormTextarea, useRemote, useZodForm } from '@lading/mfe-kit';
import { Text } from '@lading/ui';
import { multiLine, requiredText, z } from '@lading/trade/schemas';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MessageButtonsProps } from './MessageButtons';
import { type Direction, DIRECTIONS, MESSAGE_LABELS } from './message-words';

const TEXT_MAX = 4_000;
const schema = z.object({
  text: requiredText(multiLine({ min: 1, max: TEXT_MAX, missing: () => t`Enter the text.` })),
});

interface MessageDialogProps extends MessageButtonsProps {
  direction: Direction;
  onClose(): void;
}

/** Adds a message to the thread of a dispute or a claim. */
export function MessageDialog({ direction, number, address, onSend, onClose }: MessageDialogProps) {
  const { host } = useRemote();
  const form = useZodForm({ schema, defaults: { text: '' } });
  return (
    <FormDialog
      title={i18n._(MESSAGE_LABELS[direction])}
      form={form}
      submitLabel={i18n._(MESSAGE_LABELS[direction])}
      onSubmit={async ({ text }) => {
        await onSend({ direction, text });
        host.notify({ kind: 'success', message: `${number}: ${i18n._(DIRECTIONS[direction])}.` });
      }}
      onClose={onClose}
    >
      {direction === 'sent' && <Text>{t`To ${address ?? ''}, with the evidence. Replies go to you.`}</Text>}
      {direction === 'received' && (
        <Text>
          <Trans>
            Emails of the carrier arrive in your mailbox. Paste the answer here, and upload its attachments under the
            documents of the shipment.
          </Trans>
        </Text>
      )}
      <FormTextarea name="text" label={t`Message`} maxLength={TEXT_MAX} required />
    </FormDialog>
  );
}
