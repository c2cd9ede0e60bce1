import { FormDialog, FormTextarea, useZodForm } from '@lading/mfe-kit';
import { plural, t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import type { ExceptionChange } from '../../../shared/types';

const schema = z.object({
  resolution: z.string().check(z.trim(), z.minLength(3, { error: () => t`Describe the resolution in a few words.` })),
});

interface BulkResolveDialogProps {
  count: number;
  onResolve(change: ExceptionChange): Promise<unknown>;
  onClose(): void;
}

/** Resolves several exceptions with one note. */
export function BulkResolveDialog({ count, onResolve, onClose }: BulkResolveDialogProps) {
  const form = useZodForm({ schema, defaults: { resolution: '' } });
  return (
    <FormDialog
      title={plural(count, { one: 'Resolve # exception', other: 'Resolve # exceptions' })}
      submitLabel={t`Resolve exceptions`}
      form={form}
      onSubmit={async (change) => void (await onResolve(change))}
      onClose={onClose}
    >
      <FormTextarea
        name="resolution"
        label={t`Resolution`}
        description={t`Kept with each shipment`}
        data-autofocus
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
