import { paths } from '@lading/mfe-contract';
import { Anchor, formatDate, formatNumber, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { amountText, differenceText } from '../../shared/amount';
import { HomeCard } from './HomeCard';
import type { Home } from './HomeOverview';
import { percentOf } from './home-text';
import classes from './home.module.css';

/** Spend of the month to today, against the month before and the quotes. */
export function SpendCard({ spend, today }: { spend: NonNullable<Home['spend']>; today: string }) {
  const month = `counted=shipment&pickupFrom=${today.slice(0, 8)}01&pickupTo=${today}`;
  return (
    <HomeCard title={t`Spend this month`} note={t`Booked totals by pickup date, to today`}>
      {spend.map(({ currency, thisMonth, lastMonth, quotedThisMonth }) => (
        <div key={currency} className={classes.spend}>
          <Anchor
            component={Link}
            to={`${paths.shipments()}?${month}&currency=${currency}`}
            className={classes.value}
            underline="hover"
          >
            {amountText(thisMonth, currency)}
          </Anchor>
          <Text size="sm" c="dimmed">
            <Trans>
              Last month to the same day {amountText(lastMonth, currency)} ({changeText(thisMonth, lastMonth)})
            </Trans>
          </Text>
          <Text size="sm" c="dimmed">
            <Trans>
              Quoted {amountText(quotedThisMonth, currency)}, difference{' '}
              {differenceText(thisMonth - quotedThisMonth, currency)}
            </Trans>
          </Text>
          <span className={classes.bars} aria-hidden>
            <Bar share={thisMonth / Math.max(thisMonth, lastMonth, 1)} />
            <Bar share={lastMonth / Math.max(thisMonth, lastMonth, 1)} isPast />
          </span>
        </div>
      ))}
    </HomeCard>
  );
}

function changeText(now: number, before: number): string {
  if (before === 0) return t`nothing to compare`;
  const change = percentOf(Math.abs(now - before), before);
  return now >= before ? t`up ${change}` : t`down ${change}`;
}

/** Punctuality of the last 30 days. */
export function OnTimeCard({ onTime }: { onTime: Home['onTime'] }) {
  const { from, to, pickups, pickupsOnTime, deliveries, deliveriesOnTime } = onTime;
  const dates = `pickupFrom=${from}&pickupTo=${to}`;
  const rates = [
    { label: t`Delivered on time`, part: deliveriesOnTime, whole: deliveries, to: `counted=delivery&${dates}` },
    { label: t`Picked up on time`, part: pickupsOnTime, whole: pickups, to: `counted=pickup&${dates}` },
  ];
  return (
    <HomeCard title={t`On time`} note={t`Pickups since ${formatDate(from)}`}>
      {rates.map(({ label, part, whole, to: filter }) => (
        <div key={label} className={classes.rate}>
          <Anchor component={Link} to={`${paths.shipments()}?${filter}`} underline="hover" className={classes.percent}>
            {percentOf(part, whole)}
          </Anchor>
          <span>{label}</span>
          <span className={classes.note}>{partText(part, whole)}</span>
          <Bar share={whole === 0 ? 0 : part / whole} />
        </div>
      ))}
    </HomeCard>
  );
}

function partText(count: number, all: number): string {
  const [part, whole] = [formatNumber(count, 0), formatNumber(all, 0)];
  return t`${part} of ${whole}`;
}

/** Carriers with the most problems in the last 30 days. */
export function CarriersCard({ home: { carriers, onTime } }: { home: Home }) {
  const dates = `pickupFrom=${onTime.from}&pickupTo=${onTime.to}`;
  return (
    <HomeCard title={t`Carriers with problems`} note={t`Last 30 days`}>
      <ul className={classes.rows}>
        {carriers.map(({ scac, name, deliveries, lateDeliveries, latePickups, rejectedTenders }) => (
          <li key={scac} className={classes.carrier}>
            <Anchor component={Link} to={`${paths.shipments()}?carrier=${scac}&${dates}`} size="sm">
              {name}
            </Anchor>
            <span className={classes.note}>
              {[
                lateDeliveries > 0 && lateText(lateDeliveries, deliveries),
                latePickups > 0 && plural(latePickups, { one: '# late pickup', other: '# late pickups' }),
                rejectedTenders > 0 &&
                  plural(rejectedTenders, { one: '# tender rejected', other: '# tenders rejected' }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}

function lateText(count: number, all: number): string {
  const [lateDeliveries, deliveries] = [formatNumber(count, 0), formatNumber(all, 0)];
  return t`${lateDeliveries} of ${deliveries} deliveries late`;
}

const Bar = ({ share, isPast = false }: { share: number; isPast?: boolean }) => (
  <span className={classes.bar} aria-hidden>
    <span data-past={isPast || undefined} style={{ width: `${Math.round(share * 100)}%` }} />
  </span>
);
