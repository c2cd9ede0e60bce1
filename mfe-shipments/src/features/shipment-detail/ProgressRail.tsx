import { useNow } from '@lading/mfe-kit';
import { DateTimeInZone, formatRelative, IconAlertTriangle, IconCircleCheck } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { expectedName } from '../../shared/expected-name';
import type { Shipment } from '../../shared/types';
import { type Step, stepsOf } from './journey';
import classes from './progress-rail.module.css';
import { Arrival } from './tracking/Arrival';

/** Stations with their dates, the next expected event, the arrival, and the age of the tracking information. */
export function ProgressRail({ shipment }: { shipment: Shipment }) {
  const steps = stepsOf(shipment);
  return (
    <section aria-label={t`Progress`} className={classes.rail}>
      {steps && (
        <ol className={classes.stations}>
          {steps.map((step, index) => (
            <Station key={index} step={step} />
          ))}
        </ol>
      )}
      <div className={classes.facts}>
        <Arrival eta={shipment.eta} shipment={shipment} />
        <ExpectedNext shipment={shipment} />
        <LastUpdate freshness={shipment.freshness} />
      </div>
    </section>
  );
}

function Station({ step: { name, reached, current, date } }: { step: Step }) {
  return (
    <li data-state={reached ? 'reached' : 'ahead'} aria-current={current ? 'step' : undefined}>
      <span className={classes.mark} aria-hidden="true">
        {reached && <IconCircleCheck size={18} />}
      </span>
      <span className={classes.name}>{i18n._(name)}</span>
      {date && <span className={classes.date}>{date}</span>}
    </li>
  );
}

/** The next event; left out when it is the delivery, whose date is the arrival. */
function ExpectedNext({ shipment: { expectedNext: next, eta } }: { shipment: Shipment }) {
  if (!next || (next.event === 'delivered' && eta && !next.overdue)) return null;
  const { by, timeZone, overdue } = next;
  const text = expectedName(next);
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
      {overdue && <Overdue>{t`overdue`}</Overdue>}
    </div>
  );
}

function Overdue({ children }: { children: string }) {
  return (
    <span className={classes.overdue}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      {children}
    </span>
  );
}

function LastUpdate({ freshness: { state, lastEventAt } }: { freshness: Shipment['freshness'] }) {
  const now = useNow();
  if (lastEventAt === null) return null;
  const ago = formatRelative(lastEventAt, now);
  return (
    <div className={classes.update} data-stale={state === 'stale' || undefined}>
      {state === 'stale' ? <Overdue>{t`Tracking is overdue, last update ${ago}`}</Overdue> : t`Last update ${ago}`}
      <span className={classes.exact}>
        {' '}
        (<DateTimeInZone instant={lastEventAt} />)
      </span>
    </div>
  );
}
