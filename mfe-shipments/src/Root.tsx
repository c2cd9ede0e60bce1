import { type Host, routes, SHIPMENT_TABS, usePageTitle } from '@lading/mfe-contract';
import { NotFound, PlannedPage } from '@lading/ui';
import { Route, Routes, useParams } from '@lading/ui/router';
import type { ReactNode } from 'react';

function Planned({ host, name, title, children }: { host: Host; name: string; title: string; children: ReactNode }) {
  usePageTitle(host, title);
  return (
    <PlannedPage name={name} title={title}>
      {children}
    </PlannedPage>
  );
}

function Shipment({ host }: { host: Host }) {
  const { tab = 'overview' } = useParams();
  if (!SHIPMENT_TABS.some((known) => known === tab)) return <NotFound />;
  return (
    <Planned host={host} name={`shipment-${tab}`} title="Shipment">
      Where the freight is, its documents, its charges and who did what.
    </Planned>
  );
}

/** The shipments area: list and detail with its tabs. */
export function Root({ host }: { host: Host }) {
  return (
    <Routes>
      <Route path={routes.shipments} element={<Planned host={host} name="shipments" title="Shipments">Every shipment of your company, what needs action first.</Planned>} />
      <Route path={routes.shipment} element={<Shipment host={host} />} />
      <Route path={routes.shipmentTab} element={<Shipment host={host} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
