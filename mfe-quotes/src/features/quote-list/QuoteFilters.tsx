import { useRemote } from '@lading/mfe-kit';
import { modeOptions } from '@lading/trade';
import { Checkbox, LaneField, ListFilterBar, NativeSelect, withValue } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { statusOptions } from '../../shared/QuoteStatusBadge';
import { filterOf, ORDERS, orderOf, ordersFor } from './filter-address';

const ownerOptions = () => [
  { value: '', label: t`Made by anybody` },
  { value: 'me', label: t`Made by me` },
];

/** Words, filters and order of the list; all of them stand in the address. */
export function QuoteFilters() {
  const { host } = useRemote();
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const { q, status, mode, lane, owner } = filter;
  const set = (name: string, value: string | undefined) =>
    setSearch((current) => withValue(current, name, value), { replace: true });
  const orders = ordersFor(filter).filter((order) => order !== 'cheapest' || host.session.can('price.read'));
  return (
    <ListFilterBar
      label={t`Quotes`}
      placeholder={t`Number, reference, name or place`}
      statuses={statusOptions()}
      filter={{ q, status }}
      active={[status, mode, lane, owner].filter(Boolean).length}
      onChange={(next) =>
        setSearch((current) => withValue(withValue(current, 'q', next.q), 'status', next.status), { replace: true })
      }
    >
      <NativeSelect
        aria-label={t`Mode`}
        data={[{ value: '', label: t`All modes` }, ...modeOptions()]}
        value={mode ?? ''}
        onChange={(event) => set('mode', event.currentTarget.value)}
      />
      <LaneField key={search.get('lane')} lane={search.get('lane') ?? ''} onChange={(lane) => set('lane', lane)} />
      <NativeSelect
        aria-label={t`Made by`}
        data={ownerOptions()}
        value={owner ?? ''}
        onChange={(event) => set('owner', event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={t`Order`}
        data={orders.map((value) => ({ value, label: i18n._(ORDERS[value].label) }))}
        value={orderOf(search)}
        onChange={(event) => set('order', event.currentTarget.value)}
      />
    </ListFilterBar>
  );
}

/** Only quotes whose last offer is about to end. */
export function EndingSoon() {
  const [search, setSearch] = useSearchParams();
  return (
    <Checkbox
      label={t`Ending within 24 hours`}
      checked={filterOf(search).expiring === 'true'}
      onChange={({ currentTarget: { checked } }) =>
        setSearch((current) => withValue(current, 'expiring', checked ? 'true' : undefined), { replace: true })
      }
    />
  );
}
