import { paths } from '@lading/mfe-contract';
import { type Column, RowLink, useNow } from '@lading/mfe-kit';
import { modeName } from '@lading/trade';
import { formatDate, formatInstant, formatNumber, formatRelative, Money, StatusBadge } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { EXCEPTION_NAMES, SEVERITIES } from '../../shared/exceptions/exception-names';
import { DemoBadge } from '../../shared/DemoBadge';
import { ShipmentStatusBadge } from '../../shared/ShipmentStatusBadge';
import type { ShipmentSummary } from '../../shared/types';
import classes from './shipment-columns.module.css';

const ALL_COLUMNS: Column<ShipmentSummary>[] = [
  { id: 'shipment', header: msg`Shipment`, cell: (shipment) => <Numbers shipment={shipment} /> },
  { id: 'status', header: msg`Status`, phone: 'corner', cell: (shipment) => <Status shipment={shipment} /> },
  { id: 'from', header: msg`From`, cell: ({ origin }) => <Place place={origin} /> },
  { id: 'to', header: msg`To`, cell: ({ destination }) => <Place place={destination} /> },
  { id: 'carrier', header: msg`Carrier`, cell: (shipment) => <Carrier shipment={shipment} /> },
  { id: 'pickup', header: msg`Pickup`, nowrap: true, cell: ({ pickupOn }) => formatDate(pickupOn) },
  { id: 'delivery', header: msg`Delivery`, cell: (shipment) => <Delivery shipment={shipment} /> },
  { id: 'next', header: msg`Expected next`, phone: 'wide', cell: (shipment) => <Next shipment={shipment} /> },
  {
    id: 'last-update',
    header: msg`Last update`,
    optional: true,
    cell: (shipment) => <LastUpdate shipment={shipment} />,
  },
  { id: 'freight', header: msg`Freight`, optional: true, cell: (shipment) => <Freight shipment={shipment} /> },
  { id: 'bol', header: msg`BOL number`, optional: true, cell: ({ bolNumber }) => bolNumber },
  { id: 'booked', header: msg`Booked`, optional: true, cell: ({ createdAt }) => formatInstant(createdAt) },
  {
    id: 'total',
    header: msg`Total`,
    align: 'right',
    nowrap: true,
    cell: ({ total }) => total && <Money value={total} />,
  },
];
const COLUMNS_WITHOUT_PRICES = ALL_COLUMNS.filter(({ id }) => id !== 'total');

/** Columns of the list for users who may or may not see prices. */
export const shipmentColumns = (canSeePrices: boolean) => (canSeePrices ? ALL_COLUMNS : COLUMNS_WITHOUT_PRICES);

function Numbers({ shipment: { id, number, proNumber } }: { shipment: ShipmentSummary }) {
  return (
    <>
      <RowLink to={paths.shipment(id)}>{number}</RowLink>
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
      <div>
        {city}, {state} {postalCode}
      </div>
      <div className={classes.detail}>{name}</div>
    </>
  );
}

function Carrier({ shipment: { carrier, mode } }: { shipment: ShipmentSummary }) {
  return (
    <>
      <div>{carrier.name}</div>
      <div className={classes.detail}>
        {carrier.scac}, {modeName(mode)} {carrier.demo && <DemoBadge />}
      </div>
    </>
  );
}

function Delivery({ shipment: { etaOn, estimatedDeliveryOn, deliveredAt, pod } }: { shipment: ShipmentSummary }) {
  if (deliveredAt) {
    return (
      <>
        <time dateTime={deliveredAt}>{formatInstant(deliveredAt)}</time>
        <div className={classes.detail}>{pod === 'available' ? t`POD received` : t`Awaiting POD`}</div>
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
      <div>{text}</div>
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

function LastUpdate({ shipment: { lastEventAt, lastPlace } }: { shipment: ShipmentSummary }) {
  const now = useNow();
  if (!lastEventAt) return null;
  return (
    <>
      <div>{lastPlace ?? formatRelative(lastEventAt, now)}</div>
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
