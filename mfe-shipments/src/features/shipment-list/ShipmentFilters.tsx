import { FilterBar, SortSelect, type UrlSort, useSetFilters } from '@lading/mfe-kit';
import { FreightFilters } from '@lading/trade/filters';
import { Button, IconChevronDown, IconChevronUp, useDisclosure } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { statusOptions } from '../../shared/shipment-status';
import type { ShipmentSummary } from '../../shared/types';
import { filterOf } from './list-search';

/** Loaded when it is opened. */
const MoreFilters = lazy(async () => ({
  default: (await import(/* webpackChunkName: "more-filters" */ './MoreFilters')).MoreFilters,
}));

/** Search, filters and order of the list; all of them are in the URL. */
export function ShipmentFilters({ shipments, sort }: { shipments: readonly ShipmentSummary[]; sort: UrlSort }) {
  const [search] = useSearchParams();
  const { q, status, mode, lane, owner, carrier, pickupFrom, pickupTo, exception } = filterOf(search);
  const [isOpen, { toggle }] = useDisclosure(Boolean(carrier ?? pickupFrom ?? pickupTo ?? exception));
  const setFilters = useSetFilters();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <FilterBar
      label={t`Shipments`}
      placeholder={t`Number, BOL, PRO, reference, name or place`}
      statuses={statusOptions()}
      filter={{ q, status }}
      others={[mode, lane, owner, carrier, pickupFrom, pickupTo, exception]}
    >
      <FreightFilters
        mode={mode}
        lane={search.get('lane')}
        owner={owner}
        owners={{ label: t`Booked by`, anyone: t`Booked by anyone`, me: t`Booked by me` }}
        onChange={setFilters}
      />
      <SortSelect sort={sort} />
      <Button
        variant="default"
        aria-expanded={isOpen}
        onClick={toggle}
        rightSection={<Chevron size={16} aria-hidden="true" />}
      >
        <Trans>More filters</Trans>
      </Button>
      <Suspense>{isOpen && <MoreFilters shipments={shipments} />}</Suspense>
    </FilterBar>
  );
}
