import { paths } from '@lading/mfe-contract';
import { Anchor, formatDate, formatInstant, formatMoney, formatTime, KeyValue, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import type { ReactNode } from 'react';
import type { Shipment } from '../../../shared/types';
import { FreightTable } from './FreightTable';
import { zoneName } from '../local-instant';
import classes from './overview.module.css';
import { TenderPanel } from './TenderPanel';

type Stop = Shipment['stops'][number];

function Panel({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={wide ? `${classes.panel} ${classes.wide}` : classes.panel}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}

function StopPanel({ title, stop }: { title: string; stop: Stop }) {
  return (
    <Panel title={title}>
      <address className={classes.address}>
        <strong>{stop.name}</strong>
        <br />
        {stop.address1}
        {stop.address2 && <>, {stop.address2}</>}
        <br />
        {stop.city}, {stop.state} {stop.postalCode}, {stop.country}
        {stop.contact && (
          <>
            <br />
            {stop.contact.name}, <Anchor underline="always" href={`tel:${stop.contact.phone}`}>{stop.contact.phone}</Anchor>
            {stop.contact.email && (
              <>
                , <Anchor underline="always" href={`mailto:${stop.contact.email}`}>{stop.contact.email}</Anchor>
              </>
            )}
          </>
        )}
      </address>
      {stop.instructions && <p>{stop.instructions}</p>}
    </Panel>
  );
}

function pickupWindow({ pickup, timeZones }: Shipment): string {
  const day = formatDate(pickup.on);
  if (!pickup.readyFrom || !pickup.closeAt) return day;
  const zone = timeZones[0] ? ` (${zoneName(timeZones[0])} time)` : '';
  return `${day}, ${formatTime(pickup.readyFrom)} to ${formatTime(pickup.closeAt)}${zone}`;
}

function bookingFacts(shipment: Shipment) {
  return [
    { label: 'Pickup', value: pickupWindow(shipment) },
    { label: 'Delivery as booked', value: shipment.estimatedDeliveryOn ? `${formatDate(shipment.estimatedDeliveryOn)}, not guaranteed` : 'Not estimated' },
    { label: 'Carrier', value: `${shipment.carrier.name} (${shipment.carrier.scac}), ${shipment.mode} ${shipment.service}` },
    ...(shipment.total ? [{ label: 'Booked total', value: formatMoney(shipment.total) }] : []),
    { label: 'Quote', value: <Anchor component={Link} to={paths.quote(shipment.quoteId)}>{shipment.quoteNumber}</Anchor> },
    { label: 'Booked', value: formatInstant(shipment.createdAt) },
    { label: 'Services', value: shipment.accessorials.map(({ name }) => name).join(', ') || 'None' },
    { label: 'References', value: shipment.references.map(({ type, value }) => `${type} ${value}`).join(', ') || 'None' },
    ...(shipment.instructions ? [{ label: 'Instructions', value: shipment.instructions }] : []),
  ];
}

const STOP_TITLES = { origin: 'From', intermediate: 'Stop', destination: 'To' } as const;

/** Parties, booking facts and freight. */
export function OverviewTab({ shipment }: { shipment: Shipment }) {
  return (
    <div className={classes.columns}>
      {shipment.stops.map((stop, index) => (
        <StopPanel key={index} title={STOP_TITLES[stop.type]} stop={stop} />
      ))}
      <Panel title="Tender">
        <TenderPanel shipment={shipment} />
      </Panel>
      <Panel title="Booking">
        <KeyValue items={bookingFacts(shipment)} />
      </Panel>
      <Panel title="Freight" wide>
        <FreightTable shipment={shipment} />
      </Panel>
    </div>
  );
}
