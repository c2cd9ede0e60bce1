import {
  Button,
  IconChevronDown,
  IconChevronUp,
  LaneField,
  ListFilterBar,
  NativeSelect,
  TextInput,
  useDisclosure,
} from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EXCEPTION_KINDS, EXCEPTION_NAMES } from '../../shared/exceptions';
import { statusOptions } from '../../shared/shipment-status';
import type { ShipmentSummary } from '../../shared/types';
import classes from './shipment-filters.module.css';
import { changed, filterOf, MODES, orderOf, ordersFor } from './list-address';
import { useCarriers } from './use-carriers';

const modes = () => [{ value: '', label: t`All modes` }, ...MODES.map((mode) => ({ value: mode, label: mode }))];
const owners = () => [
  { value: '', label: t`Booked by anybody` },
  { value: 'me', label: t`Booked by me` },
];
const exceptions = () => [
  { value: '', label: t`Any exception or none` },
  ...EXCEPTION_KINDS.map((kind) => ({ value: kind, label: i18n._(EXCEPTION_NAMES[kind]) })),
];

/** Sets one value of the address, without a step of the browser's history for each. */
function useSet() {
  const [, setSearch] = useSearchParams();
  return (name: string, value: string | undefined) =>
    setSearch((current) => changed(current, name, value), { replace: true });
}

/** Words, filters and order of the list; all of them stand in the address. */
export function ShipmentFilters({ shipments }: { shipments: readonly ShipmentSummary[] }) {
  const [search, setSearch] = useSearchParams();
  const { q, status, mode, lane, owner, carrier, pickupFrom, pickupTo, exception } = filterOf(search);
  const [isOpen, { toggle }] = useDisclosure(Boolean(carrier ?? pickupFrom ?? pickupTo ?? exception));
  const set = useSet();
  return (
    <ListFilterBar
      label={t`Shipments`}
      placeholder={t`Number, BOL, PRO, reference, name or place`}
      statuses={statusOptions()}
      filter={{ q, status }}
      active={[status, mode, lane, owner, carrier, pickupFrom, pickupTo, exception].filter(Boolean).length}
      onChange={(next) =>
        setSearch((current) => changed(changed(current, 'q', next.q), 'status', next.status), { replace: true })
      }
    >
      <NativeSelect
        aria-label={t`Mode`}
        data={modes()}
        value={mode ?? ''}
        onChange={(event) => set('mode', event.currentTarget.value)}
      />
      <LaneField key={search.get('lane')} lane={search.get('lane') ?? ''} onChange={(lane) => set('lane', lane)} />
      <NativeSelect
        aria-label={t`Booked by`}
        data={owners()}
        value={owner ?? ''}
        onChange={(event) => set('owner', event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={t`Order`}
        data={ordersFor(search)}
        value={orderOf(search)}
        onChange={(event) => set('order', event.currentTarget.value)}
      />
      <Button
        variant="default"
        aria-expanded={isOpen}
        onClick={toggle}
        rightSection={
          isOpen ? <IconChevronUp size={16} aria-hidden="true" /> : <IconChevronDown size={16} aria-hidden="true" />
        }
      >
        <Trans>More filters</Trans>
      </Button>
      {isOpen && <MoreFilters shipments={shipments} />}
    </ListFilterBar>
  );
}

function MoreFilters({ shipments }: { shipments: readonly ShipmentSummary[] }) {
  const [search] = useSearchParams();
  const { carrier, pickupFrom, pickupTo, exception } = filterOf(search);
  const set = useSet();
  const carriers = useCarriers(shipments, carrier);
  return (
    <div role="group" aria-label={t`More filters`} className={classes.more}>
      <NativeSelect
        label={t`Carrier`}
        data={[{ value: '', label: t`All carriers` }, ...carriers]}
        value={carrier ?? ''}
        onChange={(event) => set('carrier', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t`Pickup from`}
        value={pickupFrom ?? ''}
        max={pickupTo}
        onChange={(event) => set('pickupFrom', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t`Pickup to`}
        value={pickupTo ?? ''}
        min={pickupFrom}
        onChange={(event) => set('pickupTo', event.currentTarget.value)}
      />
      <NativeSelect
        label={t`Exception`}
        data={exceptions()}
        value={exception ?? ''}
        onChange={(event) => set('exception', event.currentTarget.value)}
      />
    </div>
  );
}
