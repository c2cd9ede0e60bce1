import { Badge, DateTimeInZone, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { eventName } from '../../../shared/event-names';
import type { TimelineEvent } from '../types';
import { cityOf, type TimelineEntry, timelineEntries } from './timeline-entries';
import classes from './timeline.module.css';

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

interface TimelineProps {
  /** Newest first. */
  items: readonly TimelineEvent[];
  /** Shows this many entries without their sources; undefined for all with everything known. */
  newest?: number;
}

/** Events, newest first: when each happened in the time zone of its place, when Lading received it, and its source. */
export function Timeline({ items, newest }: TimelineProps) {
  return (
    <ol className={classes.events} aria-label={t`Events`}>
      {timelineEntries(items)
        .slice(0, newest)
        .map((entry) => (
          <Entry key={entry.event.id} entry={entry} isBrief={newest !== undefined} />
        ))}
    </ol>
  );
}

function Entry({ entry: { event, earlierScans }, isBrief }: { entry: TimelineEntry; isBrief: boolean }) {
  const { type } = event;
  return (
    <li
      className={classes.event}
      data-weight={TROUBLE.has(type) ? 'trouble' : NEWS.has(type) ? 'news' : undefined}
      data-brief={isBrief || undefined}
    >
      <Event event={event} isBrief={isBrief} />
      {earlierScans.length > 0 && (
        <details className={classes.scans}>
          <summary>
            <Plural value={earlierScans.length} one="# earlier terminal scan" other="# earlier terminal scans" />
            <Cities scans={earlierScans} />
          </summary>
          <ol>
            {earlierScans.map((scan) => (
              <li key={scan.id}>
                <Event event={scan} isBrief={isBrief} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function Cities({ scans }: { scans: readonly TimelineEvent[] }) {
  const cities = [...new Set(scans.map(cityOf).filter((city) => city !== null))];
  return cities.length > 0 && `: ${cities.join('; ')}`;
}

function Event({ event, isBrief }: { event: TimelineEvent; isBrief: boolean }) {
  const place = placeOf(event);
  return (
    <>
      <div className={classes.head}>
        <strong>{eventName(event)}</strong>
        {event.code && !isBrief && <code className={classes.code}>{event.code}</code>}
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
      {!isBrief && <Source event={event} />}
    </>
  );
}

function Source({ event }: { event: TimelineEvent }) {
  return (
    <>
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
