import { paths, SHIPMENT_TABS, type ShipmentTab } from '@lading/mfe-contract';
import { DetailPage, TabLinks, useRemote } from '@lading/mfe-kit';
import { NotFound } from '@lading/ui';
import { useParams } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { shipmentQueries } from '../../shared/api/shipments';
import { ShipmentStatusBadge } from '../../shared/ShipmentStatusBadge';
import type { Shipment } from '../../shared/types';
import { ActionsMenu } from './actions/ActionsMenu';
import { ActivityTab } from './activity/ActivityTab';
import { ChargesTab } from './charges/ChargesTab';
import { DocumentsTab } from './documents/DocumentsTab';
import { ExceptionPanel } from './head/ExceptionPanel';
import { FollowMenu } from './head/FollowMenu';
import { ShipmentSummary } from './head/ShipmentSummary';
import { OverviewTab } from './overview/OverviewTab';
import { ProgressRail } from './ProgressRail';
import { TrackingTab } from './tracking/TrackingTab';
import { useLiveShipment } from './use-live-shipment';

interface Tab {
  name: MessageDescriptor;
  Content: ComponentType<{ shipment: Shipment }>;
  /** Required to see the tab's link; its address explains a refusal. */
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
  return known ? <KnownTab key={id} id={id} tab={known} /> : <NotFound />;
}

function KnownTab({ id, tab }: { id: string; tab: ShipmentTab }) {
  const { api } = useRemote();
  const shipment = useQuery(shipmentQueries.detail(api, id));
  const { Content, name } = TABS[tab];
  useLiveShipment(id);
  return (
    <DetailPage
      name={`shipment-${tab}`}
      query={shipment}
      title={t`Shipment`}
      loading={t`Loading shipment`}
      failed={t`The shipment could not be loaded`}
      header={(data) => ({
        title: t`Shipment ${data.number}`,
        status: <ShipmentStatusBadge status={data.status} />,
        description: <ShipmentSummary shipment={data} />,
        actions: (
          <>
            <FollowMenu shipment={data} />
            <ActionsMenu shipment={data} />
          </>
        ),
        documentTitle: `${data.number} ${i18n._(name)}`,
      })}
    >
      {(data) => (
        <>
          <Progress shipment={data} />
          <Tabs id={id} tab={tab} />
          <Content shipment={data} />
        </>
      )}
    </DetailPage>
  );
}

function Progress({ shipment }: { shipment: Shipment }) {
  const { api } = useRemote();
  const { data: timeline } = useQuery(shipmentQueries.timeline(api, shipment.id));
  return (
    <>
      {timeline && <ExceptionPanel shipment={shipment} exceptions={timeline.exceptions} />}
      <ProgressRail shipment={shipment} timeline={timeline} />
    </>
  );
}

function Tabs({ id, tab }: { id: string; tab: ShipmentTab }) {
  const { can } = useRemote().host.session;
  const offered = SHIPMENT_TABS.filter((name) => can(TABS[name].permission ?? 'shipment.read'));
  return (
    <TabLinks
      label={t`Shipment`}
      tabs={offered.map((name) => ({
        to: paths.shipmentTab(id, name),
        label: i18n._(TABS[name].name),
        current: name === tab,
      }))}
    />
  );
}
