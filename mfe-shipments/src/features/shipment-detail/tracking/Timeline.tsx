import { Badge, DateTimeInZone, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TimelineEvent } from '../types';
import classes from './tracking.module.css';

const NEWS = new Set(['delivered', 'picked_up', 'out_for_delivery']);
const TROUBLE = new Set([
  'tender_rejected',
  'tender_failed',
  'pickup_attempted',
  'attempted',
  'refused',
  'returned',
  'damaged',
  'short',
  'lost',
  'delayed',
  'exception',
  'customs_hold',
  'delivery_reversed',
]);

/** Who said so. */
function sourceOf({ source, actorName }: TimelineEvent): string {
  if (source === 'member') return actorName ? t`entered by ${actorName}` : t`entered manually`;
  if (source === 'carrier') return t`from the carrier`;
  return source === 'pull' ? t`fetched from the carrier` : t`from Lading`;
}

function placeOf({ place }: TimelineEvent): string {
  return place
    ? [place.name, place.city, [place.state, place.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    : '';
}

/** Events, newest first: when each happened on the clock of its place, when Lading heard of it, and from whom. */
export function Timeline({ items }: { items: readonly TimelineEvent[] }) {
  return (
    <ol className={classes.events} aria-label={t`Events`}>
      {items.map((event) => (
        <li
          key={event.id}
          className={classes.event}
          data-weight={TROUBLE.has(event.type) ? 'trouble' : NEWS.has(event.type) ? 'news' : undefined}
        >
          <Event event={event} />
        </li>
      ))}
    </ol>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  const place = placeOf(event);
  return (
    <>
      <div className={classes.head}>
        <strong>{event.text}</strong>
        {event.code && <code className={classes.code}>{event.code}</code>}
        {event.late && (
          <Badge size="xs" variant="light" color="amber">
            <Trans>reported late</Trans>
          </Badge>
        )}
      </div>
      <div>
        <DateTimeInZone instant={event.occurredAt} zone={event.timeZone} />
        {place && `, ${place}`}
      </div>
      {event.reason && <div>{event.reason}</div>}
      <Text size="xs" c="dimmed">
        <Trans>
          Received <DateTimeInZone instant={event.receivedAt} />
        </Trans>
        , {sourceOf(event)}
      </Text>
      {event.raw && (
        <details className={classes.raw}>
          <summary>{t`Message as received`}</summary>
          <pre tabIndex={0}>{JSON.stringify(event.raw, null, 2)}</pre>
        </details>
      )}
    </>
  );
}
