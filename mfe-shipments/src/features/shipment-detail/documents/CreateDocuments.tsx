import { unwrap } from '@lading/api-client';
import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Alert, Button, Group, IconDownload, IconInfoCircle } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Shipment } from '../../../shared/types';
import type { IssuedDocument } from '../types';
import { useShipmentMutation } from '../use-shipment-mutation';
import { nameOf } from '../../../shared/document-words';
import { PrintBillOfLading } from './PrintBillOfLading';
import { RequestDocument } from './RequestDocument';
import { useDocumentAddress } from '../../../shared/use-document-address';

const LabelsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shipment-dialogs" */ './LabelsDialog')).LabelsDialog,
}));

/** Creates documents on request, and lists what is left to be filled in manually. */
export function CreateDocuments({ shipment }: { shipment: Shipment }) {
  const { api, host } = useRemote();
  const { can } = host.session;
  const { evidence } = useDocumentAddress(shipment.id);
  const [asksLabels, setAsksLabels] = useState(false);
  const [made, setMade] = useState<IssuedDocument | null>(null);
  const params = { path: { id: shipment.id } };
  const rates = useShipmentMutation(
    shipment.id,
    () => unwrap(api.POST('/api/v1/shipments/{id}/rate-confirmation', { params })),
    setMade,
  );
  const invoice = useShipmentMutation(
    shipment.id,
    () => unwrap(api.POST('/api/v1/shipments/{id}/commercial-invoice', { params })),
    setMade,
  );
  const customsInvoice = useShipmentMutation(
    shipment.id,
    () => unwrap(api.POST('/api/v1/shipments/{id}/customs-invoice', { params })),
    setMade,
  );
  const declares = can('shipment.edit') && shipment.crossBorder;
  const failed = [rates, invoice, customsInvoice].find(({ isError }) => isError);
  return (
    <>
      <Group gap="xs">
        {can('shipment.edit') && (
          <Button variant="default" onClick={() => setAsksLabels(true)}>
            <Trans>Create labels</Trans>
          </Button>
        )}
        {can('price.read') && (
          <Button variant="default" loading={rates.isPending} onClick={() => rates.mutate(undefined)}>
            <Trans>Create rate confirmation</Trans>
          </Button>
        )}
        {declares && (
          <Button variant="default" loading={invoice.isPending} onClick={() => invoice.mutate(undefined)}>
            <Trans>Create commercial invoice</Trans>
          </Button>
        )}
        {declares && shipment.stops.at(-1)?.country === 'CA' && (
          <Button variant="default" loading={customsInvoice.isPending} onClick={() => customsInvoice.mutate(undefined)}>
            <Trans>Create Canada customs invoice</Trans>
          </Button>
        )}
        <PrintBillOfLading shipment={shipment} />
        <RequestDocument shipment={shipment} />
        <Button
          component="a"
          href={evidence}
          download
          variant="subtle"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          <Trans>Download all as ZIP</Trans>
        </Button>
      </Group>
      {failed && <FailureAlert error={failed.error} title={t`The document was not created`} />}
      {made && <Made made={made} />}
      <Suspense>
        {asksLabels && <LabelsDialog shipment={shipment} onClose={() => setAsksLabels(false)} onMade={setMade} />}
      </Suspense>
    </>
  );
}

/** A blank is told once, however many lines have it. */
function Made({ made: { document, warnings } }: { made: IssuedDocument }) {
  const blanks = [...new Set(warnings.map(({ message }) => message))];
  return (
    <Alert role="status" variant="light" icon={<IconInfoCircle size={18} />} title={t`${nameOf(document)} created`}>
      {blanks.length === 0 ? (
        t`No fields are left blank.`
      ) : (
        <>
          <Trans>Left blank to fill in by hand:</Trans>
          <ul>
            {blanks.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
