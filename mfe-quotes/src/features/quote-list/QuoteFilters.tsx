import { modeOptions } from '@lading/trade';
import { SortSelect, type UrlSort, useSetFilters } from '@lading/mfe-kit';
import { Checkbox, LaneField, ListFilterBar, NativeSelect } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { statusOptions } from '../../shared/QuoteStatusBadge';

import { filterOf } from './list-search';

const ownerOptions = () => [
  { value: '', label: t`Created by anyone` },
  { value: 'me', label: t`Created by me` },
];

/** Search, filters and order of the list; all of them are in the URL. */
export function QuoteFilters({ sort }: { sort: UrlSort }) {
  const [search] = useSearchParams();
  const { q, status, mode, lane, owner, expiring } = filterOf(search);
  const setFilters = useSetFilters();
  return (
    <ListFilterBar
      label={t`Quotes`}
      placeholder={t`Number, reference, name or place`}
      statuses={statusOptions()}
      filter={{ q, status }}
      active={[status, mode, lane, owner, expiring].filter(Boolean).length}
      onChange={(next) => setFilters({ q: next.q, status: next.status })}
    >
      <NativeSelect
        aria-label={t`Mode`}
        data={[{ value: '', label: t`All modes` }, ...modeOptions()]}
        value={mode ?? ''}
        onChange={(event) => setFilters({ mode: event.currentTarget.value })}
      />
      <LaneField
        key={search.get('lane')}
        lane={search.get('lane') ?? ''}
        onChange={(value) => setFilters({ lane: value })}
      />
      <NativeSelect
        aria-label={t`Created by`}
        data={ownerOptions()}
        value={owner ?? ''}
        onChange={(event) => setFilters({ owner: event.currentTarget.value })}
      />
      <SortSelect sort={sort} />
      <Checkbox
        label={t`Expires within 24 hours`}
        checked={expiring === 'true'}
        onChange={(event) => setFilters({ expiring: event.currentTarget.checked ? 'true' : undefined })}
      />
    </ListFilterBar>
  );
}
