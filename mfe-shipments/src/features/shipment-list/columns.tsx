import { paths } from '@lading/mfe-contract';
import { Anchor, formatDate, formatInstant, formatNumber, formatRelative, Money, StatusBadge } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { DemoBadge } from '../../shared/DemoBadge';
import { ShipmentStatusBadge } from '../../shared/ShipmentStatusBadge';
import type { ShipmentSummary } from '../../shared/types';
import { EXCEPTION_NAMES, SEVERITIES } from '../../shared/exceptions';
import classes from './shipment-table.module.css';

export interface Column {
  id: string;
  label: MessageDescriptor;
  cell(shipment: ShipmentSummary, now: Date): ReactNode;
  /** Not shown until somebody asks for it. */
  optional?: boolean;
  /** Only for those who see prices. */
  priced?: boolean;
}

/** Columns of the list in their order; the first one is always there. */
export const COLUMNS: Column[] = [
  { id: 'shipment', label: msg`Shipment`, cell: (shipment) => <Numbers shipment={shipment} /> },
  { id: 'status', label: msg`Status`, cell: (shipment) => <Status shipment={shipment} /> },
  { id: 'from', label: msg`From`, cell: ({ origin }) => <Place place={origin} /> },
  { id: 'to', label: msg`To`, cell: ({ destination }) => <Place place={destination} /> },
  { id: 'carrier', label: msg`Carrier`, cell: (shipment) => <Carrier shipment={shipment} /> },
  { id: 'pickup', label: msg`Pickup`, cell: ({ pickupOn }) => formatDate(pickupOn) },
  { id: 'delivery', label: msg`Delivery`, cell: (shipment) => <Delivery shipment={shipment} /> },
  { id: 'next', label: msg`Expected next`, cell: (shipment) => <Next shipment={shipment} /> },
  {
    id: 'heard',
    label: msg`Last heard`,
    optional: true,
    cell: (shipment, now) => <Heard shipment={shipment} now={now} />,
  },
  { id: 'freight', label: msg`Freight`, optional: true, cell: (shipment) => <Freight shipment={shipment} /> },
  { id: 'bol', label: msg`BOL number`, optional: true, cell: ({ bolNumber }) => bolNumber },
  { id: 'booked', label: msg`Booked`, optional: true, cell: ({ createdAt }) => formatInstant(createdAt) },
  { id: 'total', label: msg`Total`, priced: true, cell: ({ total }) => total && <Money value={total} /> },
];

function Numbers({ shipment: { id, number, proNumber } }: { shipment: ShipmentSummary }) {
  return (
    <>
      <Anchor component={Link} to={paths.shipment(id)} fw={600} className={classes.link}>
        {number}
      </Anchor>
      <div className={classes.detail}>{proNumber ? `PRO ${proNumber}` : t`No PRO yet`}</div>
    </>
  );
}

function Status({ shipment: { status, exceptions } }: { shipment: ShipmentSummary }) {
  return (
    <>
      <ShipmentStatusBadge status={status} />
      {exceptions.map(({ kind, severity, text }) => (
        <div key={kind} className={classes.exception} title={text}>
          <StatusBadge tone={SEVERITIES[severity].tone}>{i18n._(EXCEPTION_NAMES[kind])}</StatusBadge>
        </div>
      ))}
    </>
  );
}

function Place({ place: { name, city, state, postalCode } }: { place: ShipmentSummary['origin'] }) {
  return (
    <>
      <div className={classes.name}>
        {city}, {state} {postalCode}
      </div>
      <div className={classes.detail}>{name}</div>
    </>
  );
}

function Carrier({ shipment: { carrier, mode } }: { shipment: ShipmentSummary }) {
  return (
    <>
      <div className={classes.name}>{carrier.name}</div>
      <div className={classes.detail}>
        {carrier.scac}, {mode} {carrier.demo && <DemoBadge />}
      </div>
    </>
  );
}

function Delivery({ shipment: { etaOn, estimatedDeliveryOn, deliveredAt, pod } }: { shipment: ShipmentSummary }) {
  if (deliveredAt) {
    return (
      <>
        <time dateTime={deliveredAt}>{formatInstant(deliveredAt)}</time>
        <div className={classes.detail}>{pod === 'available' ? t`POD is here` : t`POD awaited`}</div>
      </>
    );
  }
  if (!etaOn) return t`Not estimated`;
  const moved = estimatedDeliveryOn !== null && estimatedDeliveryOn !== etaOn;
  return (
    <>
      {formatDate(etaOn)}
      <div className={classes.detail}>{moved ? t`promised ${formatDate(estimatedDeliveryOn)}` : t`estimated`}</div>
    </>
  );
}

function Next({ shipment: { expectedNext } }: { shipment: ShipmentSummary }) {
  if (!expectedNext) return null;
  const { text, by, overdue } = expectedNext;
  return (
    <>
      <div className={classes.name}>{text}</div>
      {by && (
        <div className={overdue ? classes.overdue : classes.detail}>
          {overdue
            ? t`was due ${formatInstant(by)}`
            : t({ context: 'latest time', message: `by ${formatInstant(by)}` })}
        </div>
      )}
    </>
  );
}

function Heard({ shipment: { lastEventAt, lastPlace }, now }: { shipment: ShipmentSummary; now: Date }) {
  if (!lastEventAt) return null;
  return (
    <>
      <div className={classes.name}>{lastPlace ?? formatRelative(lastEventAt, now)}</div>
      <div className={classes.detail}>{formatInstant(lastEventAt)}</div>
    </>
  );
}

function Freight({ shipment: { handlingUnitCount, totalWeight } }: { shipment: ShipmentSummary }) {
  return (
    <>
      {formatNumber(totalWeight)} lb
      <div className={classes.detail}>{plural(handlingUnitCount, { one: '# unit', other: '# units' })}</div>
    </>
  );
}
