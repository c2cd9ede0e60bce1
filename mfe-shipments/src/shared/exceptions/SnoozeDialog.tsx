import { FormDialog, FormTextInput, useZodForm } from '@lading/mfe-kit';
import { formatInstant, userTimeZone } from '@lading/ui';
import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { instantOf, localOf, zoneName } from '../local-instant';
import { snoozeTimes } from './snooze-times';
import { type ExceptionChanges, exceptionLabel, type ExceptionOfShipment } from './use-exception-change';

const schema = z.object({
  until: z.string().check(
    z.refine((text) => text !== '' && new Date(instantOf(text, userTimeZone())) > new Date(), {
      error: () => t`Choose a time in the future.`,
    }),
  ),
});

interface SnoozeDialogProps extends ExceptionOfShipment {
  changes: ExceptionChanges;
  onClose(): void;
}

/** Snoozes an exception until a time that the user enters in their own time zone. */
export function SnoozeDialog({ changes, onClose, ...of }: SnoozeDialogProps) {
  const zone = userTimeZone();
  const form = useZodForm({ schema, defaults: { until: localOf(snoozeTimes(new Date(), zone).at(-1)!.at, zone) } });
  const label = exceptionLabel(of);
  const snooze = ({ until }: z.output<typeof schema>) => {
    const snoozedUntil = instantOf(until, zone);
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
        description={t`${zoneName(zone)} time. It then returns to the queue.`}
      />
    </FormDialog>
  );
}
