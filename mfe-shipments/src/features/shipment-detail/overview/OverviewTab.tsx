import { paths } from '@lading/mfe-contract';
import { modeName } from '@lading/trade';
import { Anchor, formatDate, formatInstant, formatMoney, formatPhone, formatTime, KeyValue, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
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
            {stop.contact.name},{' '}
            <Anchor underline="always" href={`tel:${stop.contact.phone}`}>
              {formatPhone(stop.contact.phone)}
            </Anchor>
            {stop.contact.email && (
              <>
                ,{' '}
                <Anchor underline="always" href={`mailto:${stop.contact.email}`}>
                  {stop.contact.email}
                </Anchor>
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
  const from = formatTime(pickup.readyFrom);
  const to = formatTime(pickup.closeAt);
  return timeZones[0] ? t`${day}, ${from} to ${to} (${zoneName(timeZones[0])} time)` : t`${day}, ${from} to ${to}`;
}

function bookingFacts(shipment: Shipment) {
  return [
    { label: t`Pickup`, value: pickupWindow(shipment) },
    {
      label: t`Estimated delivery`,
      value: shipment.estimatedDeliveryOn
        ? t`${formatDate(shipment.estimatedDeliveryOn)}, not guaranteed`
        : t`Not estimated`,
    },
    {
      label: t`Carrier`,
      value: `${shipment.carrier.name} (${shipment.carrier.scac}), ${modeName(shipment.mode)}, ${shipment.service}`,
    },
    ...(shipment.total ? [{ label: t`Booked total`, value: formatMoney(shipment.total) }] : []),
    {
      label: t`Quote`,
      value: (
        <Anchor component={Link} to={paths.quote(shipment.quoteId)}>
          {shipment.quoteNumber}
        </Anchor>
      ),
    },
    { label: t`Booked`, value: formatInstant(shipment.createdAt) },
    { label: t`Services`, value: shipment.accessorials.map(({ name }) => name).join(', ') || t`None` },
    {
      label: t`References`,
      value: shipment.references.map(({ type, value }) => `${type} ${value}`).join(', ') || t`None`,
    },
    ...(shipment.instructions ? [{ label: t`Instructions`, value: shipment.instructions }] : []),
  ];
}

const STOP_TITLES = { origin: msg`From`, intermediate: msg`Stop`, destination: msg`To` } as const;

/** Parties, booking facts and freight. */
export function OverviewTab({ shipment }: { shipment: Shipment }) {
  return (
    <div className={classes.columns}>
      {shipment.stops.map((stop, index) => (
        <StopPanel key={index} title={i18n._(STOP_TITLES[stop.type])} stop={stop} />
      ))}
      <Panel title={t`Tender`}>
        <TenderPanel shipment={shipment} />
      </Panel>
      <Panel title={t`Booking`}>
        <KeyValue items={bookingFacts(shipment)} />
      </Panel>
      <Panel title={t`Freight`} wide>
        <FreightTable shipment={shipment} />
      </Panel>
    </div>
  );
}
