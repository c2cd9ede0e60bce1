import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { Alert, Checkbox, formatMoney, IconAlertTriangle, Text, Textarea } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Shipment } from '../../../shared/types';
import { ActDialog } from '../../../shared/ActDialog';
import { fieldErrors, hasCode } from '../field-errors';
import type { Money } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';

/** Cancels a shipment after its stage, its fee and the reason are said. */
export function CancelDialog({ shipment, onClose }: { shipment: Shipment; onClose(): void }) {
  const { api, host } = useRemote();
  const [reason, setReason] = useState('');
  const [accepted, setAccepted] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const cancel = useShipmentMutation(
    shipment.id,
    (acceptedFee: Money | null) =>
      unwrap(
        api.POST('/api/v1/shipments/{id}/cancel', {
          params: { path: { id: shipment.id } },
          body: { reason: reason.trim(), ...(acceptedFee && { acceptedFee }) },
        }),
      ),
    () => {
      host.notify({ kind: 'success', message: t`${shipment.number} cancelled.` });
      onClose();
    },
  );
  // The stage may have changed since the page was read: the refusal tells the fee as it is now.
  const fee = hasCode(cancel.error, 'CANCEL_FEE') ? (cancel.error.params.fee as Money) : shipment.cancellation.fee;
  const feeAccepted = fee === null || accepted === fee.amount;
  const act = () => {
    setTried(true);
    if (reason.trim() && feeAccepted) cancel.mutate(fee);
  };
  return (
    <ActDialog
      title={t`Cancel ${shipment.number}?`}
      actLabel={t`Cancel shipment`}
      destructive
      busy={cancel.isPending}
      onAct={act}
      onClose={onClose}
      failure={cancel.isError ? { error: cancel.error, title: t`The shipment was not cancelled` } : null}
    >
      <Text>{shipment.cancellation.text}</Text>
      {fee && (
        <Alert
          color="yellow"
          variant="light"
          icon={<IconAlertTriangle size={18} />}
          title={t`This may cost ${formatMoney(fee)}`}
        >
          <Checkbox
            label={t`I accept that the carrier may charge ${formatMoney(fee)}`}
            checked={feeAccepted}
            error={tried && !feeAccepted ? t`Accept the charge, or keep the shipment.` : undefined}
            onChange={(event) => setAccepted(event.currentTarget.checked ? fee.amount : null)}
          />
        </Alert>
      )}
      <Textarea
        label={t`Reason`}
        description={t`Sent to the carrier`}
        required
        maxLength={500}
        value={reason}
        error={tried && !reason.trim() ? t`Enter the reason.` : fieldErrors(cancel.error)['/reason']}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
