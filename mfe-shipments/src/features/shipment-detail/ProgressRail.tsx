import { DateTimeInZone, formatRelative, IconAlertTriangle, IconCircleCheck, Text } from '@lading/ui';
import { useNow } from '../../shared/use-now';
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
    <section aria-label="Progress" className={classes.rail}>
      {reached !== null && (
        <ol className={classes.stations}>
          {STATIONS.map((station, index) => (
            <li key={station} data-state={index <= reached ? 'reached' : 'ahead'} aria-current={index === reached ? 'step' : undefined}>
              <span className={classes.mark} aria-hidden="true">
                {index <= reached && <IconCircleCheck size={18} />}
              </span>
              <span className={classes.word}>{station}</span>
            </li>
          ))}
        </ol>
      )}
      {timeline && (
        <div className={classes.facts}>
          <ExpectedNext next={timeline.expectedNext} />
          <Arrival eta={timeline.eta} status={shipment.status} />
          <News freshness={timeline.freshness} />
        </div>
      )}
    </section>
  );
}

function ExpectedNext({ next }: { next: Timeline['expectedNext'] }) {
  if (!next) return null;
  return (
    <div>
      <strong>Next:</strong> {next.text}
      {next.by && (
        <>
          {' '}
          by <DateTimeInZone instant={next.by} zone={next.timeZone} />
        </>
      )}
      {next.overdue && (
        <span className={classes.overdue}>
          <IconAlertTriangle size={16} aria-hidden="true" /> overdue
        </span>
      )}
    </div>
  );
}

function News({ freshness: { state, lastEventAt } }: { freshness: Timeline['freshness'] }) {
  const now = useNow();
  if (!lastEventAt) return <Text c="dimmed">No news yet.</Text>;
  return (
    <Text component="div" c={state === 'stale' ? 'var(--lading-attention)' : 'dimmed'}>
      Last news {formatRelative(lastEventAt, now)} (<DateTimeInZone instant={lastEventAt} />)
      {state === 'stale' && ': older than it should be'}
    </Text>
  );
}
