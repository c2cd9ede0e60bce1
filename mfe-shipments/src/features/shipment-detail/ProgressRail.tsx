import { useNow } from '@lading/mfe-kit';
import { DateTimeInZone, formatRelative, IconAlertTriangle, IconCircleCheck, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Shipment } from '../../shared/types';
import { stationOf, STATIONS } from './journey';
import classes from './progress-rail.module.css';
import { Arrival } from './tracking/Arrival';
import type { Timeline } from './types';

interface ProgressRailProps {
  shipment: Shipment;
  /** Undefined while it is loading, or when it could not be loaded: the stations stand by themselves. */
  timeline?: Timeline;
}

/** Where the shipment is on its way, what is expected next, when it arrives, and how fresh the news is. */
export function ProgressRail({ shipment, timeline }: ProgressRailProps) {
  const reached = stationOf(shipment.status);
  return (
    <section aria-label={t`Progress`} className={classes.rail}>
      {reached !== null && (
        <ol className={classes.stations}>
          {STATIONS.map((station, index) => (
            <li
              key={index}
              data-state={index <= reached ? 'reached' : 'ahead'}
              aria-current={index === reached ? 'step' : undefined}
            >
              <span className={classes.mark} aria-hidden="true">
                {index <= reached && <IconCircleCheck size={18} />}
              </span>
              <span className={classes.word}>{i18n._(station)}</span>
            </li>
          ))}
        </ol>
      )}
      {timeline && (
        <div className={classes.facts}>
          <ExpectedNext next={timeline.expectedNext} />
          <Arrival eta={timeline.eta} shipment={shipment} />
          <News freshness={timeline.freshness} />
        </div>
      )}
    </section>
  );
}

function ExpectedNext({ next }: { next: Timeline['expectedNext'] }) {
  if (!next) return null;
  const { text, by, timeZone, overdue } = next;
  return (
    <div>
      {by ? (
        <Trans>
          <strong>Next:</strong> {text} by <DateTimeInZone instant={by} zone={timeZone} />
        </Trans>
      ) : (
        <Trans>
          <strong>Next:</strong> {text}
        </Trans>
      )}
      {overdue && (
        <span className={classes.overdue}>
          <IconAlertTriangle size={16} aria-hidden="true" /> {t`overdue`}
        </span>
      )}
    </div>
  );
}

function News({ freshness: { state, lastEventAt } }: { freshness: Timeline['freshness'] }) {
  const now = useNow();
  if (!lastEventAt) return <Text c="dimmed">{t`No updates yet.`}</Text>;
  const ago = formatRelative(lastEventAt, now);
  if (state === 'stale') {
    return (
      <Text component="div" c="var(--lading-attention)">
        <Trans>
          Tracking is overdue: last update {ago} (<DateTimeInZone instant={lastEventAt} />)
        </Trans>
      </Text>
    );
  }
  return (
    <Text component="div" c="dimmed">
      <Trans>
        Last update {ago} (<DateTimeInZone instant={lastEventAt} />)
      </Trans>
    </Text>
  );
}
