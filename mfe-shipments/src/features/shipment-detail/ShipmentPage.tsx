import { paths, SHIPMENT_TABS, type ShipmentTab } from '@lading/mfe-contract';
import { DetailPage, TabLinks, useRemote } from '@lading/mfe-kit';
import { NotFound, SkeletonRows } from '@lading/ui';
import { useParams } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { shipmentQueries } from '../../shared/api/shipments';
import { ShipmentStatusBadge } from '../../shared/ShipmentStatusBadge';
import type { Shipment } from '../../shared/types';
import { ShipmentActions } from './actions/ShipmentActions';
import { ShipmentHead } from './head/ShipmentHead';
import { OverviewTab } from './overview/OverviewTab';
import { useLiveShipment } from './use-live-shipment';

interface Tab {
  name: MessageDescriptor;
  Content: ComponentType<{ shipment: Shipment }>;
  /** Required to see the tab's link; its address explains a refusal. */
  permission?: string;
}

const TrackingTab = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tracking-tab" */ './tracking/TrackingTab')).TrackingTab,
}));
const DocumentsTab = lazy(async () => ({
  default: (await import(/* webpackChunkName: "documents-tab" */ './documents/DocumentsTab')).DocumentsTab,
}));
const ChargesTab = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charges-tab" */ './charges/ChargesTab')).ChargesTab,
}));
const ActivityTab = lazy(async () => ({
  default: (await import(/* webpackChunkName: "activity-tab" */ './activity/ActivityTab')).ActivityTab,
}));

/** The overview is in the code of the page, the other tabs are loaded when they are opened. */
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
        kind: t`Shipment`,
        title: data.number,
        status: <ShipmentStatusBadge status={data.status} />,
        actions: <ShipmentActions shipment={data} />,
        documentTitle: `${data.number} ${i18n._(name)}`,
      })}
    >
      {(data) => (
        <>
          <ShipmentHead shipment={data} tabs={<Tabs id={id} tab={tab} />} />
          <Suspense fallback={<SkeletonRows rows={6} label={t`Loading`} />}>
            <Content shipment={data} />
          </Suspense>
        </>
      )}
    </DetailPage>
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
