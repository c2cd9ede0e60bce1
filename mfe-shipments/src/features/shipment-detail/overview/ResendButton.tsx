import { unwrap } from '@lading/api-client';
import { FailureAlert, useNotices, useRemote } from '@lading/mfe-kit';
import { Button } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Shipment } from '../../../shared/types';
import { mayResend } from '../actions/may-tender';
import { useShipmentMutation } from '../use-shipment-mutation';

/** Sends a tender again that failed, or whose email has no answer. */
export function ResendButton({ shipment }: { shipment: Shipment }) {
  const { host, api } = useRemote();
  const notices = useNotices();
  const { id } = shipment;
  const resend = useShipmentMutation(
    id,
    () => unwrap(api.POST('/api/v1/shipments/{id}/tender/resend', { params: { path: { id } } })),
    () => notices.success(t`The tender is being sent again.`),
  );
  if (!mayResend(shipment, host.session)) return null;
  return (
    <>
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(undefined)}>
        <Trans>Resend tender</Trans>
      </Button>
      {resend.isError && <FailureAlert error={resend.error} />}
    </>
  );
}
