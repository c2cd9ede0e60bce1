import { unwrap } from '@lading/api-client';
import { failureMessage, useRemote } from '@lading/mfe-kit';
import { Button } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Shipment } from '../../../shared/types';
import { useShipmentMutation } from '../use-shipment-mutation';

/** Tells that a carrier that was written to has accepted with the PRO number that the tender gave it. */
export function AcceptButton({ shipment: { id, number, version, proNumber, tender } }: { shipment: Shipment }) {
  const { api, host } = useRemote();
  const accept = useShipmentMutation(
    id,
    () => unwrap(api.PATCH('/api/v1/shipments/{id}', { params: { path: { id } }, body: { version, proNumber } })),
    () => host.notify({ kind: 'success', message: t`${number} accepted.` }),
  );
  if (tender.state !== 'sent' || proNumber === null || !host.session.can('shipment.edit')) return null;
  const act = () =>
    accept.mutate(undefined, {
      onError: (error) =>
        host.notify({ kind: 'error', message: t`The shipment was not accepted. ${failureMessage(error)}` }),
    });
  return (
    <Button variant="default" loading={accept.isPending} onClick={act}>
      <Trans>Accepted with PRO {proNumber}</Trans>
    </Button>
  );
}
