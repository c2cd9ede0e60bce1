import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, formatDate, Group, SegmentedControl, Text, useDisclosure } from '@lading/ui';
import { msg, plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { type Column, Records } from '../../../shared/Records';
import { Section } from '../../../shared/Section';
import type { FuelPrice } from '../../../shared/types';
import { FuelPaste } from './FuelPaste';
import { FuelWeekForm } from './FuelWeekForm';
import { useFuelPrices } from './use-fuel-prices';

const SHOWN = 8;

interface Week extends FuelPrice {
  /** Dollars against the week before of the same index; null for the first one. */
  change: number | null;
}

const COLUMNS: Column<Week>[] = [
  { name: msg`From`, cell: ({ effectiveOn }) => formatDate(effectiveOn) },
  { name: msg`Index`, cell: ({ index }) => index },
  { name: msg`$ per gallon`, cell: ({ price }) => price },
  {
    name: msg`Change`,
    cell: ({ change }) =>
      change === null ? '–' : `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toFixed(3)}`,
  },
];

/** Weekly diesel prices, by which fuel surcharges go. */
export function FuelSection() {
  const { host } = useRemote();
  const prices = useFuelPrices();
  const [all, { toggle }] = useDisclosure();
  return (
    <Section
      title={t`Fuel index`}
      description={t`The diesel price of each week; tariffs name the index that they go by.`}
    >
      <QueryBoundary query={prices} loading={t`Loading fuel prices`} failed={t`The fuel prices could not be loaded`}>
        {({ items }) => {
          const weeks = withChange(items);
          return (
            <>
              <Text>{noteOf(items)}</Text>
              {weeks.length > 0 && (
                <Records
                  caption={t`Fuel prices`}
                  columns={COLUMNS}
                  rows={all ? weeks : weeks.slice(0, SHOWN)}
                  keyOf={({ index, effectiveOn }) => `${index} ${effectiveOn}`}
                />
              )}
              {weeks.length > SHOWN && (
                <Group>
                  <Button variant="default" size="compact-sm" aria-expanded={all} onClick={toggle}>
                    {all
                      ? t`Show the latest only`
                      : plural(weeks.length, { one: 'Show all # week', other: 'Show all # weeks' })}
                  </Button>
                </Group>
              )}
            </>
          );
        }}
      </QueryBoundary>
      {host.session.can('tariff.manage') && <EnterWeeks />}
    </Section>
  );
}

function EnterWeeks() {
  const [way, setWay] = useState('one');
  return (
    <>
      <div>
        <SegmentedControl
          aria-label={t`How to enter weeks`}
          value={way}
          onChange={setWay}
          data={[
            { value: 'one', label: t`One week` },
            { value: 'many', label: t`Paste several` },
          ]}
        />
      </div>
      {way === 'one' ? <FuelWeekForm /> : <FuelPaste />}
    </>
  );
}

/** What quotes do for days that no week covers. */
function noteOf(items: readonly FuelPrice[]): string {
  const latest = [...new Map([...items].reverse().map((price) => [price.index, price])).values()];
  if (latest.length === 0)
    return t`No week is known: carriers whose tariff has a fuel surcharge make no offer until one is entered.`;
  const weeks = latest.map(({ index, effectiveOn }) => t`${index} from ${formatDate(effectiveOn)}`).join(', ');
  return t`Latest known: ${weeks}. A pickup after that week is rated with it, and the quote says so.`;
}

/** Weeks with what changed since the one before; they come newest first. */
function withChange(items: readonly FuelPrice[]): Week[] {
  return items.map((price, at) => {
    const before = items.slice(at + 1).find(({ index }) => index === price.index);
    return { ...price, change: before ? Number(price.price) - Number(before.price) : null };
  });
}
