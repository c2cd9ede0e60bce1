import { SortSelect, type UrlSort, useSetFilters } from '@lading/mfe-kit';
import {
  Button,
  IconChevronDown,
  IconChevronUp,
  LaneField,
  ListFilterBar,
  NativeSelect,
  useDisclosure,
} from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { statusOptions } from '../../shared/shipment-status';
import type { ShipmentSummary } from '../../shared/types';
import { filterOf, MODES } from './list-search';

/** Loaded when it is opened. */
const MoreFilters = lazy(async () => ({
  default: (await import(/* webpackChunkName: "more-filters" */ './MoreFilters')).MoreFilters,
}));

const modes = () => [{ value: '', label: t`All modes` }, ...MODES.map((mode) => ({ value: mode, label: mode }))];
const owners = () => [
  { value: '', label: t`Booked by anyone` },
  { value: 'me', label: t`Booked by me` },
];

/** Search, filters and order of the list; all of them are in the URL. */
export function ShipmentFilters({ shipments, sort }: { shipments: readonly ShipmentSummary[]; sort: UrlSort }) {
  const [search] = useSearchParams();
  const { q, status, mode, lane, owner, carrier, pickupFrom, pickupTo, exception } = filterOf(search);
  const [isOpen, { toggle }] = useDisclosure(Boolean(carrier ?? pickupFrom ?? pickupTo ?? exception));
  const setFilters = useSetFilters();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <ListFilterBar
      label={t`Shipments`}
      placeholder={t`Number, BOL, PRO, reference, name or place`}
      statuses={statusOptions()}
      filter={{ q, status }}
      active={[status, mode, lane, owner, carrier, pickupFrom, pickupTo, exception].filter(Boolean).length}
      onChange={(next) => setFilters({ q: next.q, status: next.status })}
    >
      <NativeSelect
        aria-label={t`Mode`}
        data={modes()}
        value={mode ?? ''}
        onChange={(event) => setFilters({ mode: event.currentTarget.value })}
      />
      <LaneField
        key={search.get('lane')}
        lane={search.get('lane') ?? ''}
        onChange={(value) => setFilters({ lane: value })}
      />
      <NativeSelect
        aria-label={t`Booked by`}
        data={owners()}
        value={owner ?? ''}
        onChange={(event) => setFilters({ owner: event.currentTarget.value })}
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
    </ListFilterBar>
  );
}
