import { unwrap } from '@lading/api-client';
import { FormDialog, FormTextarea, useFieldError, useRemote, useZodForm } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { multiLine, requiredText, z } from '@lading/trade/schemas';
import { Alert, Checkbox, formatMoney, IconAlertTriangle, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useController } from 'react-hook-form';
import type { Shipment } from '../../../shared/types';
import { hasCode } from '../field-errors';
import type { Money } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';

/** Accepting a fee is accepting its amount: after the fee has changed, it has to be accepted again. */
const cancelForm = (fee: Money | null) =>
  z.object({
    acceptedAmount: z.nullable(z.number()).check(
      z.refine((amount) => fee === null || amount === fee.amount, {
        error: () => t`Accept the charge, or keep the shipment.`,
      }),
    ),
    reason: requiredText(multiLine({ max: LIMITS.notes }).check(z.minLength(1, { error: () => t`Enter the reason.` }))),
  });

/** Shows the stage and the fee, asks for the reason and cancels the shipment. */
export function CancelDialog({ shipment, onClose }: { shipment: Shipment; onClose(): void }) {
  const { api, host } = useRemote();
  const cancel = useShipmentMutation(
    shipment.id,
    (body: { reason: string; acceptedFee?: Money }) =>
      unwrap(api.POST('/api/v1/shipments/{id}/cancel', { params: { path: { id: shipment.id } }, body })),
    () => host.notify({ kind: 'success', message: t`${shipment.number} canceled.` }),
  );
  // The stage may have changed since the page was loaded: the error has the current fee.
  const fee = hasCode(cancel.error, 'CANCEL_FEE') ? (cancel.error.params.fee as Money) : shipment.cancellation.fee;
  const form = useZodForm({ schema: cancelForm(fee), defaults: { acceptedAmount: null, reason: '' } });
  return (
    <FormDialog
      title={t`Cancel ${shipment.number}?`}
      form={form}
      submitLabel={t`Cancel shipment`}
      cancelLabel={t`Keep shipment`}
      destructive
      onSubmit={({ reason }) => cancel.mutateAsync({ reason, ...(fee && { acceptedFee: fee }) })}
      onClose={onClose}
    >
      <Text>{shipment.cancellation.text}</Text>
      {fee && <FeeAlert fee={fee} />}
      <FormTextarea
        name="reason"
        label={t`Reason`}
        description={t`Sent to the carrier`}
        required
        maxLength={LIMITS.notes}
      />
    </FormDialog>
  );
}

function FeeAlert({ fee }: { fee: Money }) {
  const { field } = useController({ name: 'acceptedAmount' });
  const error = useFieldError(field.name);
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title={t`This may cost ${formatMoney(fee)}`}
    >
      <Checkbox
        ref={field.ref}
        label={t`I accept that the carrier may charge ${formatMoney(fee)}`}
        checked={field.value === fee.amount}
        error={error}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.currentTarget.checked ? fee.amount : null)}
      />
    </Alert>
  );
}
