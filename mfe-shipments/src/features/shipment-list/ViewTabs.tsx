import { paths } from '@lading/mfe-contract';
import { formatNumber } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import classes from '../../shared/tabs.module.css';
import type { ShipmentCounts } from './api';
import { type View, VIEWS } from './list-address';

/** Most shipments that the server counts. */
const MOST_COUNTED = 10_000;

/** What there is to look at, with how much of it. Filters do not go along: each view begins whole. */
export function ViewTabs({ current, counts }: { current: View; counts: ShipmentCounts | undefined }) {
  return (
    <nav aria-label={t`Views`} className={classes.tabs}>
      {VIEWS.map(({ view, label, count }) => (
        <Link
          key={view}
          to={view === 'all' ? paths.shipments() : `${paths.shipments()}?view=${view}`}
          aria-current={view === current ? 'page' : undefined}
          className={classes.tab}
          data-active={view === current || undefined}
        >
          {i18n._(label)}
          {counts && <span className={classes.count}>{countText(counts[count])}</span>}
        </Link>
      ))}
    </nav>
  );
}

const countText = (count: number): string =>
  count > MOST_COUNTED ? `${formatNumber(MOST_COUNTED)}+` : formatNumber(count);
