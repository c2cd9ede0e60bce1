import { paths } from '@lading/mfe-contract';
import { type Column, RowLink, TwoLines, useNow } from '@lading/mfe-kit';
import { dateOf, modeName } from '@lading/trade';
import { Term } from '@lading/trade/glossary';
import { formatDate, formatInstant, formatNumber, formatRelative, Money, StatusBadge } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { EXCEPTION_NAMES, SEVERITIES } from '../../shared/exceptions/exception-names';
import { DemoBadge } from '../../shared/DemoBadge';
import { expectedName } from '../../shared/expected-name';
import { promisedDays, promisedDelivery } from '../../shared/promised-delivery';
import { ShipmentStatusBadge } from '../../shared/ShipmentStatusBadge';
import type { ShipmentSummary } from '../../shared/types';
import classes from './shipment-columns.module.css';

const ALL_COLUMNS: Column<ShipmentSummary>[] = [
  { id: 'shipment', header: msg`Shipment`, width: 120, cell: (shipment) => <Numbers shipment={shipment} /> },
  {
    id: 'status',
    header: msg`Status`,
    width: 168,
    phone: 'corner',
    cell: (shipment) => <Status shipment={shipment} />,
  },
  { id: 'from', header: msg`From`, width: 108, cell: ({ origin }) => <Place place={origin} /> },
  { id: 'to', header: msg`To`, width: 108, cell: ({ destination }) => <Place place={destination} /> },
  { id: 'carrier', header: msg`Carrier`, width: 152, cell: (shipment) => <Carrier shipment={shipment} /> },
  { id: 'pickup', header: msg`Pickup`, width: 118, from: 'medium', cell: ({ pickupOn }) => formatDate(pickupOn) },
  { id: 'delivery', header: msg`Delivery`, width: 136, cell: (shipment) => <Delivery shipment={shipment} /> },
  {
    id: 'next',
    header: msg`Expected next`,
    width: 120,
    from: 'medium',
    phone: 'wide',
    cell: (shipment) => <Next shipment={shipment} />,
  },
  {
    id: 'last-update',
    header: msg`Last update`,
    width: 180,
    from: 'wide',
    cell: (shipment) => <LastUpdate shipment={shipment} />,
  },
  {
    id: 'freight',
    header: msg`Freight`,
    width: 92,
    from: 'wide',
    align: 'right',
    cell: (shipment) => <Freight shipment={shipment} />,
  },
  { id: 'bol', header: msg`BOL number`, width: 164, optional: true, cell: ({ bolNumber }) => bolNumber },
  {
    id: 'booked',
    header: msg({ context: 'shipment', message: 'Booked' }),
    width: 108,
    optional: true,
    cell: ({ createdAt }) => <Day instant={createdAt} />,
  },
  {
    id: 'total',
    header: msg`Total`,
    width: 104,
    align: 'right',
    cell: ({ total }) => total && <Money value={total} />,
  },
];
const COLUMNS_WITHOUT_PRICES = ALL_COLUMNS.filter(({ id }) => id !== 'total');

/** Columns of the list for users who may or may not see prices. */
export const shipmentColumns = (canSeePrices: boolean) => (canSeePrices ? ALL_COLUMNS : COLUMNS_WITHOUT_PRICES);

function Numbers({ shipment: { id, number, proNumber } }: { shipment: ShipmentSummary }) {
  return (
    <TwoLines detail={proNumber ? `PRO ${proNumber}` : t`No PRO yet`}>
      <RowLink to={paths.shipment(id)}>{number}</RowLink>
    </TwoLines>
  );
}

function Status({ shipment: { status, exceptions } }: { shipment: ShipmentSummary }) {
  const [first, ...others] = exceptions;
  return (
    <TwoLines
      detail={
        first && (
          <span className={classes.exceptions} title={exceptions.map(({ text }) => text).join('\n')}>
            <StatusBadge tone={SEVERITIES[first.severity].tone}>{i18n._(EXCEPTION_NAMES[first.kind])}</StatusBadge>
            {others.length > 0 && t`+${others.length}`}
          </span>
        )
      }
    >
      <ShipmentStatusBadge status={status} />
    </TwoLines>
  );
}

function Place({ place: { name, city, state, postalCode } }: { place: ShipmentSummary['origin'] }) {
  return (
    <TwoLines detail={<span title={name}>{name}</span>}>
      <span title={`${city}, ${state} ${postalCode}`}>
        {city}, {state}
      </span>
    </TwoLines>
  );
}

function Carrier({ shipment: { carrier, mode } }: { shipment: ShipmentSummary }) {
  const detail = `${carrier.scac}, ${modeName(mode)}`;
  return (
    <TwoLines
      detail={
        <>
          {detail} {carrier.demo && <DemoBadge />}
        </>
      }
    >
      <span title={carrier.name}>{carrier.name}</span>
    </TwoLines>
  );
}

/** The day of an instant; its time is in the tooltip. */
const Day = ({ instant }: { instant: string }) => (
  <time dateTime={instant} title={formatInstant(instant)}>
    {formatDate(dateOf(instant))}
  </time>
);

/** When it was delivered, or the ETA with the promised dates unless they are the same day. */
function Delivery({ shipment }: { shipment: ShipmentSummary }) {
  const { etaOn, deliveredAt, pod } = shipment;
  if (deliveredAt)
    return (
      <TwoLines detail={pod === 'available' ? t`POD received` : <Term of="pod">{t`Awaiting POD`}</Term>}>
        <Day instant={deliveredAt} />
      </TwoLines>
    );
  if (!etaOn) return t`Not estimated`;
  const promised = promisedDelivery(shipment);
  const detail =
    promised === '' || promised === formatDate(etaOn) ? (
      t`estimated`
    ) : (
      <span title={t`Promised: ${promised}`}>{t`promised ${promisedDays(shipment)}`}</span>
    );
  return <TwoLines detail={detail}>{formatDate(etaOn)}</TwoLines>;
}

function Next({ shipment: { expectedNext } }: { shipment: ShipmentSummary }) {
  if (!expectedNext) return null;
  const { by, overdue } = expectedNext;
  const text = expectedName(expectedNext);
  if (!by) return <span title={text}>{text}</span>;
  const due = formatDate(dateOf(by));
  const detail = overdue ? t`was due ${due}` : t({ context: 'latest time', message: `by ${due}` });
  return (
    <TwoLines
      detail={
        <span className={overdue ? classes.overdue : undefined} title={formatInstant(by)}>
          {detail}
        </span>
      }
    >
      <span title={text}>{text}</span>
    </TwoLines>
  );
}

function LastUpdate({ shipment: { lastEventAt, lastPlace } }: { shipment: ShipmentSummary }) {
  const now = useNow();
  if (!lastEventAt) return null;
  return <TwoLines detail={formatInstant(lastEventAt)}>{lastPlace ?? formatRelative(lastEventAt, now)}</TwoLines>;
}

const Freight = ({ shipment: { handlingUnitCount, totalWeight } }: { shipment: ShipmentSummary }) => (
  <TwoLines detail={plural(handlingUnitCount, { one: '# unit', other: '# units' })}>
    {formatNumber(totalWeight)} lb
  </TwoLines>
);
