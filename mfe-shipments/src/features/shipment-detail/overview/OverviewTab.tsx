import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { paths } from '@lading/mfe-contract';
import { Anchor, KeyValue, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import { LazyRouteMap } from '../tracking/LazyRouteMap';
import { Timeline } from '../tracking/Timeline';
import { bookingFacts } from './booking-facts';
import { CustomsPanel } from './CustomsPanel';
import { FreightTable } from './FreightTable';
import classes from './overview.module.css';
import { Panel } from './Panel';
import { Party } from './Party';
import { serviceText } from './service-text';
import { TenderPanel } from './TenderPanel';

/** Newest entries of the timeline; the tracking tab has them all. */
const NEWEST_EVENTS = 6;

/** Parties, freight, booking, map and newest events; on wide screens side by side. */
export function OverviewTab({ shipment }: { shipment: Shipment }) {
  return (
    <div className={classes.overview}>
      <div className={classes.columns}>
        <div className={classes.freight}>
          <Stops shipment={shipment} />
          <Panel title={t`Freight`}>
            <FreightTable shipment={shipment} />
            <Services shipment={shipment} />
          </Panel>
          {shipment.crossBorder && <CustomsPanel shipment={shipment} />}
        </div>
        <div className={classes.booking}>
          <TenderPanel shipment={shipment} />
          <Panel title={t`Booking`}>
            <div className={classes.facts}>
              <KeyValue items={bookingFacts(shipment)} />
            </div>
          </Panel>
        </div>
        <Way shipment={shipment} />
      </div>
    </div>
  );
}

function Stops({ shipment: { stops, handlingUnits } }: { shipment: Shipment }) {
  const between = stops.filter(({ type }) => type === 'intermediate');
  return (
    <div className={classes.stops}>
      {stops.map((stop, index) => (
        <section key={index} className={classes.stop}>
          <Title order={2}>{stopTitle(stop, between.indexOf(stop) + 1)}</Title>
          <Party party={stop} />
          {stop.operation && <p>{operationText(stop, handlingUnits)}</p>}
          {stop.instructions && <p>{stop.instructions}</p>}
        </section>
      ))}
    </div>
  );
}

type Stop = Shipment['stops'][number];

function stopTitle({ type }: Stop, number: number): string {
  if (type === 'intermediate') return t`Stop ${number}`;
  return type === 'origin' ? t`From` : t`To`;
}

/** `Drop: item 1 (2 PAT)`. */
function operationText({ operation, handlingUnits: items = [] }: Stop, units: Shipment['handlingUnits']): string {
  const what = items.flatMap((item) => {
    const unit = units[item];
    return unit ? [t`item ${item + 1} (${unit.count} ${unit.type})`] : [];
  });
  const name = operation === 'pickup' ? t`Pick up` : t`Drop`;
  return what.length === 0 ? name : `${name}: ${what.join(', ')}`;
}

function Services({ shipment: { accessorials } }: { shipment: Shipment }) {
  if (accessorials.length === 0) return null;
  return (
    <section className={classes.services}>
      <Title order={3}>{t`Services`}</Title>
      <ul>
        {accessorials.map((service) => (
          <li key={service.code}>{serviceText(service)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Map and newest events. */
function Way({ shipment }: { shipment: Shipment }) {
  const { api } = useRemote();
  const timeline = useQuery(shipmentQueries.timeline(api, shipment.id));
  return (
    <div className={classes.way}>
      <QueryBoundary
        query={timeline}
        loading={t`Loading timeline`}
        failed={t`The timeline could not be loaded`}
        rows={4}
      >
        {(data) => (
          <>
            <LazyRouteMap shipment={shipment} timeline={data} />
            <Panel title={t`Timeline`}>
              <Timeline items={data.items} newest={NEWEST_EVENTS} />
              <Anchor component={Link} to={paths.shipmentTab(shipment.id, 'tracking')} className={classes.all}>
                <Trans>Show all events</Trans>
              </Anchor>
            </Panel>
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
