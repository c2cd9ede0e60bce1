import { Button, ConfirmDialog, formatInstant, Group, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { QueuedException } from '../api';
import { laterMoments, localText } from './later-moments';
import type { ExceptionActs } from './use-exception-acts';

interface PutOffDialogProps {
  exception: QueuedException;
  acts: ExceptionActs;
  now: Date;
  onClose(): void;
}

/** Asks until when an exception stays out of the queue, in the time of the reader. */
export function PutOffDialog({ exception, acts, now, onClose }: PutOffDialogProps) {
  const moments = laterMoments(now);
  const [until, setUntil] = useState(() => localText(moments[1]!.at));
  const at = new Date(until);
  const isWrong = !(at > now);
  const confirm = () => {
    if (isWrong) return;
    const text = t`The exception of ${exception.shipmentNumber} is put off until ${formatInstant(at.toISOString())}.`;
    void acts
      .perform(exception, { snoozedUntil: at.toISOString() }, text)
      .catch(() => undefined)
      .finally(onClose);
  };
  return (
    <ConfirmDialog
      opened
      title={t`Put off the exception of ${exception.shipmentNumber}`}
      confirmLabel={t`Put off`}
      busy={acts.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack>
        <Group gap="xs">
          {moments.map(({ label, at: moment }) => (
            <Button key={label} variant="default" size="compact-sm" onClick={() => setUntil(localText(moment))}>
              {label}
            </Button>
          ))}
        </Group>
        <TextInput
          type="datetime-local"
          label={t`Until`}
          description={t`It comes back into the queue then.`}
          value={until}
          error={isWrong ? t`Choose a time to come.` : undefined}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
