import { ConfirmDialog, Stack, Text, Textarea } from '@lading/ui';
import { useState } from 'react';
import type { QueuedException } from '../api';
import { EXCEPTION_NAMES } from '../exception-words';
import type { ExceptionActs } from './use-exception-acts';

/** Fewest and most characters of a resolution. */
const LENGTH = { least: 3, most: 500 };

/** Asks what was done, which resolves the exception. */
export function ResolveDialog({ exception, acts, onClose }: { exception: QueuedException; acts: ExceptionActs; onClose(): void }) {
  const { kind, shipmentNumber, text } = exception;
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const resolution = words.trim();
  const confirm = () => {
    setTried(true);
    if (resolution.length >= LENGTH.least) void acts.perform(exception, { resolution }, `The exception of ${shipmentNumber} is resolved.`).catch(() => undefined).finally(onClose);
  };
  return (
    <ConfirmDialog opened title={`Resolve: ${EXCEPTION_NAMES[kind].toLowerCase()}, ${shipmentNumber}`} confirmLabel="Resolve" busy={acts.isPending} onConfirm={confirm} onClose={onClose}>
      <Stack>
        <Text>{text}</Text>
        <Textarea
          label="What was done"
          description="It is kept with the shipment."
          data-autofocus
          rows={3}
          maxLength={LENGTH.most}
          value={words}
          error={tried && resolution.length < LENGTH.least ? 'Say in a few words what was done.' : undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
