import { type Column, DataTable, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, formatDate, SegmentedControl, SkeletonRows, Text, useDisclosure } from '@lading/ui';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Section } from '../../../shared/Section';
import type { ExchangeRate } from '../../../shared/types';
import { exchangeRateQueries } from '../carrier-queries';

const RateForm = lazy(async () => ({ default: (await import('./RateForm')).RateForm }));
const RateImport = lazy(async () => ({ default: (await import('./RateImport')).RateImport }));

const FIRST_ROWS = 8;

const COLUMNS: Column<ExchangeRate>[] = [
  { id: 'date', header: msg`Date`, cell: ({ effectiveOn }) => formatDate(effectiveOn) },
  { id: 'rate', header: msg`CAD per USD`, align: 'right', cell: ({ cadPerUsd }) => cadPerUsd },
  { id: 'source', header: msg`Source`, cell: ({ source }) => source },
];

/** Daily USD/CAD rates, by which offers in different currencies are compared. */
export function ExchangeRatesSection() {
  const { host, api } = useRemote();
  const rates = useQuery(exchangeRateQueries.list(api));
  return (
    <Section
      title={t`Exchange rates`}
      description={t`Offers in US and Canadian dollars are compared at the newest rate. Prices stay in the carrier's currency.`}
    >
      <QueryBoundary
        query={rates}
        loading={t`Loading exchange rates`}
        failed={t`The exchange rates could not be loaded`}
      >
        {({ items }) =>
          items.length > 0 ? (
            <Rates rates={items} />
          ) : (
            <Text>
              <Trans>Without a rate, no offer is marked as the cheapest across currencies.</Trans>
            </Text>
          )
        }
      </QueryBoundary>
      {host.session.can('tariff.manage') && <AddRates />}
    </Section>
  );
}

function Rates({ rates }: { rates: readonly ExchangeRate[] }) {
  const [showsAll, { toggle }] = useDisclosure();
  return (
    <>
      <DataTable
        caption={t`Exchange rates`}
        columns={COLUMNS}
        rows={showsAll ? rates : rates.slice(0, FIRST_ROWS)}
        rowId={({ effectiveOn }) => effectiveOn}
      />
      {rates.length > FIRST_ROWS && (
        <div>
          <Button variant="default" size="compact-sm" aria-expanded={showsAll} onClick={toggle}>
            {showsAll ? t`Show latest days` : plural(rates.length, { one: 'Show all # day', other: 'Show all # days' })}
          </Button>
        </div>
      )}
    </>
  );
}

function AddRates() {
  const [mode, setMode] = useState('one');
  return (
    <>
      <div>
        <SegmentedControl
          aria-label={t`Rates to add`}
          value={mode}
          onChange={setMode}
          data={[
            { value: 'one', label: t`One day` },
            { value: 'many', label: t`Import CSV` },
          ]}
        />
      </div>
      <Suspense fallback={<SkeletonRows rows={1} label={t`Loading`} />}>
        {mode === 'one' ? <RateForm /> : <RateImport />}
      </Suspense>
    </>
  );
}
