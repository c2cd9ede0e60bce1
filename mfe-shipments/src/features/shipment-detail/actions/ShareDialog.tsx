import { unwrap } from '@lading/api-client';
import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Alert, Button, CopyText, Divider, Modal, Radio, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Shipment } from '../../../shared/types';
import { fieldErrors } from '../field-errors';
import type { Share } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';
import { ShareLinks } from './ShareLinks';

const scopes = (): { value: Share['scope']; label: string; description: string }[] => [
  { value: 'tracking', label: t`Tracking`, description: t`Progress from origin to destination city` },
  {
    value: 'tracking_and_documents',
    label: t`Tracking and documents`,
    description: t`Also shipper, consignee, reference numbers, bill of lading and proof of delivery`,
  },
];

/** Makes links that show the shipment to people without an account, and takes them back. */
export function ShareDialog({ shipment, onClose }: { shipment: Shipment; onClose(): void }) {
  const { api } = useRemote();
  const [scope, setScope] = useState<Share['scope']>('tracking');
  const [expiresOn, setExpiresOn] = useState('');
  const share = useShipmentMutation(shipment.id, () =>
    unwrap(
      api.POST('/api/v1/shipments/{id}/share', {
        params: { path: { id: shipment.id } },
        body: { scope, expiresOn: expiresOn || null },
      }),
    ),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t`Share ${shipment.number}`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack>
        <Radio.Group
          label={t`What the link shows`}
          description={t`Prices are never shown`}
          value={scope}
          onChange={(value) => setScope(value as Share['scope'])}
        >
          <Stack gap="xs" mt="xs">
            {scopes().map((one) => (
              <Radio key={one.value} {...one} />
            ))}
          </Stack>
        </Radio.Group>
        <TextInput
          type="date"
          label={t`Expiration date`}
          description={t`If empty: 90 days after delivery`}
          value={expiresOn}
          error={fieldErrors(share.error)['/expiresOn']}
          onChange={(event) => setExpiresOn(event.currentTarget.value)}
        />
        {share.isError && <FailureAlert error={share.error} title={t`The link was not created`} />}
        <div>
          <Button loading={share.isPending} onClick={() => share.mutate(undefined)}>
            <Trans>Create link</Trans>
          </Button>
        </div>
        {share.data && (
          <Alert role="status" variant="light" title={t`Copy the link now. It is not shown again.`}>
            <CopyText name={t`link`} text={share.data.url} />
          </Alert>
        )}
        <Divider />
        <ShareLinks shipmentId={shipment.id} />
      </Stack>
    </Modal>
  );
}
