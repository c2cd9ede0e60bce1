import { type Column, DataTable, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, formatDate, SegmentedControl, SkeletonRows, Text, useDisclosure } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Section } from '../../../shared/Section';
import type { FuelPrice } from '../../../shared/types';
import { fuelPriceQueries } from '../carrier-queries';
import { FuelChart } from './FuelChart';

const FuelWeekForm = lazy(async () => ({ default: (await import('./FuelWeekForm')).FuelWeekForm }));
const FuelPaste = lazy(async () => ({ default: (await import('./FuelPaste')).FuelPaste }));

const FIRST_ROWS = 8;

const SOURCES: Record<FuelPrice['source'], MessageDescriptor> = {
  entered: msg`Entered`,
  fetched: msg`EIA`,
  demonstration: msg`Demo`,
};

interface Week extends FuelPrice {
  /** Dollars since the previous week of the same index; null for the first one. */
  change: number | null;
}

const COLUMNS: Column<Week>[] = [
  { id: 'from', header: msg`Effective date`, cell: ({ effectiveOn }) => formatDate(effectiveOn) },
  { id: 'index', header: msg`Index`, cell: ({ index }) => index },
  { id: 'price', header: msg`$ per gallon`, align: 'right', cell: ({ price }) => price },
  {
    id: 'change',
    header: msg`Change`,
    align: 'right',
    cell: ({ change }) =>
      change === null ? '–' : `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toFixed(3)}`,
  },
  { id: 'source', header: msg`Source`, cell: ({ source }) => i18n._(SOURCES[source]) },
];

/** Weekly diesel prices, from which fuel surcharges are calculated. */
export function FuelSection() {
  const { host, api } = useRemote();
  const prices = useQuery(fuelPriceQueries.list(api));
  return (
    <Section title={t`Fuel prices`} description={t`Weekly diesel prices. Each tariff names its index.`}>
      <QueryBoundary query={prices} loading={t`Loading fuel prices`} failed={t`The fuel prices could not be loaded`}>
        {({ items, fetchedIndexes }) => (
          <>
            <Text>{noteOf(items)}</Text>
            {fetchedIndexes.length > 0 && (
              <Text c="dimmed">
                <Trans>
                  New weeks of {fetchedIndexes.join(', ')} come from the U.S. Energy Information Administration (EIA).
                  Weeks that you enter are kept.
                </Trans>
              </Text>
            )}
            <FuelChart prices={items} />
            {items.length > 0 && <Weeks weeks={withChange(items)} />}
          </>
        )}
      </QueryBoundary>
      {host.session.can('tariff.manage') && <AddPrices />}
    </Section>
  );
}

function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const [showsAll, { toggle }] = useDisclosure();
  return (
    <>
      <DataTable
        caption={t`Fuel prices`}
        columns={COLUMNS}
        rows={showsAll ? weeks : weeks.slice(0, FIRST_ROWS)}
        rowId={({ index, effectiveOn }) => `${index} ${effectiveOn}`}
      />
      {weeks.length > FIRST_ROWS && (
        <div>
          <Button variant="default" size="compact-sm" aria-expanded={showsAll} onClick={toggle}>
            {showsAll
              ? t`Show latest weeks`
              : plural(weeks.length, { one: 'Show all # week', other: 'Show all # weeks' })}
          </Button>
        </div>
      )}
    </>
  );
}

function AddPrices() {
  const [mode, setMode] = useState('one');
  return (
    <>
      <div>
        <SegmentedControl
          aria-label={t`Weeks to add`}
          value={mode}
          onChange={setMode}
          data={[
            { value: 'one', label: t`One week` },
            { value: 'many', label: t`Paste weeks` },
          ]}
        />
      </div>
      <Suspense fallback={<SkeletonRows rows={1} label={t`Loading`} />}>
        {mode === 'one' ? <FuelWeekForm /> : <FuelPaste />}
      </Suspense>
    </>
  );
}

/** Price of pickups after the latest week. */
function noteOf(items: readonly FuelPrice[]): string {
  const latest = [...new Map([...items].reverse().map((price) => [price.index, price])).values()];
  if (latest.length === 0) return t`Carriers whose tariff has a fuel surcharge make no offers until you add a price.`;
  const weeks = latest.map(({ index, effectiveOn }) => t`${index} from ${formatDate(effectiveOn)}`).join(', ');
  return t`Latest: ${weeks}. Later pickups use the latest price, and the quote says so.`;
}

/** Adds the change since the previous week; weeks are sorted newest first. */
function withChange(items: readonly FuelPrice[]): Week[] {
  return items.map((price, at) => {
    const previous = items.slice(at + 1).find(({ index }) => index === price.index);
    return { ...price, change: previous ? Number(price.price) - Number(previous.price) : null };
  });
}
