import { FreightFilters } from '@lading/trade/filters';
import { FilterBar, SortSelect, type UrlSort, useSetFilters } from '@lading/mfe-kit';
import { Checkbox } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { statusOptions } from '../../shared/QuoteStatusBadge';

import { filterOf } from './list-search';

/** Search, filters and order of the list; all of them are in the URL. */
export function QuoteFilters({ sort }: { sort: UrlSort }) {
  const [search] = useSearchParams();
  const { q, status, mode, lane, owner, expiring } = filterOf(search);
  const setFilters = useSetFilters();
  return (
    <FilterBar
      label={t`Quotes`}
      placeholder={t`Number, reference, name or place`}
      statuses={statusOptions()}
      filter={{ q, status }}
      others={[mode, lane, owner, expiring]}
    >
      <FreightFilters
        mode={mode}
        lane={search.get('lane')}
        owner={owner}
        owners={{ label: t`Created by`, anyone: t`Created by anyone`, me: t`Created by me` }}
        onChange={setFilters}
      />
      <SortSelect sort={sort} />
      <Checkbox
        label={t`Expires within 24 hours`}
        checked={expiring === 'true'}
        onChange={(event) => setFilters({ expiring: event.currentTarget.checked ? 'true' : undefined })}
      />
    </FilterBar>
  );
}
