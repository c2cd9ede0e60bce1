import { useRemote } from '@lading/mfe-kit';
import { Button, formatNumber, KeyValue, useDisclosure } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Shipment } from '../../../shared/types';
import { Panel } from './Panel';
import { Party } from './Party';

const CustomsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shipment-dialogs" */ './CustomsDialog')).CustomsDialog,
}));

const STATES: Record<Shipment['axes']['customs'], MessageDescriptor> = {
  none: msg`Not started`,
  docs_pending: msg`Documents missing`,
  docs_ready: msg`Documents ready`,
  submitted: msg`Submitted`,
  in_bond: msg`Moving in bond`,
  hold: msg`On hold`,
  cleared: msg`Released`,
};

/** Customs status and declaration of a shipment that crosses the border. */
export function CustomsPanel({ shipment }: { shipment: Shipment }) {
  const { can } = useRemote().host.session;
  const [editing, dialog] = useDisclosure();
  const { customs, axes } = shipment;
  const given = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : []);
  const facts = [
    { label: t`Status`, value: i18n._(STATES[axes.customs]) },
    ...given(t`Incoterm`, [customs?.incoterm, customs?.incotermPlace].filter(Boolean).join(' ')),
    ...given(t`Reason for export`, customs?.reasonForExport),
    ...given(t`Exporter tax number`, customs?.exporterTaxNumber),
    ...given(t`Net weight`, netWeight(shipment)),
    ...given(t`Marks and numbers`, customs?.marks),
    ...given(t`ACE number`, customs?.aceNumber),
    ...given(t`ACI number`, customs?.aciNumber),
    ...(customs?.importer ? [{ label: t`Importer of record`, value: <Party party={customs.importer} /> }] : []),
    ...(customs?.broker ? [{ label: t`Customs broker`, value: <Party party={customs.broker} /> }] : []),
  ];
  return (
    <Panel title={t`Customs`}>
      <KeyValue items={facts} />
      {can('shipment.edit') && (
        <Button variant="default" mt="sm" onClick={dialog.open}>
          <Trans>Edit customs</Trans>
        </Button>
      )}
      <Suspense>{editing && <CustomsDialog shipment={shipment} onClose={dialog.close} />}</Suspense>
    </Panel>
  );
}

function netWeight({ customs, units }: Shipment): string | null {
  return customs?.netWeight ? `${formatNumber(customs.netWeight)} ${units === 'metric' ? 'kg' : 'lb'}` : null;
}
