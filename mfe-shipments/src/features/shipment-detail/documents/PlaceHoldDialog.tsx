import { FormDialog, FormTextInput, useZodForm } from '@lading/mfe-kit';
import { oneLine, requiredText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';

const REASON_MAX = 500;
const schema = z.object({
  reason: requiredText(oneLine({ min: 1, max: REASON_MAX, missing: () => t`Enter the reason.` })),
});

interface PlaceHoldDialogProps {
  onPlace(body: { reason: string }): Promise<unknown>;
  onClose(): void;
}

/** Asks for the reason of a legal hold. */
export function PlaceHoldDialog({ onPlace, onClose }: PlaceHoldDialogProps) {
  const form = useZodForm({ schema, defaults: { reason: '' } });
  return (
    <FormDialog
      title={t`Place legal hold`}
      form={form}
      submitLabel={t`Place legal hold`}
      onSubmit={onPlace}
      onClose={onClose}
    >
      <FormTextInput
        name="reason"
        label={t`Reason`}
        description={t`Such as the name of the case`}
        maxLength={REASON_MAX}
        data-autofocus
      />
    </FormDialog>
  );
}
