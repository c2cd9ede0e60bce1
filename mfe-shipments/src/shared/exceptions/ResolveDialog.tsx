import { FormDialog, FormTextarea, useZodForm } from '@lading/mfe-kit';
import { Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { exceptionText } from './exception-texts';
import { type ExceptionChanges, exceptionLabel, type ExceptionOfShipment } from './use-exception-change';

/** Characters of a resolution. */
const LENGTH = { min: 3, max: 500 };

const schema = z.object({
  resolution: z
    .string()
    .check(z.trim(), z.minLength(LENGTH.min, { error: () => t`Describe the resolution in a few words.` })),
});

interface ResolveDialogProps extends ExceptionOfShipment {
  changes: ExceptionChanges;
  onClose(): void;
}

/** Resolves an exception with a note on what was done. */
export function ResolveDialog({ changes, onClose, ...of }: ResolveDialogProps) {
  const form = useZodForm({ schema, defaults: { resolution: '' } });
  const label = exceptionLabel(of);
  return (
    <FormDialog
      title={t`Resolve: ${label}`}
      submitLabel={t`Resolve exception`}
      form={form}
      onSubmit={(change) => changes.send({ ...of, change, message: t`${label}: resolved.` })}
      onClose={onClose}
    >
      <Text>{exceptionText(of.exception)}</Text>
      <FormTextarea
        name="resolution"
        label={t`Resolution`}
        description={t`Kept with the shipment`}
        data-autofocus
        rows={3}
        maxLength={LENGTH.max}
      />
    </FormDialog>
  );
}
