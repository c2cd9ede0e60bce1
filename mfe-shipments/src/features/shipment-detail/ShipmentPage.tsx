import { ApiProblem } from '@lading/api-client';
import { SHIPMENT_TABS, type ShipmentTab, usePageTitle } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { ErrorState, ForbiddenState, NotFound, Page, PageHeader, SkeletonRows } from '@lading/ui';
import { useParams } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { Shipment } from '../../shared/types';
import { ActivityTab } from './activity/ActivityTab';
import { ChargesTab } from './charges/ChargesTab';
import { DocumentsTab } from './documents/DocumentsTab';
import { ExceptionsBanner } from './head/ExceptionsBanner';
import { ShipmentHead } from './head/ShipmentHead';
import { OverviewTab } from './overview/OverviewTab';
import { ProgressRail } from './ProgressRail';
import { TabLinks } from './TabLinks';
import { TrackingTab } from './tracking/TrackingTab';
import { useLiveShipment } from './use-live-shipment';
import { useShipment, useTimeline } from './use-shipment';

interface Tab {
  name: MessageDescriptor;
  Content: ComponentType<{ shipment: Shipment }>;
  /** Without it the tab is not offered; its address says why. */
  permission?: string;
}

const TABS: Record<ShipmentTab, Tab> = {
  overview: { name: msg`Overview`, Content: OverviewTab },
  tracking: { name: msg`Tracking`, Content: TrackingTab },
  documents: { name: msg`Documents`, Content: DocumentsTab, permission: 'document.read' },
  charges: { name: msg`Charges`, Content: ChargesTab, permission: 'price.read' },
  activity: { name: msg`Activity`, Content: ActivityTab },
};

/** One shipment: progress, then its tabs. */
export function ShipmentPage() {
  const { id = '', tab = 'overview' } = useParams();
  const known = SHIPMENT_TABS.find((name) => name === tab);
  return known ? <LoadedShipment key={id} id={id} tab={known} /> : <NotFound />;
}

function LoadedShipment({ id, tab }: { id: string; tab: ShipmentTab }) {
  const { host } = useRemote();
  const { data: shipment, error, isPending, refetch } = useShipment(id);
  usePageTitle(host, shipment ? `${shipment.number} ${i18n._(TABS[tab].name)}` : t`Shipment`);

  const problem = error instanceof ApiProblem ? error : null;
  if (problem?.status === 404) return <NotFound />;
  if (problem?.status === 403) return <ForbiddenState />;
  return (
    <Page name={['shipment', tab].join('-')} ready={!isPending}>
      {shipment ? <Tabs shipment={shipment} tab={tab} /> : <PageHeader title={t`Shipment`} />}
      {isPending && <SkeletonRows rows={6} height={56} label={t`Loading the shipment`} />}
      {error && !shipment && (
        <ErrorState title={t`The shipment could not be loaded`} onRetry={() => void refetch()} digest={problem?.digest}>
          <Trans>Nothing was changed.</Trans>
        </ErrorState>
      )}
    </Page>
  );
}

function Tabs({ shipment, tab }: { shipment: Shipment; tab: ShipmentTab }) {
  const { id } = shipment;
  const { can } = useRemote().host.session;
  const { data: timeline } = useTimeline(id);
  useLiveShipment(id);
  const { Content } = TABS[tab];
  const offered = SHIPMENT_TABS.filter((name) => can(TABS[name].permission ?? 'shipment.read'));
  return (
    <>
      <ShipmentHead shipment={shipment} />
      {timeline && <ExceptionsBanner shipmentId={id} exceptions={timeline.exceptions} />}
      <ProgressRail shipment={shipment} timeline={timeline} />
      <TabLinks id={id} tab={tab} names={offered.map((name) => [name, i18n._(TABS[name].name)])} />
      <Content shipment={shipment} />
    </>
  );
}
