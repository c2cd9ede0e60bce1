import { DateTimeInZone, formatRelative, IconCircleCheck, Text } from '@lading/ui';
import type { Shipment } from '../../shared/types';
import { expectedNext, stationOf, STATIONS } from './journey';
import classes from './progress-rail.module.css';

/** Where the shipment is on its way, what is expected next, and how fresh the news is. */
export function ProgressRail({ shipment }: { shipment: Shipment }) {
  const reached = stationOf(shipment.status);
  const next = expectedNext(shipment.status);
  const last = shipment.events[0];
  return (
    <section aria-label="Progress" className={classes.rail}>
      {reached !== null && (
        <ol className={classes.stations}>
          {STATIONS.map((station, index) => (
            <li key={station} data-state={index <= reached ? 'reached' : 'ahead'} aria-current={index === reached ? 'step' : undefined}>
              <span className={classes.mark} aria-hidden="true">
                {index <= reached && <IconCircleCheck size={18} />}
              </span>
              {station}
            </li>
          ))}
        </ol>
      )}
      <Text component="p">
        {next && (
          <>
            <strong>Next:</strong> {next}{' '}
          </>
        )}
        {last && (
          <Text span c="dimmed">
            Last news <DateTimeInZone instant={last.occurredAt} zone={last.timeZone} /> ({formatRelative(last.occurredAt, new Date())}).
          </Text>
        )}
      </Text>
    </section>
  );
}
