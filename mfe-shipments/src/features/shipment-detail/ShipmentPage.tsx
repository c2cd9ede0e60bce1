import { ApiProblem } from '@lading/api-client';
import { paths, SHIPMENT_TABS, type ShipmentTab, usePageTitle } from '@lading/mfe-contract';
import { ErrorState, ForbiddenState, NotFound, Page, PageHeader, SkeletonRows, StateBlock, IconRoute } from '@lading/ui';
import { NavLink, useParams } from '@lading/ui/router';
import { useArea } from '../../shared/area';
import { DemoBadge } from '../../shared/DemoBadge';
import { ShipmentStatusBadge } from '../../shared/ShipmentStatusBadge';
import type { Shipment } from '../../shared/types';
import { DocumentsTab } from './DocumentsTab';
import { OverviewTab } from './OverviewTab';
import { ProgressRail } from './ProgressRail';
import classes from './shipment-page.module.css';
import { useShipment } from './use-shipment';

const TAB_NAMES: Record<ShipmentTab, string> = { overview: 'Overview', tracking: 'Tracking', documents: 'Documents', charges: 'Charges', activity: 'Activity' };

const PLANNED: Partial<Record<ShipmentTab, string>> = {
  tracking: 'A map of the lane and the carrier’s events in order, each with its own time and source. Until then, ask the carrier with the PRO number.',
  charges: 'What was quoted beside what the carrier charges and invoices, with every difference explained. The booked total stands in the overview.',
  activity: 'Who changed what and when.',
};

function PlannedTab({ children }: { children: string }) {
  return (
    <StateBlock icon={<IconRoute size={40} stroke={1.25} />} title="Not built yet">
      {children}
    </StateBlock>
  );
}

function TabContent({ tab, shipment }: { tab: ShipmentTab; shipment: Shipment }) {
  if (tab === 'overview') return <OverviewTab shipment={shipment} />;
  if (tab === 'documents') return <DocumentsTab shipment={shipment} />;
  return <PlannedTab>{PLANNED[tab] ?? ''}</PlannedTab>;
}

function Description({ shipment }: { shipment: Shipment }) {
  return (
    <span className={classes.summary}>
      <ShipmentStatusBadge status={shipment.status} />
      <span>
        {shipment.origin.city}, {shipment.origin.state} → {shipment.destination.city}, {shipment.destination.state}
      </span>
      <span>
        {shipment.carrier.name} ({shipment.carrier.scac}) {shipment.carrier.demo && <DemoBadge />}
      </span>
    </span>
  );
}

/** One shipment: progress, then its tabs. */
export function ShipmentPage() {
  const { id = '', tab = 'overview' } = useParams();
  const known = SHIPMENT_TABS.find((name) => name === tab);
  return known ? <ShipmentTabs id={id} tab={known} /> : <NotFound />;
}

function ShipmentTabs({ id, tab }: { id: string; tab: ShipmentTab }) {
  const { host } = useArea();
  const { data: shipment, error, isPending, refetch } = useShipment(id);
  usePageTitle(host, shipment ? `${shipment.number} ${TAB_NAMES[tab]}` : 'Shipment');

  const problem = error instanceof ApiProblem ? error : null;
  if (problem?.status === 404) return <NotFound />;
  if (problem?.status === 403) return <ForbiddenState />;
  return (
    <Page name={`shipment-${tab}`} ready={!isPending}>
      <PageHeader title={shipment ? `Shipment ${shipment.number}` : 'Shipment'} description={shipment && <Description shipment={shipment} />} />
      {isPending && <SkeletonRows rows={6} height={56} label="Loading the shipment" />}
      {error && !shipment && (
        <ErrorState title="The shipment could not be loaded" onRetry={() => void refetch()} digest={problem?.digest}>
          Nothing was changed.
        </ErrorState>
      )}
      {shipment && (
        <>
          <ProgressRail shipment={shipment} />
          <nav aria-label="Shipment" className={classes.tabs}>
            {SHIPMENT_TABS.map((name) => (
              <NavLink key={name} to={paths.shipmentTab(id, name)} aria-current={name === tab ? 'page' : undefined} className={classes.tab} data-active={name === tab || undefined}>
                {TAB_NAMES[name]}
              </NavLink>
            ))}
          </nav>
          <TabContent tab={tab} shipment={shipment} />
        </>
      )}
    </Page>
  );
}
