import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { modeName } from '@lading/trade';
import {
  DateTimeInZone,
  formatDate,
  formatMoney,
  formatNumber,
  formatPhone,
  formatTime,
  KeyValue,
  Stack,
  StatusBadge,
  Text,
  Title,
} from '@lading/ui';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import { eventName } from '../../../shared/event-names';
import { expectedName } from '../../../shared/expected-name';
import { EXCEPTION_NAMES, SEVERITIES } from '../../../shared/exceptions/exception-names';
import { ShipmentStatusBadge } from '../../../shared/ShipmentStatusBadge';
import type { Shipment, ShipmentSummary } from '../../../shared/types';
import classes from './shipment-preview.module.css';

/** Newest events that are shown. */
const EVENTS = 5;

/** One shipment of the list: what it needs, where it is and goes, and its numbers. */
export function ShipmentPreview({ summary }: { summary: ShipmentSummary }) {
  const { api } = useRemote();
  const detail = useQuery(shipmentQueries.detail(api, summary.id));
  return (
    <Stack gap="md">
      <div>
        <ShipmentStatusBadge status={summary.status} />
        {summary.exceptions.map(({ kind, severity, text }) => (
          <div key={kind}>
            <StatusBadge tone={SEVERITIES[severity].tone}>{i18n._(EXCEPTION_NAMES[kind])}</StatusBadge> {text}
          </div>
        ))}
      </div>
      <Facts summary={summary} />
      <QueryBoundary query={detail} loading={t`Loading the shipment`} failed={t`The shipment could not be loaded`}>
        {(shipment) => <Stops shipment={shipment} />}
      </QueryBoundary>
      <LatestEvents id={summary.id} />
    </Stack>
  );
}

function Facts({ summary }: { summary: ShipmentSummary }) {
  const { carrier, mode, proNumber, bolNumber, handlingUnitCount, totalWeight, total, expectedNext } = summary;
  const units = plural(handlingUnitCount, { one: '# unit', other: '# units' });
  return (
    <KeyValue
      items={[
        { label: t`Carrier`, value: `${carrier.name} (${carrier.scac}), ${modeName(mode)}` },
        { label: t`PRO`, value: proNumber ?? t`No PRO yet` },
        { label: t`BOL`, value: bolNumber },
        { label: t`Freight`, value: t`${units}, ${formatNumber(totalWeight)} lb` },
        ...(expectedNext ? [{ label: t`Expected next`, value: expectedName(expectedNext) }] : []),
        ...(total ? [{ label: t`Total`, value: formatMoney(total) }] : []),
      ]}
    />
  );
}

function Stops({ shipment: { stops, pickup, etaOn, deliveredAt, timeZones } }: { shipment: Shipment }) {
  const last = stops.length - 1;
  return (
    <ol className={classes.stops} aria-label={t`Stops`}>
      {stops.map(({ name, address1, city, state, postalCode, contact }, index) => (
        <li key={index}>
          <strong>{name}</strong>
          <div>{[address1, `${city ?? ''}, ${state ?? ''} ${postalCode}`].filter(Boolean).join(', ')}</div>
          {contact && (
            <div>
              {contact.name}, <a href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</a>
            </div>
          )}
          <Text c="dimmed" size="xs">
            {index === 0 && t`Pickup ${pickupText(pickup)}`}
            {index === last && deliveredAt && (
              <Trans>
                Delivered <DateTimeInZone instant={deliveredAt} zone={timeZones[index]} />
              </Trans>
            )}
            {index === last && !deliveredAt && etaOn && t`ETA ${formatDate(etaOn)}`}
          </Text>
        </li>
      ))}
    </ol>
  );
}

function pickupText({ on, readyFrom, closeAt }: Shipment['pickup']): string {
  const hours = readyFrom && closeAt && `${formatTime(readyFrom)} – ${formatTime(closeAt)}`;
  return [formatDate(on), hours].filter(Boolean).join(', ');
}

function LatestEvents({ id }: { id: string }) {
  const { api } = useRemote();
  const timeline = useQuery(shipmentQueries.timeline(api, id));
  return (
    <section>
      <Title order={3}>
        <Trans>Latest events</Trans>
      </Title>
      <QueryBoundary query={timeline} loading={t`Loading events`} failed={t`The events could not be loaded`}>
        {({ items }) => (
          <ol className={classes.events} aria-label={t`Events`}>
            {items.slice(0, EVENTS).map((event) => (
              <li key={event.id}>
                {eventName(event)}
                <Text c="dimmed" size="xs">
                  <DateTimeInZone instant={event.occurredAt} zone={event.timeZone} />
                  {event.place?.city && `, ${event.place.city}`}
                </Text>
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
    </section>
  );
}
