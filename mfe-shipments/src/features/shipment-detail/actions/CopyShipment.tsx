import { Button } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { Shipment } from '../../../shared/types';
import { useCopyShipment } from './use-copy-shipment';

/** Makes a new quote of the same freight. */
export function CopyShipment({ shipment }: { shipment: Shipment }) {
  const copy = useCopyShipment(shipment);
  return (
    <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
      <Trans>Copy to a new quote</Trans>
    </Button>
  );
}
