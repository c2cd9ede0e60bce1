import { FormDialog, FormTextInput, useZodForm } from '@lading/mfe-kit';
import { formatInstant } from '@lading/ui';
import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { localValue, snoozeTimes } from './snooze-times';
import { type ExceptionChanges, exceptionLabel, type ExceptionOfShipment } from './use-exception-change';

const schema = z.object({
  until: z
    .string()
    .check(z.refine((text) => new Date(text) > new Date(), { error: () => t`Choose a time in the future.` })),
});

interface SnoozeDialogProps extends ExceptionOfShipment {
  changes: ExceptionChanges;
  onClose(): void;
}

/** Snoozes an exception until a time that the user enters in their own time zone. */
export function SnoozeDialog({ changes, onClose, ...of }: SnoozeDialogProps) {
  const form = useZodForm({ schema, defaults: { until: localValue(snoozeTimes(new Date())[1]!.at) } });
  const label = exceptionLabel(of);
  const snooze = ({ until }: z.output<typeof schema>) => {
    const snoozedUntil = new Date(until).toISOString();
    const message = t`${label}: snoozed until ${formatInstant(snoozedUntil)}.`;
    return changes.send({ ...of, change: { snoozedUntil }, message });
  };
  return (
    <FormDialog
      title={t`Snooze: ${label}`}
      submitLabel={t`Snooze exception`}
      form={form}
      onSubmit={snooze}
      onClose={onClose}
    >
      <FormTextInput
        name="until"
        type="datetime-local"
        label={t`Until`}
        description={t`It then returns to the queue.`}
      />
    </FormDialog>
  );
}
