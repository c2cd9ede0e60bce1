import { type Host, routes } from '@lading/mfe-contract';
import { NotFound } from '@lading/ui';
import { Route, Routes } from '@lading/ui/router';
import { ShipmentPage } from './features/shipment-detail/ShipmentPage';
import { ShipmentListPage } from './features/shipment-list/ShipmentListPage';
import { AreaProvider } from './shared/area';

/** The shipments area: list and detail with its tabs. */
export function Root({ host }: { host: Host }) {
  return (
    <AreaProvider host={host}>
      <Routes>
        <Route path={routes.shipments} element={<ShipmentListPage />} />
        <Route path={routes.shipment} element={<ShipmentPage />} />
        <Route path={routes.shipmentTab} element={<ShipmentPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AreaProvider>
  );
}
