import { type Host, routes } from '@lading/mfe-contract';
import { NotFound, Page, SkeletonRows } from '@lading/ui';
import { Route, Routes } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { ShipmentListPage } from './features/shipment-list/ShipmentListPage';
import { AreaProvider } from './shared/area';

/** Fetched once somebody opens a shipment, so that the list does not wait for it. */
const ShipmentPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shipment" */ './features/shipment-detail/ShipmentPage')).ShipmentPage,
}));

/** The shipments area: list and detail with its tabs. */
export function Root({ host }: { host: Host }) {
  return (
    <AreaProvider host={host}>
      <Routes>
        <Route path={routes.shipments} element={<ShipmentListPage />} />
        <Route path={routes.shipment} element={<Shipment />} />
        <Route path={routes.shipmentTab} element={<Shipment />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AreaProvider>
  );
}

function Shipment() {
  return (
    <Suspense fallback={<Loading />}>
      <ShipmentPage />
    </Suspense>
  );
}

function Loading() {
  return (
    <Page name="shipment" ready={false}>
      <SkeletonRows rows={6} height={48} label={t`Loading the shipment`} />
    </Page>
  );
}
