import { unwrap } from '@lading/api-client';
import { FailureAlert, useNotices, useRemote } from '@lading/mfe-kit';
import { Button, IconMail, Menu } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Shipment } from '../../../shared/types';
import { useShipmentMutation } from '../use-shipment-mutation';
import { DOCUMENT_NAMES } from '../../../shared/document-words';

/** Documents that a carrier is asked for. */
const REQUESTABLE = ['POD', 'CARRIER_BOL', 'WEIGHT_INSPECTION', 'INVOICE'] as const;
type Kind = (typeof REQUESTABLE)[number];

/** Asks the carrier for a document by email. */
export function RequestDocument({ shipment: { id, uploadKinds } }: { shipment: Shipment }) {
  const { api } = useRemote();
  const notices = useNotices();
  const request = useShipmentMutation(
    id,
    (kind: Kind) =>
      unwrap(api.POST('/api/v1/shipments/{id}/document-requests', { params: { path: { id } }, body: { kind } })),
    ({ sentTo }) => notices.success(t`Request emailed to ${sentTo}.`),
  );
  const kinds = REQUESTABLE.filter((kind) => uploadKinds.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" loading={request.isPending} leftSection={<IconMail size={16} aria-hidden="true" />}>
            <Trans>Request from carrier</Trans>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kinds.map((kind) => (
            <Menu.Item key={kind} onClick={() => request.mutate(kind)}>
              {i18n._(DOCUMENT_NAMES[kind])}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {request.isError && <FailureAlert error={request.error} title={t`The document was not requested`} />}
    </>
  );
}
